import { applicationTimeline } from '@prova/contract/applications/applications';
import { getTeam } from '@prova/contract/companies/team';
import { addNote, editNote, listNotes, removeNote } from '@prova/contract/evaluations/evaluations';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { setRecruiterPicture } from '@prova/contract/recruiters/recruiters';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { twoHalves } from '../../../test/fixtures/pictures.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { withoutMails } from '../../../test/without-mails.ts';

let server: TestServer;
let ana: Person;
/** Of the same company. */
let caio: Person;
/** Of another company. */
let bia: Person;
let talent: Person;
let job: JobDetail;
let person: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER', { name: 'Ana Prado' });
  caio = await signUp(server, 'RECRUITER', { name: 'Caio Reis' });
  bia = await signUp(server, 'RECRUITER');
  talent = await signUp(server, 'POTENTIAL');
  await server.platform.database
    .insertInto('companyMembers')
    .values({
      id: newId(),
      companyId: ana.companyId,
      userId: caio.id,
      role: 'recruiter',
      createdAt: server.clock.now(),
    })
    .execute();
  job = await publishJob(server, ana);
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await applyTo(server, job);
});

const add = (body: unknown, as = ana.token, headers = {}) =>
  server.call(addNote, { as, params: { id: person.id }, body: { body }, headers });
const list = (query = {}, as = ana.token) => server.call(listNotes, { as, params: { id: person.id }, query });
const edit = (id: string, body: object, as = ana.token) => server.call(editNote, { as, params: { id }, body });
const remove = (id: string, as = ana.token) => server.call(removeNote, { as, params: { id } });

test('colleagues are seen with their photos, in notes, history and team', async () => {
  const { data: profile } = await server.call(setRecruiterPicture, {
    as: caio.token,
    params: { id: caio.id, picture: 'photo' },
    files: { file: { name: 'eu.png', mime: 'image/png', body: await twoHalves() } },
  });
  await add('Com foto', caio.token, { 'x-company-id': ana.companyId });
  const photoUrl = profile.photoUrl;
  expect((await server.app.inject({ url: photoUrl ?? '' })).statusCode).toBe(200);
  expect((await list()).data[0]?.author).toMatchObject({ name: 'Caio Reis', photoUrl });
  const timeline = await server.call(applicationTimeline, { as: ana.token, params: { id: person.id } });
  expect(withoutMails(timeline.data)[0]?.actor).toEqual({ kind: 'member', name: 'Caio Reis', photoUrl });
  // Candidates have none here, whoever they are.
  expect(withoutMails(timeline.data).at(-1)?.actor).toMatchObject({ kind: 'candidate', photoUrl: null });
  const team = await server.call(getTeam, { as: ana.token, params: { id: ana.companyId } });
  expect(team.data.members.map((each) => [each.name, each.photoUrl])).toEqual([
    ['Ana Prado', null],
    ['Caio Reis', photoUrl],
  ]);
});

test('a note names its author, is plain text and stands in the history', async () => {
  const body = '<script>alert(1)</script>\nBom em SQL & testes';
  const added = await add(body);
  expect(added.status).toBe(201);
  expect(added.data).toEqual({
    id: expect.any(String),
    version: 1,
    body,
    author: { id: ana.id, name: 'Ana Prado', photoUrl: null },
    createdAt: server.clock.now().toISOString(),
    can: { edit: true },
  });
  const timeline = await server.call(applicationTimeline, { as: ana.token, params: { id: person.id } });
  expect(withoutMails(timeline.data)[0]).toMatchObject({
    type: 'noted',
    actor: { name: 'Ana Prado' },
    data: { noteId: added.data.id },
  });
  expect((await list()).data).toEqual([added.data]);
});

test('the newest come first, page by page, in the eyes of a colleague too', async () => {
  for (const n of [1, 2, 3, 4, 5]) await add(`Nota ${n}`, n % 2 ? ana.token : caio.token);
  const seen: unknown[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await list({ limit: 2, ...(cursor && { cursor }) }, caio.token);
    seen.push(...page.data.map(({ body, author, can }) => [body, author.name, can.edit]));
    cursor = (page.body.meta as { nextCursor: string | null }).nextCursor;
  } while (cursor);
  expect(seen).toEqual([
    ['Nota 5', 'Ana Prado', false],
    ['Nota 4', 'Caio Reis', true],
    ['Nota 3', 'Ana Prado', false],
    ['Nota 2', 'Caio Reis', true],
    ['Nota 1', 'Ana Prado', false],
  ]);
});

test('one’s own note is fixed and deleted; a stale change is refused', async () => {
  const { id } = (await add('Primeira versão')).data;
  expect((await edit(id, { body: 'Segunda versão', version: 1 })).data).toMatchObject({
    body: 'Segunda versão',
    version: 2,
  });
  expect((await edit(id, { body: 'Terceira', version: 1 })).body.error).toBe('VERSION_CONFLICT');
  expect((await list()).data.map(({ body }) => body)).toEqual(['Segunda versão']);
  expect((await remove(id)).data).toEqual({ id });
  expect((await list()).data).toEqual([]);
  expect((await remove(id)).body.error).toBe('NOT_FOUND');
  expect((await edit(id, { body: 'Nada', version: 2 })).body.error).toBe('NOT_FOUND');
});

test('a colleague’s note is read, not touched; others find nothing', async () => {
  const { id } = (await add('Da Ana')).data;
  const change = { body: 'De outra pessoa', version: 1 };
  expect((await edit(id, change, caio.token)).body.error).toBe('FORBIDDEN');
  expect((await remove(id, caio.token)).body.error).toBe('FORBIDDEN');
  for (const [as, onApplication, onNote] of [
    [bia.token, 'APPLICATION_NOT_FOUND', 'NOT_FOUND'],
    [talent.token, 'FORBIDDEN', 'FORBIDDEN'],
    ['', 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
  ] as const) {
    expect((await list({}, as)).body.error).toBe(onApplication);
    expect((await add('Olá', as)).body.error).toBe(onApplication);
    expect((await edit(id, change, as)).body.error).toBe(onNote);
    expect((await remove(id, as)).body.error).toBe(onNote);
  }
  expect((await list()).data.map(({ body }) => body)).toEqual(['Da Ana']);
});

test('a double click writes one note', async () => {
  const headers = { 'idempotency-key': newId() };
  const answers = await Promise.all([1, 2].map(() => add('Uma vez', ana.token, headers)));
  expect(answers.map(({ data }) => data.id)).toEqual([answers[0]?.data.id, answers[0]?.data.id]);
  expect((await list()).data).toHaveLength(1);
});

test('bad words, versions and cursors are refused', async () => {
  for (const body of ['', ' a ', '🙂', 'x'.repeat(2001), 'x'.repeat(10_000), 'a\u0000b', 7, undefined])
    expect((await add(body)).body.error, String(body).slice(0, 9)).toBe('VALIDATION_FAILED');
  const { id } = (await add('🙂🙂')).data;
  for (const version of [0, 1.5, 3e9, '1', undefined])
    expect((await edit(id, { body: 'Outra', version })).body.error).toBe('VALIDATION_FAILED');
  expect((await edit(id, { body: 'Outra', version: 1, author: 'x' })).body.error).toBe('VALIDATION_FAILED');
  expect((await list({ cursor: 'nonsense' })).body.error).toBe('VALIDATION_FAILED');
  expect((await edit('nonsense', { body: 'Outra', version: 1 })).body.error).toBe('NOT_FOUND');
});
