import { saveAnswers, submitAttempt } from '@prova/contract/attempts/taking';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import { askTest, beginTest, publishTest, RATED_ESSAY, type SentTest, saveAs } from '../../../../test/tests-factory.ts';
import { system } from '../../../platform/actor.ts';
import { DAY } from '../../../platform/clock.ts';
import { createContext } from '../../../platform/context.ts';
import { forgetHistoryTask, REVISIONS } from './thin-revisions.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());
// A session does not outlive the leaps of the clock.
beforeEach(async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
});

type Of = Pick<SentTest, 'id' | 'token'>;

/** A test of two essays under way. */
async function begun(on: TestServer = server, by: Person = recruiter, of: JobDetail = job) {
  const { id: testId } = await publishTest(on, by, { questions: [RATED_ESSAY, { ...RATED_ESSAY, text: '<p>E?</p>' }] });
  const given: Of = await askTest(on, by, (await applyTo(on, of)).id, testId);
  const attempt = await beginTest(on, given);
  const [one, other] = attempt.questions.map(({ id }) => id);
  if (!one || !other) throw new Error('Two questions were asked');
  const { id: attemptId } = await on.platform.database
    .selectFrom('testAttempts')
    .select('id')
    .where('assignmentId', '=', given.id)
    .executeTakeFirstOrThrow();
  return { given, attemptId, one, other };
}

/** Revisions as if they had been typed so many seconds apart, without a call for each. */
const fill = (
  attemptId: string,
  questionId: string,
  words: { rows: number; seconds: number; value?: string; seats?: number },
) =>
  sql`insert into answer_revisions (attempt_id, company_id, question_id, seat, sequence, value, flagged, typed_at, created_at)
    select t.id, t.company_id, ${questionId}, 1 + n % ${words.seats ?? 1}::int, n, to_jsonb(${sql.raw(words.value ?? "'state ' || n")}), false,
      ${server.clock.now()}::timestamptz + n * ${words.seconds} * interval '1 second', ${server.clock.now()}
    from test_attempts t, generate_series(1, ${words.rows}::int) n where t.id = ${attemptId}`.execute(
    server.platform.database,
  );

async function kept(attemptId: string) {
  const { rows } = await sql<{ questionId: string; seat: number; sequence: number; late: boolean; bytes: number }>`
    select question_id, seat, sequence, late, pg_column_size(value) as bytes from answer_revisions
    where attempt_id = ${attemptId} order by seat, sequence`.execute(server.platform.database);
  return rows;
}

const forgetHistory = () =>
  forgetHistoryTask.run(createContext(server.platform, { actor: system, locale: 'pt-BR' }), {});

const current = async (of: Of) =>
  new Map((await beginTest(server, of)).answers.map(({ questionId, value }) => [questionId, value]));

test('an hour of typing without a pause is kept as it was typed', async () => {
  const { given, attemptId, one } = await begun();
  for (let from = 1; from <= 1_800; from += 200) {
    const words = Array.from({ length: 200 }, (_, index) => [one, `state ${from + index}`] as const);
    expect((await saveAs(server, given, 1, words, from)).status).toBe(200);
  }
  expect(await kept(attemptId)).toHaveLength(1_800);
  expect((await current(given)).get(one)).toBe('state 1800');
});

test('more revisions than the limit makes the history coarser, and loses neither beginnings nor what is typed last', async () => {
  const { given, attemptId, one, other } = await begun();
  await saveAs(server, given, 1, [[other, 'the other answer']], 5_000);
  await fill(attemptId, one, { rows: REVISIONS.rows - 1, seconds: 2 });
  expect(await kept(attemptId)).toHaveLength(REVISIONS.rows);
  const saved = await saveAs(server, given, 1, [[one, 'the newest']], 5_001);
  expect(saved.status).toBe(200);
  const rows = await kept(attemptId);
  // A state in ten seconds: a fifth of them.
  expect(rows.length).toBeLessThanOrEqual(REVISIONS.rows / 2);
  expect(rows.length).toBeGreaterThan(REVISIONS.rows / 6);
  expect(rows[0]).toMatchObject({ questionId: one, sequence: 1 });
  expect(await current(given)).toEqual(
    new Map([
      [one, 'the newest'],
      [other, 'the other answer'],
    ]),
  );
});

