import { apply } from '@prova/contract/applications';
import { addNote, listNotes } from '@prova/contract/evaluations';
import { listRecruiterJobs } from '@prova/contract/job-list';
import { saveStep } from '@prova/contract/job-wizard';
import { toggleJob } from '@prova/contract/jobs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { system } from '../../src/platform/actor.ts';
import { createContext } from '../../src/platform/context.ts';
import { housekeeping } from '../../src/platform/housekeeping.ts';
import { newId } from '../../src/platform/id.ts';
import { type AppliedCandidate, applicationCall, applyTo, countRows } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob, wizardData } from '../jobs-factory.ts';
import { type Person, signUp } from '../people.ts';

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
  const call = await applicationCall(job, { headers: { 'idempotency-key': newId() } });
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

/** What a server leaves behind that was killed in the middle of a call. */
async function abandon(key: string, secondsAgo: number): Promise<void> {
  await note(key, 'Interrompida');
  await server.platform.database
    .updateTable('idempotency_keys')
    .set({ status: null, response: null, created_at: new Date(server.clock.now().getTime() - secondsAgo * 1000) })
    .where('key', '=', key)
    .execute();
}

test('a run that died is taken over by one repetition, however many come', async () => {
  const key = newId();
  await abandon(key, 13);
  const before = await notesSaying('Interrompida');
  const answers = await Promise.all(Array.from({ length: 6 }, () => note(key, 'Interrompida')));
  for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
  expect(await notesSaying('Interrompida')).toBe(before + 1);
});

test('a run that takes long shows that it lives, and is waited for', async () => {
  const key = newId();
  const outside = new pg.Client({ connectionString: server.databaseUrl });
  await outside.connect();
  const begun = () =>
    server.platform.database
      .selectFrom('idempotency_keys')
      .select('created_at')
      .where('key', '=', key)
      .executeTakeFirst()
      .then((row) => row?.created_at.getTime());
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await outside.query('begin; lock table notes in exclusive mode');
    const first = note(key, 'Demorada');
    await expect.poll(begun, { timeout: 10_000 }).toBe(server.clock.now().getTime());
    server.clock.advance(10);
    vi.advanceTimersByTime(4_000);
    await expect.poll(begun, { timeout: 10_000 }).toBe(server.clock.now().getTime());
    server.clock.advance(10);
    const second = note(key, 'Demorada');
    await outside.query('commit');
    expect((await second).body).toEqual((await first).body);
    expect(await notesSaying('Demorada')).toBe(1);
  } finally {
    vi.useRealTimers();
    await outside.end();
  }
});

test('answers are kept for a day', async () => {
  const key = newId();
  const pass = async (hours: number) => {
    server.clock.advance(hours * 3600);
    await housekeeping.run(createContext(server.platform, { actor: system, locale: 'pt-BR' }), {});
  };
  const kept = () =>
    server.platform.database.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute();
  await note(key, 'De ontem');
  await pass(23);
  expect(await kept()).toHaveLength(1);
  await pass(2);
  expect(await kept()).toHaveLength(0);
});
