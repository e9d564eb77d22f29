import { changeEmail, logoutAll, register } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { apply } from '@prova/contract/applications/applications';
import { addNote, listNotes } from '@prova/contract/evaluations/evaluations';
import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import { toggleJob } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { system } from '../../src/platform/actor.ts';
import { createContext } from '../../src/platform/context.ts';
import { housekeeping } from '../../src/platform/housekeeping.ts';
import { type AppliedCandidate, applicationCall, applyTo, countRows } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob, wizardData } from '../jobs-factory.ts';
import { newId } from '../new-id.ts';
import { PASSWORD, type Person, signIn, signUp } from '../people.ts';
import { statementsDuring } from '../statements.ts';

const accepted = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION, adult: true };

let server: TestServer;
let recruiter: Person;
let other: Person;
let job: { id: string; slug: string };
let candidate: AppliedCandidate;
beforeAll(async () => {
  server = await startTestServer();
  [recruiter, other] = [await signUp(server, 'RECRUITER'), await signUp(server, 'RECRUITER')];
  job = await publishJob(server, recruiter);
  candidate = await applyTo(server, job);
});
afterAll(() => server.close());

const note = (key: string, body: string) =>
  server.call(addNote, {
    as: recruiter.token,
    params: { id: candidate.id },
    body: { body },
    headers: { 'idempotency-key': key },
  });
const notesSaying = async (body: string) => {
  const { data } = await server.call(listNotes, { as: recruiter.token, params: { id: candidate.id } });
  return data.filter((each) => each.body === body).length;
};

test('the same call again answers the same and does nothing', async () => {
  const key = newId();
  const first = await note(key, 'Ligar na terça');
  const again = await note(key, 'Ligar na terça');
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(await notesSaying('Ligar na terça')).toBe(1);
});

test('ten at once do the work of one', async () => {
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 10 }, () => note(key, 'Dez cliques')));
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await notesSaying('Dez cliques')).toBe(1);
});

test('another question under the same key is refused', async () => {
  const key = newId();
  await note(key, 'Uma coisa');
  const answer = await note(key, 'Outra coisa');
  expect([answer.status, answer.body.error]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await notesSaying('Outra coisa')).toBe(0);
});

test('what failed may be tried again under its key', async () => {
  const call = applicationCall(job, { headers: { 'idempotency-key': newId() } });
  await server.call(toggleJob, { as: recruiter.token, params: { id: job.id } });
  const before = await countRows(server);
  expect((await server.call(apply, call)).body.error).toBe('JOB_CLOSED');
  expect(await countRows(server)).toEqual(before);
  await server.call(toggleJob, { as: recruiter.token, params: { id: job.id } });
  expect((await server.call(apply, call)).status).toBe(201);
  expect((await server.call(apply, call)).status).toBe(201);
  expect((await countRows(server)).applications).toBe((before.applications ?? 0) + 1);
});

test('a key says nothing about somebody else’s', async () => {
  const key = newId();
  const draft = (as: string) =>
    server.call(saveStep, {
      as,
      params: { n: 1 },
      body: { data: wizardData()[1] },
      headers: { 'idempotency-key': key },
    });
  const [mine, theirs, again] = [await draft(recruiter.token), await draft(other.token), await draft(recruiter.token)];
  expect(theirs.data.id).not.toBe(mine.data.id);
  expect(again.data.id).toBe(mine.data.id);
  const { data } = await server.call(listRecruiterJobs, { as: other.token });
  expect(data.map(({ id }) => id)).toEqual([theirs.data.id]);
});

test('a key does not get past the door', async () => {
  const key = newId();
  const headers = { 'idempotency-key': key };
  const call = { params: { id: candidate.id }, body: { body: 'Só nossa' }, headers };
  await server.call(addNote, { ...call, as: recruiter.token });
  expect((await server.call(addNote, { ...call, as: other.token })).status).toBe(404);
  expect((await server.call(addNote, call)).status).toBe(401);
});

