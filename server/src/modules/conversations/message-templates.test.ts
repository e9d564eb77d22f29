import { MESSAGE_TEMPLATES_MAX } from '@prova/contract/conversations/limits';
import {
  createMessageTemplate,
  listMessageTemplates,
  removeMessageTemplate,
  updateMessageTemplate,
} from '@prova/contract/conversations/message-templates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { signUpMember } from '../../../test/members.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signUp } from '../../../test/people.ts';

let server: TestServer;
let ana: Person;
let bia: Person;
beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER');
  bia = await signUp(server, 'RECRUITER');
});
afterAll(() => server.close());

const BODY = 'Olá, {{candidateName}}! Você pode conversar sobre {{jobTitle}}?';
const save = (name: unknown, body: unknown = BODY, as = ana.token) =>
  server.call(createMessageTemplate, { as, body: { name, body } });
const names = async (as = ana.token) => (await server.call(listMessageTemplates, { as })).data.map(({ name }) => name);

test('the company’s templates are read by all who write to candidates, changed by those who run its jobs', async () => {
  const manager = await signUpMember(server, ana, 'hiring_manager');
  const { data, status } = await save('Agenda');
  expect([status, data]).toEqual([201, { id: expect.any(String), version: 1, name: 'Agenda', body: BODY }]);
  expect(await names(manager.token)).toEqual(['Agenda']);
  expect((await save('Do gestor', BODY, manager.token)).body.error).toBe('FORBIDDEN');
  expect(await names(bia.token)).toEqual([]);

  const params = { id: data.id };
  const change = { name: 'Agendar', body: 'Quinta?', version: 1 };
  const update = (as: string, body = change) => server.call(updateMessageTemplate, { as, params, body });
  expect((await update(bia.token)).body.error).toBe('NOT_FOUND');
  expect((await update(manager.token)).body.error).toBe('FORBIDDEN');
  expect((await update(ana.token)).data).toEqual({ id: data.id, ...change, version: 2 });
  expect((await update(ana.token)).body.error).toBe('VERSION_CONFLICT');
  expect((await server.call(removeMessageTemplate, { as: bia.token, params })).body.error).toBe('NOT_FOUND');
  expect((await server.call(removeMessageTemplate, { as: ana.token, params })).data).toEqual(params);
  expect(await names()).toEqual([]);
});

test('a place that nothing fills, and what cannot be seen, are refused', async () => {
  for (const body of ['Olá, {{nome}}', '\u200B', '', 'x'.repeat(4001)])
    expect((await save('Convite', body)).body.error, body.slice(0, 20)).toBe('VALIDATION_FAILED');
  for (const name of ['', 'x'.repeat(81), 'a\nb']) expect((await save(name)).body.error).toBe('VALIDATION_FAILED');
  expect((await save('Convite', 'Chaves {assim} {{ e assim }} ficam; {{ companyName }} não.')).status).toBe(201);
});

test('a company saves a hundred, also when two save at once', async () => {
  const { token: as, companyId } = bia;
  const createdAt = server.clock.now();
  await server.platform.database
    .insertInto('messageTemplates')
    .values(
      Array.from({ length: MESSAGE_TEMPLATES_MAX - 1 }, (_, n) => ({
        id: newId(),
        companyId,
        name: `Modelo ${n}`,
        body: 'Olá!',
        createdAt,
      })),
    )
    .execute();
  const saved = await Promise.all(['A', 'B'].map((name) => save(name, BODY, as)));
  expect(saved.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await names(as)).toHaveLength(MESSAGE_TEMPLATES_MAX);
});