test('long texts have an end by what they take', async () => {
  const { given, attemptId, one } = await begun();
  const value = "(select string_agg(md5(n::text || i::text), '') from generate_series(1, 600) i)";
  await fill(attemptId, one, { rows: 600, seconds: 2, value });
  await saveAs(server, given, 1, [[one, 'the newest']], 5_000);
  const rows = await kept(attemptId);
  expect(rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(REVISIONS.bytes / 2);
  expect((await current(given)).get(one)).toBe('the newest');
});

test('times that were made up, and a window for each word, do not get around it', async () => {
  const { given, attemptId, one } = await begun();
  await fill(attemptId, one, { rows: REVISIONS.rows, seconds: 7 * DAY, seats: REVISIONS.rows });
  await saveAs(server, given, 1, [[one, 'the newest']], 900_000);
  const rows = await kept(attemptId);
  expect(rows.length).toBeLessThanOrEqual(2);
  expect((await current(given)).get(one)).toBe('the newest');
});

test('what comes after the end has an end as well, and is still said not to count', async () => {
  const { given, attemptId, one } = await begun();
  await saveAs(server, given, 1, [[one, 'in time']], 1);
  await server.call(submitAttempt, { params: { token: given.token, id: given.id } });
  for (let from = 2; from <= REVISIONS.rows + 400; from += 200) {
    const words = Array.from({ length: 200 }, (_, index) => [one, `late ${from + index}`] as const);
    const { data } = await saveAs(server, given, 1, words, from);
    expect(data).toMatchObject({ ended: true, uncounted: [1] });
  }
  const rows = await kept(attemptId);
  expect(rows.length).toBeLessThanOrEqual(REVISIONS.rows);
  expect(rows.filter(({ late }) => !late).map(({ sequence }) => sequence)).toEqual([1]);
  // What came in time and comes once more is not late, though its row may be gone.
  const again = await saveAs(server, given, 1, [[one, 'before that']], 1);
  expect(again.data.uncounted).toEqual([]);
});

test('half a year after the hand-in only what was handed in stays', async () => {
  const { given, attemptId, one } = await begun();
  for (const sequence of [1, 2, 3]) await saveAs(server, given, 1, [[one, `state ${sequence}`]], sequence);
  await sql`update test_attempts set submitted_at = ${server.clock.now()}, submitted_by = 'candidate' where id = ${attemptId}`.execute(
    server.platform.database,
  );
  server.clock.advance(179 * DAY);
  await forgetHistory();
  expect(await kept(attemptId)).toHaveLength(3);
  server.clock.advance(2 * DAY);
  await forgetHistory();
  expect((await kept(attemptId)).map(({ sequence }) => sequence)).toEqual([3]);
});

test('a flood of calls waits, whoever else is on the same network goes on', async () => {
  const strict = await startTestServer({ RATE_LIMITS: 'true' });
  try {
    const by = await signUp(strict, 'RECRUITER', { verified: true });
    const of = await publishJob(strict, by);
    const one = await begun(strict, by, of);
    const neighbour = await begun(strict, by, of);
    for (let sequence = 1; sequence <= saveAnswers.rateLimit.max; sequence += 1)
      expect((await saveAs(strict, one.given, 1, [[one.one, 'a']], sequence)).status).toBe(200);
    const refused = await saveAs(strict, one.given, 1, [[one.one, 'b']], 1_000);
    expect([refused.status, refused.body.error]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await saveAs(strict, neighbour.given, 1, [[neighbour.one, 'a']])).status).toBe(200);
  } finally {
    await strict.close();
  }
});
