import { getConversation, sendMessage, sendOwnMessage } from '@prova/contract/conversations/conversations';
import { eraseAccount, getExport, requestExport } from '@prova/contract/privacy/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { pdfResume } from '../../../test/fixtures/resumes.ts';
import { foundIn } from '../../../test/found-in.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { unzip } from '../../../test/unzip.ts';
import { MINUTE } from '../../platform/clock.ts';

let server: TestServer;
let ana: Person;
let talent: Person;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER', { verified: true });
  talent = await signUp(server, 'POTENTIAL');
  const job = await publishJob(server, ana);
  id = (await applyTo(server, job, { as: talent.token, email: talent.email, fullName: talent.name })).id;
  const file = { name: 'proposta-amarantina.pdf', body: await pdfResume([['Proposta', 'amarantina']]) };
  const sent = { params: { id }, files: { attachments: file } };
  await server.call(sendMessage, { as: ana.token, ...sent, body: { body: 'Proposta amarantina' } });
  await server.call(sendOwnMessage, { as: talent.token, ...sent, body: { body: 'Resposta amarantina' } });
});
afterAll(() => server.close());

const copyOf = async ({ token: as }: Person) => {
  await server.call(requestExport, { as });
  await server.drain();
  const { data } = await server.call(getExport, { as });
  return unzip((await server.app.inject({ url: data?.link ?? '' })).rawPayload);
};
const json = (files: Map<string, Buffer>, path: string) => JSON.parse(files.get(path)?.toString() ?? 'null');

test('the copy of a candidate has what both sides wrote, with the files', async () => {
  const files = await copyOf(talent);
  expect(json(files, 'applications/messages.json')).toMatchObject([
    { applicationId: id, writtenBy: 'team', text: 'Proposta amarantina' },
    { applicationId: id, writtenBy: 'candidate', text: 'Resposta amarantina' },
  ]);
  expect([...files.keys()].filter((path) => path.includes('proposta-amarantina'))).toHaveLength(2);
});

test('that of a recruiter tells when they wrote, and not what', async () => {
  const files = await copyOf(ana);
  expect(json(files, 'company_work/messages-you-wrote.json')).toMatchObject([{ applicationId: id }]);
  expect([...files.values()].some((body) => body.includes('amarantina'))).toBe(false);
});

test('with the candidate it all goes, from the storage too, and nobody writes to them any more', async () => {
  // What nobody has read is in mails by then.
  server.clock.advance(11 * MINUTE);
  await server.drain();
  expect((await server.mails(ana.email))[0]?.text).toContain('amarantina');
  const { token } = await signIn(server, talent.email);
  expect((await server.call(eraseAccount, { as: token, body: { email: talent.email } })).status).toBe(202);
  server.clock.advance(MINUTE + 1);
  await server.drain();
  expect(await foundIn(server, ['amarantina'])).toEqual([]);
  ana = { ...ana, ...(await signIn(server, ana.email)) };
  const { data } = await server.call(getConversation, { as: ana.token, params: { id } });
  expect(data).toMatchObject({ messages: [], refusal: 'erased', can: { write: false } });
  const refused = await server.call(sendMessage, { as: ana.token, params: { id }, body: { body: 'Oi?' } });
  expect(refused.body.error).toBe('CONVERSATION_CLOSED');
});
