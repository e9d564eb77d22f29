import { getApplication } from '@prova/contract/applications/applications';
import { listAssignments } from '@prova/contract/attempts/assignments';
import { getResult } from '@prova/contract/attempts/own-tests';
import {
  getAttemptState,
  getOwnResult,
  getTestInvitation,
  markInvitationOpened,
  noteSignals,
  saveAnswers,
  startTest,
  submitAttempt,
} from '@prova/contract/attempts/taking';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import {
  beginTest,
  publishTest,
  QUESTIONS,
  RATED_ESSAY,
  type SentTest,
  saveAs,
  sendTest,
} from '../../../../test/tests-factory.ts';

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

const [CHOICE, TRUTH] = QUESTIONS;

/** A test of choices alone, with a candidate who has it. */
async function sent(given: Record<string, unknown> = {}) {
  const questions = [CHOICE, TRUTH, { ...CHOICE, text: '<p>E qual muda o array?</p>', topic: '' }];
  const published = await publishTest(server, recruiter, { questions, ...given });
  const candidate = await applyTo(server, job);
  return { published, candidate, ...(await sendTest(server, recruiter, candidate, { test: published })) };
}

const save = (
  of: Pick<SentTest, 'id' | 'token'>,
  ...rest: Parameters<typeof saveAs> extends [unknown, unknown, ...infer R] ? R : never
) => saveAs(server, of, ...rest);
const submit = ({ token, id }: Pick<SentTest, 'token' | 'id'>) => server.call(submitAttempt, { params: { token, id } });
const answersOf = async (of: Pick<SentTest, 'id' | 'token'>) =>
  new Map((await beginTest(server, of)).answers.map(({ questionId, value }) => [questionId, value]));
/** What nobody who takes the test may read before it is over. */
const SECRETS = [
  CHOICE.explanation,
  TRUTH.explanation,
  '"correct"',
  'correctAnswer',
  'expectedAnswer',
  'explanation',
  'rubric',
  'criteria',
  'Reconhece a repetição',
];