test('what a refusal has counted stays counted, and its key may be used again', async () => {
  const headers = { 'idempotency-key': newId() };
  const email = 'contada@correio.example';
  const body = { name: 'Contada', email, password: PASSWORD, role: 'POTENTIAL', ...accepted };
  const { cookies } = await server.call(register, { body });
  const [mail] = await server.mails(email);
  const guess = () =>
    server.call(changeEmail, {
      body: { email, password: 'errada-errada', newEmail: 'b@correio.example' },
      headers,
      cookies,
    });
  const failures = async () =>
    (await server.platform.database.selectFrom('loginFailures').select('id').execute()).length;
  expect(mail?.code).toBeDefined();
  const before = await failures();
  expect([(await guess()).body.error, (await guess()).body.error]).toEqual(Array(2).fill('INVALID_CREDENTIALS'));
  expect(await failures()).toBe(before + 2);
});

test('an answer that came with a cookie comes with it again', async () => {
  const body = {
    name: 'Biscoito',
    email: 'biscoito@correio.example',
    password: PASSWORD,
    role: 'POTENTIAL',
    ...accepted,
  };
  const call = { body, headers: { 'idempotency-key': newId() } };
  const [first, again] = [await server.call(register, call), await server.call(register, call)];
  expect(Object.keys(first.cookies)).toHaveLength(1);
  expect(again.cookies).toEqual(first.cookies);
  const kept = await server.platform.database.selectFrom('idempotencyKeys').select('cookies').execute();
  const [secret = ''] = Object.values(first.cookies);
  for (const { cookies } of kept) expect(cookies?.includes(secret) ?? false).toBe(false);
});

test('the work that ends its own session is answered again', async () => {
  const { token: as } = await signIn(server, other.email);
  const call = { as, headers: { 'idempotency-key': newId() } };
  const [first, again] = [await server.call(logoutAll, call), await server.call(logoutAll, call)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect((await server.call(logoutAll, { as })).body.error).toBe('SESSION_EXPIRED');
  expect((await server.call(logoutAll, { as, headers: { 'idempotency-key': newId() } })).body.error).toBe(
    'SESSION_EXPIRED',
  );
});

test('the same words for another company are another question', async () => {
  const key = newId();
  await note(key, 'Qual empresa?');
  const elsewhere = await server.call(addNote, {
    as: recruiter.token,
    params: { id: candidate.id },
    body: { body: 'Qual empresa?' },
    headers: { 'idempotency-key': key, 'x-company-id': newId() },
  });
  expect(elsewhere.body.error).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('a key costs a look-up and the answer, and a repetition the look-up alone', async () => {
  const key = newId();
  const asked = async (headers: Record<string, string>, text: string) => {
    const call = { as: recruiter.token, params: { id: candidate.id }, body: { body: text }, headers };
    const statements = await statementsDuring(() => server.call(addNote, call));
    return statements.length;
  };
  // Who calls is asked each time.
  const who = 1;
  const without = await asked({}, 'Sem chave');
  expect(await asked({ 'idempotency-key': key }, 'Com chave')).toBe(without + 2);
  expect(await asked({ 'idempotency-key': key }, 'Com chave')).toBe(who + 1);
});

test('what the version before had begun is done now', async () => {
  const key = newId();
  await server.platform.database
    .insertInto('idempotencyKeys')
    .values({ actor: `user:${recruiter.id}`, key, requestHash: Buffer.alloc(32), createdAt: server.clock.now() })
    .execute();
  const [first, again] = [await note(key, 'Versão nova'), await note(key, 'Versão nova')];
  expect([first.status, again.body]).toEqual([201, first.body]);
  expect(await notesSaying('Versão nova')).toBe(1);
});

test('answers are kept for a day', async () => {
  const key = newId();
  const pass = async (hours: number) => {
    server.clock.advance(hours * 3600);
    await housekeeping.run(createContext(server.platform, { actor: system, locale: 'pt-BR' }), {});
  };
  const kept = () =>
    server.platform.database.selectFrom('idempotencyKeys').select('key').where('key', '=', key).execute();
  await note(key, 'De ontem');
  await pass(23);
  expect(await kept()).toHaveLength(1);
  await pass(2);
  expect(await kept()).toHaveLength(0);
});