describe('the link', () => {
  test('tells what is asked, and nothing of what is right', async () => {
    const { token, candidate } = await sent({ minutes: 30, instructions: 'Com calma.' });
    const { body, data } = await server.call(getTestInvitation, { params: { token } });
    expect(data).toMatchObject({
      jobTitle: job.title,
      candidateName: candidate.name,
      tests: [{ status: 'sent', minutes: 30, questionCount: 3, points: 5, instructions: 'Com calma.' }],
    });
    for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('opened: the company reads when', async () => {
    const { token, candidate } = await sent();
    await server.call(markInvitationOpened, { params: { token } });
    const { data } = await server.call(listAssignments, {
      as: recruiter.token,
      query: { applicationId: candidate.id },
    });
    expect(data[0]?.openedAt).toBe(server.clock.now().toISOString());
  });

  test('opens only the tests of its own application', async () => {
    const [mine, other] = [await sent(), await sent()];
    const params = { token: mine.token, id: other.id };
    const answers = [
      await server.call(startTest, { params }),
      await server.call(submitAttempt, { params }),
      await server.call(getOwnResult, { params }),
      await saveAs(server, params, 1, [['0198c0de-0000-7000-8000-000000000000', 'x']]),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(answers.map(() => [404, 'TEST_NOT_FOUND']));
  });
});

describe('before it is begun', () => {
  test('there is nothing to hand in, and no result: both say so', async () => {
    const { id, token } = await sent();
    expect((await submit({ id, token })).body.error).toBe('ASSIGNMENT_NOT_STARTED');
    expect((await server.call(getOwnResult, { params: { id, token } })).body.error).toBe('ASSIGNMENT_NOT_DONE');
    await beginTest(server, { id, token });
    expect((await server.call(getOwnResult, { params: { id, token } })).body.error).toBe('ASSIGNMENT_NOT_DONE');
    expect((await submit({ id, token })).status).toBe(200);
  });
});

describe('taking', () => {
  test('a test of choices: every answer is kept, and its points are there at once', async () => {
    const given = await sent({ showsAnswers: true });
    const { questions, seat, answers } = await beginTest(server, given);
    expect(questions.map(({ position, type }) => [position, type])).toEqual([
      [1, 'MULTIPLE_CHOICE'],
      [2, 'TRUE_FALSE'],
      [3, 'MULTIPLE_CHOICE'],
    ]);
    expect(answers.every(({ value, flagged }) => value === null && !flagged)).toBe(true);
    const [first, second, third] = questions;
    const option = (index: number) => first?.options[index]?.id ?? '';
    const saved = await save(given, seat, [
      [first?.id ?? '', option(0)],
      [first?.id ?? '', option(1)],
      [second?.id ?? '', true],
    ]);
    expect(saved.data).toMatchObject({ seat: 1, ended: false });
    server.clock.advance(95);
    const done = await submit(given);
    expect(done.data).toMatchObject({
      status: 'done',
      result: { graded: true, points: 2, pointsMax: 5, score: 40, seconds: 95, answered: 2, submittedBy: 'candidate' },
    });
    // A second click answers the same.
    expect((await submit(given)).data).toEqual(done.data);
    const { data: application } = await server.call(getApplication, {
      as: recruiter.token,
      params: { id: given.candidate.id },
    });
    expect(application.status).toBe('test_done');
    const { data: result } = await server.call(getOwnResult, { params: { token: given.token, id: given.id } });
    // Others are asked the same while the job runs: which answers are right is told to the company alone.
    expect(result.questions.map(({ withheld, right, points }) => [withheld, right, points])).toEqual([
      ['in_use', null, null],
      ['in_use', null, null],
      ['unanswered', false, 0],
    ]);
    expect(JSON.stringify(result)).not.toContain(CHOICE.explanation);
    const { data: team } = await server.call(getResult, { as: recruiter.token, params: { id: given.id } });
    expect(team.questions.map(({ right, points }) => [right, points])).toEqual([
      [true, 2],
      [false, 0],
      [false, 0],
    ]);
    expect(team.questions[0]?.question).toMatchObject({ explanation: CHOICE.explanation });
    // Nor by a topic, of which one question is asked.
    expect(result.byTopic).toEqual([]);
    expect(team.byTopic).toEqual([
      { topic: 'Arrays', points: 2, pointsMax: 2 },
      { topic: '', points: 0, pointsMax: 3 },
    ]);
    expect(third?.id).toBeDefined();
  });

  test('with an essay waits for a person, and shows nothing of it before', async () => {
    const given = await sent({ questions: [...QUESTIONS, RATED_ESSAY], showsAnswers: true });
    const { questions, seat } = await beginTest(server, given);
    const essay = questions.find(({ type }) => type === 'ESSAY')?.id ?? '';
    await save(given, seat, [[essay, 'Uma função que lembra de onde nasceu.']]);
    const { data } = await submit(given);
    expect(data.result).toMatchObject({ graded: false, score: null, points: 0, answered: 1 });
    const { data: result, body } = await server.call(getOwnResult, { params: { token: given.token, id: given.id } });
    expect([result.questions, result.byTopic]).toEqual([[], []]);
    for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret);
    const grading = await server.platform.database
      .selectFrom('attemptAnswers')
      .innerJoin('versionQuestions', 'versionQuestions.id', 'attemptAnswers.questionId')
      .select(['versionQuestions.type', 'attemptAnswers.grading'])
      .where(
        'attemptAnswers.questionId',
        'in',
        questions.map(({ id }) => id),
      )
      .orderBy('versionQuestions.position')
      .execute();
    // Code that was left as it was given needs nobody to read it.
    expect(grading.map((row) => row.grading)).toEqual([
      'machine',
      'machine',
      'waiting',
      'machine',
      'machine',
      'machine',
    ]);
  });

  test('without what the author shows, the result has points alone', async () => {
    const given = await sent();
    await beginTest(server, given);
    await submit(given);
    const { data } = await server.call(getOwnResult, { params: { token: given.token, id: given.id } });
    // Alone, nobody has a place.
    expect(data).toMatchObject({ questions: [], place: null, result: { score: 0, graded: true } });
    expect(data.byTopic).toHaveLength(2);
  });

  test('the questions of an attempt hold nothing of what is right', async () => {
    const given = await sent({ questions: [...QUESTIONS, RATED_ESSAY] });
    const begun = await server.call(startTest, { params: { token: given.token, id: given.id } });
    for (const secret of SECRETS) expect(JSON.stringify(begun.body)).not.toContain(secret);
    const saved = await save(given, 1, [[begun.data.questions[0]?.id ?? '', null]]);
    for (const secret of SECRETS) expect(JSON.stringify(saved.body)).not.toContain(secret);
  });

  test('each attempt has an order of its own where the author wants it so', async () => {
    const questions = Array.from({ length: 30 }, (_, index) => ({ ...CHOICE, text: `<p>${index}</p>` }));
    const published = await publishTest(server, recruiter, { questions, shuffles: true });
    const orders = [];
    for (let count = 0; count < 2; count++) {
      const given = await sendTest(server, recruiter, await applyTo(server, job), { test: published });
      const [begun, again] = [await beginTest(server, given), await beginTest(server, given)];
      expect(again.questions).toEqual(begun.questions);
      orders.push(begun.questions.map(({ text }) => text));
    }
    expect(orders[0]).not.toEqual(orders[1]);
    expect(orders[0]?.toSorted()).toEqual(orders[1]?.toSorted());
  });

  test('of 300 questions is saved and handed in like any other', async () => {
    const questions = Array.from({ length: 300 }, (_, index) => ({ ...TRUTH, text: `<p>${index}</p>` }));
    const given = await sent({ questions });
    const begun = await beginTest(server, given);
    const ids = begun.questions.map(({ id }) => id);
    for (const [from, to] of [
      [0, 200],
      [200, 300],
    ] as const)
      await save(
        given,
        1,
        ids.slice(from, to).map((id) => [id, false] as const),
        from + 1,
      );
    expect((await submit(given)).data.result).toMatchObject({ points: 300, score: 100, answered: 300 });
  });
});

describe('two windows', () => {
  test('the one opened last writes, and the other hears of it', async () => {
    const given = await sent();
    const { questions, seat: one } = await beginTest(server, given);
    const { seat: two } = await beginTest(server, given);
    const [first = { id: '' }, second = { id: '' }] = questions;
    await save(given, two, [[second.id, true]]);
    // What the first typed while it was offline: it counts where the second has touched nothing.
    const late = await save(given, one, [
      [first.id, 'of the first'],
      [second.id, false],
    ]);
    expect([one, two, late.data.seat]).toEqual([1, 2, 2]);
    const answers = await answersOf(given);
    expect([answers.get(first.id), answers.get(second.id)]).toEqual(['of the first', true]);
  });

  test('what arrives twice or out of order is kept once, in the order in which it was typed', async () => {
    const given = await sent();
    const { questions } = await beginTest(server, given);
    const id = questions[0]?.id ?? '';
    await save(given, 1, [[id, 'c']], 3);
    await save(given, 1, [[id, 'a']], 1);
    await save(given, 1, [[id, 'b']], 2);
    await save(given, 1, [[id, 'c']], 3);
    expect((await answersOf(given)).get(id)).toBe('c');
    const kept = await server.platform.database
      .selectFrom('answerRevisions')
      .select(['sequence', 'value'])
      .where('questionId', '=', id)
      .orderBy('seat')
      .orderBy('sequence')
      .execute();
    expect(kept).toEqual([
      { sequence: 1, value: 'a' },
      { sequence: 2, value: 'b' },
      { sequence: 3, value: 'c' },
    ]);
  });

  test('the one that does not write learns which of its words came after the hand-in, and are not what counts', async () => {
    const given = await sent();
    const { questions, seat: one } = await beginTest(server, given);
    const { seat: two } = await beginTest(server, given);
    const [first = { id: '' }, second = { id: '' }, third = { id: '' }] = questions;
    const before = await save(given, one, [[first.id, 'in time']]);
    await save(given, two, [[second.id, true]]);
    expect(before.data).toMatchObject({ ended: false, uncounted: [] });
    const { id, token } = given;
    const asked = () => server.call(getAttemptState, { params: { id, token } });
    expect((await asked()).data).toMatchObject({ status: 'started', seat: two, expiresAt: null });
    await submit(given);
    expect((await asked()).data.status).toBe('done');
    const words = [
      // Sent twice, since the answer got lost.
      [first.id, 'in time'],
      [second.id, false],
      [third.id, ''],
      [third.id, 'too late'],
    ] as const;
    const late = await save(given, one, words);
    expect(late.data).toMatchObject({ ended: true, uncounted: [2, 3] });
    expect((await save(given, one, words)).data.uncounted).toEqual([2, 3]);
    // The same as what was handed in is no loss, nor is nothing.
    const same = [
      [second.id, true],
      [third.id, ''],
    ] as const;
    expect((await save(given, one, same, 9)).data.uncounted).toEqual([]);
  });

  test('twenty at once lose nothing', async () => {
    const given = await sent({ questions: Array.from({ length: 20 }, (_, i) => ({ ...TRUTH, text: `<p>${i}</p>` })) });
    const { questions } = await beginTest(server, given);
    await Promise.all(questions.map(({ id }, index) => save(given, 1, [[id, false]], index + 1)));
    expect((await submit(given)).data.result).toMatchObject({ answered: 20, score: 100 });
  });

  test('handing in while the other saves: it counts, or is kept as late', async () => {
    const given = await sent();
    const { questions } = await beginTest(server, given);
    const saves = questions.map(({ id }, index) => save(given, 1, [[id, 'x']], index + 1));
    const [done, ...saved] = await Promise.all([submit(given), ...saves]);
    const counted = saved.filter(({ data }) => !data.ended).length;
    expect(done.data.result?.answered).toBe(counted);
  });
});

describe('the clock', () => {
  test('is the server’s: at its end what was saved is handed in, and later words are kept but do not count', async () => {
    const given = await sent({ minutes: 10 });
    const { questions, expiresAt, now } = await beginTest(server, given);
    expect(Date.parse(expiresAt ?? '') - Date.parse(now)).toBe(600_000);
    const [first = { id: '', options: [] }] = questions;
    const right = first.options[1]?.id ?? '';
    await save(given, 1, [[first.id, right]]);
    server.clock.advance(605);
    // On its way when time was up.
    expect((await save(given, 1, [[questions[1]?.id ?? '', false]], 2)).data.ended).toBe(false);
    server.clock.advance(10);
    const late = await save(given, 1, [[first.id, null]], 3);
    expect(late.data.ended).toBe(true);
    await server.drain();
    const { data } = await server.call(getTestInvitation, { params: { token: given.token } });
    expect(data.tests[0]).toMatchObject({
      status: 'done',
      endedAt: expiresAt,
      result: { submittedBy: 'time', seconds: 600, points: 3, answered: 2 },
    });
    const begun = await server.call(startTest, { params: { token: given.token, id: given.id } });
    expect(begun.body.error).toBe('ASSIGNMENT_ENDED');
    const kept = await server.platform.database
      .selectFrom('answerRevisions')
      .select(['sequence', 'late'])
      .where('late', '=', true)
      .where('questionId', '=', first.id)
      .execute();
    expect(kept).toEqual([{ sequence: 3, late: true }]);
  });
});

describe('what is noticed', () => {
  test('is read by the candidate and by the company alike, and nothing is noticed after the end', async () => {
    const given = await sent();
    await beginTest(server, given);
    const happenedAt = server.clock.now().toISOString();
    const note = (signals: object[]) =>
      server.call(noteSignals, { params: { token: given.token, id: given.id }, body: { signals } });
    await note([
      { kind: 'page_left', amount: 40, happenedAt },
      { kind: 'paste', amount: 230, happenedAt },
    ]);
    const noted = (await note([{ kind: 'page_left', amount: 5, happenedAt }])).data.signals;
    expect(noted).toEqual([
      { kind: 'page_left', count: 2, amount: 45 },
      { kind: 'paste', count: 1, amount: 230 },
    ]);
    // Another window goes on with what was noted in this one.
    expect((await beginTest(server, given)).signals).toEqual(noted);
    await submit(given);
    expect((await note([{ kind: 'paste', amount: 9, happenedAt }])).status).toBe(200);
    const { data } = await server.call(getOwnResult, { params: { token: given.token, id: given.id } });
    expect(data.signals).toEqual(noted);
    const { data: seen } = await server.call(getResult, { as: recruiter.token, params: { id: given.id } });
    expect(seen.signals).toEqual(data.signals);
  });

  test('has an end: thousands of them fill nothing', async () => {
    const given = await sent();
    await beginTest(server, given);
    const signals = Array.from({ length: 50 }, () => ({
      kind: 'paste',
      amount: 1,
      happenedAt: server.clock.now().toISOString(),
    }));
    for (let count = 0; count < 12; count += 1)
      await server.call(noteSignals, { params: { token: given.token, id: given.id }, body: { signals } });
    await submit(given);
    const { data } = await server.call(getOwnResult, { params: { token: given.token, id: given.id } });
    expect(data.signals).toEqual([{ kind: 'paste', count: 500, amount: 500 }]);
  });
});

describe('hostile words', () => {
  test.each([
    ['a number', 7],
    ['an object', { correct: true }],
    ['a text beyond the limit', 'x'.repeat(20_001)],
    ['the character NUL', 'a\u0000b'],
  ])('%s as an answer is refused', async (_, value) => {
    const given = await sent();
    const { questions } = await beginTest(server, given);
    const typedAt = server.clock.now().toISOString();
    const revisions = [{ questionId: questions[0]?.id, sequence: 1, value, typedAt }];
    const answer = await server.call(saveAnswers, {
      params: { token: given.token, id: given.id },
      body: { seat: 1, revisions },
    });
    expect([answer.status, answer.body.details?.[0]?.field]).toEqual([422, 'revisions.0.value']);
  });

  test('an option of another question earns nothing, a question of another test is passed over', async () => {
    const [given, other] = [await sent(), await sent()];
    const { questions } = await beginTest(server, given);
    const foreign = await beginTest(server, other);
    const [first, , third] = questions;
    await save(given, 1, [
      [first?.id ?? '', third?.options[1]?.id ?? ''],
      [foreign.questions[0]?.id ?? '', 'x'],
    ]);
    expect((await submit(given)).data.result).toMatchObject({ points: 0, answered: 1 });
    expect((await answersOf(other)).get(foreign.questions[0]?.id ?? '')).toBeNull();
  });

  test('a window that nobody opened is not heard', async () => {
    const given = await sent();
    const { questions } = await beginTest(server, given);
    expect((await save(given, 9, [[questions[0]?.id ?? '', true]])).status).toBe(404);
  });
});
