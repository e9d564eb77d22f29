import { updateTest } from '@prova/contract/assessments/tests';
import { analyseTest } from '@prova/contract/attempts/analysis';
import {
  decideGrade,
  type GradingState,
  gradeAnswers,
  listGradedTests,
  listGrading,
  regradeAnswer,
} from '@prova/contract/attempts/grading';
import { getResult } from '@prova/contract/attempts/own-tests';
import { getOwnResult, submitAttempt } from '@prova/contract/attempts/taking';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { SOCKET_PATH } from '@prova/contract/realtime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { removeMember, signUpMember } from '../../../../test/members.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import {
  askTest,
  beginTest,
  publishTest,
  QUESTIONS,
  RATED_ESSAY,
  saveAs,
  TEST_FIELDS,
} from '../../../../test/tests-factory.ts';
import { TopicWindow } from '../../../../test/topic-window.ts';

const ESSAY = { ...QUESTIONS[2], points: 4 };

let server: TestServer;
let owner: Person;
let expert: Person;
let second: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { verified: true });
  expert = await signUpMember(server, owner, 'expert');
  second = await signUpMember(server, owner, 'expert');
  job = await publishJob(server, owner);
});
afterAll(() => server.close());

interface Answered {
  readonly id: string;
  readonly token: string;
  readonly testId: string;
  readonly candidate: { readonly email: string; readonly name: string; readonly id: string };
  readonly key: { readonly attemptId: string; readonly questionId: string };
}

/** An essay that two people have to grade. */
async function handedIn(given: { testId?: string; questions?: readonly object[] } = {}): Promise<Answered> {
  const { questions = [ESSAY] } = given;
  const testId = given.testId ?? (await publishTest(server, owner, { questions, graders: 2 })).id;
  const candidate = await applyTo(server, job);
  const asked = await askTest(server, owner, candidate.id, testId);
  const attempt = await beginTest(server, asked);
  const question = attempt.questions[0]?.id ?? '';
  await saveAs(server, asked, 1, [[question, 'Lembra de onde nasceu.']]);
  await server.call(submitAttempt, { params: asked });
  const { attemptId } = await server.platform.database
    .selectFrom('testAttempts')
    .select('id as attemptId')
    .where('assignmentId', '=', asked.id)
    .executeTakeFirstOrThrow();
  return { ...asked, testId, candidate, key: { attemptId, questionId: question } };
}
const list = (as: Person, { testId }: Answered, state: GradingState = 'open') =>
  server.call(listGrading, { as: as.token, query: { testId, state } });
const tasks = async (as: Person, of: Answered, state?: GradingState) => (await list(as, of, state)).data;
const give = (as: Person, { key }: Answered, given: number | number[]) => {
  const grade = typeof given === 'number' ? { points: given } : { criteria: given };
  return server.call(gradeAnswers, { as: as.token, body: { grades: [{ ...key, ...grade }] } });
};
const decide = (as: Person, { key }: Answered, body: { gradeId?: string; points?: number; comment?: string }) =>
  server.call(decideGrade, { as: as.token, body: { ...key, ...body } });
const result = async ({ id, token }: Answered) => (await server.call(getOwnResult, { params: { token, id } })).data;
const ofCompany = async ({ id }: Answered) =>
  (await server.call(getResult, { as: owner.token, params: { id } })).data.questions[0];
const notices = async ({ candidate }: Answered) =>
  (await server.mails(candidate.email)).filter(({ kind }) => kind === 'test_graded').length;

/** Two are apart: an expert gave 1 of 4, another one 4. */
async function differing() {
  const answer = await handedIn();
  await give(expert, answer, 1);
  await give(second, answer, 4);
  const [task] = await tasks(expert, answer, 'differences');
  const gradeOf = (own: boolean) => task?.grades.find((grade) => grade.own === own)?.id ?? '';
  return { ...answer, low: gradeOf(true), high: gradeOf(false) };
}

describe('an answer that two people grade', () => {
  test('leaves the queue of who graded it, waits for somebody else, and tells them nothing', async () => {
    const answer = await handedIn();
    expect(await tasks(second, answer)).toMatchObject([{ graders: 2, grades: [], decide: false }]);
    const before = await list(second, answer);
    await give(expert, answer, 3.25);
    expect(await tasks(expert, answer)).toEqual([]);
    const after = await list(second, answer);
    expect(after.data).toEqual(before.data);
    // Neither their own list of what waits for a second person, nor that of differences, holds the first one's grade.
    for (const state of ['graded_once', 'differences'] as const) expect(await tasks(second, answer, state)).toEqual([]);
    expect(await tasks(expert, answer, 'graded_once')).toMatchObject([{ grades: [{ own: true, points: 3.25 }] }]);
    expect(await ofCompany(answer)).toMatchObject({ points: null, grades: [] });
    expect((await result(answer)).result).toMatchObject({ graded: false, points: 0 });
    expect(await notices(answer)).toBe(0);
  });

  test('gets the mean where both are near, and the candidate is told once', async () => {
    const answer = await handedIn();
    await give(expert, answer, 2.25);
    expect((await give(second, answer, 3.25)).data).toEqual({ graded: 1, skipped: 0 });
    expect((await result(answer)).result).toMatchObject({ graded: true, points: 2.75 });
    expect(await ofCompany(answer)).toMatchObject({
      points: 2.75,
      grades: [
        { graderName: expert.name, points: 2.25, decides: false },
        { graderName: second.name, points: 3.25, decides: false },
      ],
    });
    expect(await notices(answer)).toBe(1);
    expect((await give(owner, answer, 4)).data).toEqual({ graded: 0, skipped: 1 });
  });

  test('by criteria, each of them is a mean, and they add up', async () => {
    const answer = await handedIn({ questions: [RATED_ESSAY] });
    await give(expert, answer, [2, 0.5]);
    await give(second, answer, [2.25, 0.75]);
    expect(await ofCompany(answer)).toMatchObject({ points: 2.75, criteria: [2.25, 0.5] });
  });

  test('is graded by two people: the same one in two tabs counts once', async () => {
    const answer = await handedIn();
    const both = await Promise.all([give(expert, answer, 1), give(expert, answer, 2)]);
    expect(both.map(({ data }) => data.graded).toSorted()).toEqual([0, 1]);
    expect((await tasks(second, answer)).length).toBe(1);
  });

  test('two at the same moment are the two', async () => {
    const answer = await handedIn();
    const both = await Promise.all([give(expert, answer, 2), give(second, answer, 3), give(owner, answer, 3)]);
    expect(both.map(({ data }) => data.graded).toSorted()).toEqual([0, 1, 1]);
    expect((await result(answer)).result?.graded).toBe(true);
    expect(await notices(answer)).toBe(1);
  });

  test('as many as the version said that was sent', async () => {
    const { id: testId, version } = await publishTest(server, owner, { questions: [ESSAY] });
    const before = await handedIn({ testId });
    await server.call(updateTest, {
      as: owner.token,
      params: { id: testId },
      body: { ...TEST_FIELDS, graders: 2, version },
    });
    const after = await handedIn({ testId });
    await give(expert, before, 3);
    await give(expert, after, 3);
    expect((await result(before)).result?.graded).toBe(true);
    expect((await result(after)).result?.graded).toBe(false);
  });
});

describe('a difference', () => {
  test('is seen by all who grade, counts for nothing, and nobody is told', async () => {
    const answer = await differing();
    expect(await tasks(owner, answer)).toEqual([]);
    const [task] = await tasks(owner, answer, 'differences');
    expect(task?.grades.map(({ points, accept }) => [points, accept])).toEqual([
      [1, true],
      [4, true],
    ]);
    expect(task?.decide).toBe(true);
    expect((await result(answer)).result).toMatchObject({ graded: false, points: 0 });
    expect(await notices(answer)).toBe(0);
    expect(await ofCompany(answer)).toMatchObject({ points: null, grades: [{ points: 1 }, { points: 4 }] });
  });

  test('ends with a third grade', async () => {
    const answer = await differing();
    expect((await decide(owner, answer, { points: 3, comment: 'Falta o escopo.' })).data).toEqual({ decided: true });
    expect((await result(answer)).result).toMatchObject({ graded: true, points: 3 });
    expect((await ofCompany(answer))?.grades.map(({ points, decides }) => [points, decides])).toEqual([
      [1, false],
      [4, false],
      [3, true],
    ]);
    expect(await notices(answer)).toBe(1);
    expect((await decide(second, answer, { points: 1 })).data).toEqual({ decided: false });
  });

  test('or with one of the two taking the grade of the other, never their own', async () => {
    const answer = await differing();
    for (const body of [{ points: 2 }, { gradeId: answer.low }])
      expect((await decide(expert, answer, body)).body.error).toBe('GRADE_NOT_YOURS');
    expect((await decide(expert, answer, { gradeId: answer.high })).data).toEqual({ decided: true });
    expect((await result(answer)).result).toMatchObject({ graded: true, points: 4 });
  });

  test('two who decide at once: one does', async () => {
    const answer = await differing();
    const both = await Promise.all([
      decide(owner, answer, { points: 2 }),
      decide(expert, answer, { gradeId: answer.high }),
    ]);
    expect(both.map(({ data }) => data.decided).toSorted()).toEqual([false, true]);
    expect(await notices(answer)).toBe(1);
  });

  test('is decided within the points there are, with what was given or with other points', async () => {
    const answer = await differing();
    expect((await decide(owner, answer, { points: 5 })).body.details).toMatchObject([{ field: 'points', code: 'MAX' }]);
    expect((await decide(owner, answer, {})).body.details).toMatchObject([{ field: 'points', code: 'REQUIRED' }]);
    const both = await decide(owner, answer, { gradeId: answer.low, points: 1 });
    expect(both.body.details).toMatchObject([{ field: 'points', code: 'UNKNOWN_FIELD' }]);
    const elsewhere = await differing();
    expect((await decide(owner, answer, { gradeId: elsewhere.low })).status).toBe(404);
    const stranger = await signUp(server, 'RECRUITER');
    expect((await decide(stranger, answer, { gradeId: answer.low })).status).toBe(404);
  });

  test('is not ended by grading the result once more, which comes after', async () => {
    const answer = await differing();
    const regrade = () =>
      server.call(regradeAnswer, {
        as: owner.token,
        params: { id: answer.id },
        body: { questionId: answer.key.questionId, points: 2 },
      });
    expect((await regrade()).body.error).toBe('GRADE_MISSING');
    await decide(owner, answer, { points: 3 });
    expect((await regrade()).data.result).toMatchObject({ points: 2 });
    expect(await notices(answer)).toBe(1);
  });
});

describe('where a second person is missing', () => {
  test('a recruiter lets their own grade do; an expert cannot, and nobody the grade of somebody else', async () => {
    const answer = await handedIn();
    await give(expert, answer, 3);
    const [own] = await tasks(expert, answer, 'graded_once');
    expect(own?.grades).toMatchObject([{ own: true, accept: false }]);
    const gradeId = own?.grades[0]?.id ?? '';
    expect((await decide(expert, answer, { gradeId })).body.error).toBe('GRADE_NOT_YOURS');
    // Unseen, it is not there.
    expect((await decide(owner, answer, { gradeId })).body.error).toBe('NOT_FOUND');
    expect((await decide(owner, answer, { points: 2 })).body.error).toBe('NOT_FOUND');

    const alone = await handedIn();
    await give(owner, alone, 3);
    const [task] = await tasks(owner, alone, 'graded_once');
    expect(task?.grades).toMatchObject([{ own: true, accept: true, points: 3 }]);
    expect((await decide(owner, alone, { gradeId: task?.grades[0]?.id ?? '' })).data).toEqual({ decided: true });
    expect((await result(alone)).result).toMatchObject({ graded: true, points: 3 });
    expect(await notices(alone)).toBe(1);
  });

  test('the grade of somebody who left counts as one of the two', async () => {
    const leaving = await signUpMember(server, owner, 'expert');
    const answer = await handedIn();
    await give(leaving, answer, 3);
    await removeMember(server, leaving, owner.companyId);
    await give(owner, answer, 4);
    expect((await result(answer)).result).toMatchObject({ graded: true, points: 3.5 });
  });
});

describe('names', () => {
  test('are in no answer about grading: no file, no header, no order', async () => {
    const answer = await differing();
    const first = await handedIn({ testId: answer.testId });
    await give(owner, first, 1);
    const words = [answer, first].flatMap(({ id, candidate }) => [candidate.name, candidate.email, candidate.id, id]);
    const answers = [
      await list(owner, answer),
      await list(owner, answer, 'differences'),
      await list(owner, answer, 'graded_once'),
      await decide(owner, answer, { points: 2 }),
    ];
    for (const { body, headers } of answers)
      for (const word of words) expect(JSON.stringify([body, headers])).not.toContain(word);
    // The id of an attempt is by chance alone: one that carries its time would tell who began then.
    expect(answer.key.attemptId).toMatch(/^.{14}4/);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('submittedAt');
  });
});

test('whoever grades hears nothing of whose answers they are: neither by socket nor by bell', async () => {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const url = address.replace('http', 'ws') + SOCKET_PATH;
  const [board, desk] = [new TopicWindow(url), new TopicWindow(url)];
  const topic = { topic: 'board', jobId: job.id };
  expect((await board.follow(owner.token, topic)).type).toBe('subscribed');
  // An expert follows no board.
  expect((await desk.follow(expert.token, topic)).type).not.toBe('subscribed');
  const answer = await handedIn();
  await give(expert, answer, 3);
  await give(second, answer, 4);
  // Once the board has heard of it, and a frame of their own has come, all that there was for them has come.
  while ((await board.next()).data.status !== 'test_done');
  await desk.follow(expert.token, topic);
  expect([desk.waiting, desk.bell]).toEqual([0, []]);
  const { data: bell } = await server.call(listNotifications, { as: expert.token, query: {} });
  expect(bell).toEqual([]);
  board.close();
  desk.close();
});

test('the analysis says how far the two were apart', async () => {
  const pairs = [
    [4, 4],
    [3, 4],
    [1, 4],
    [2, 2.5],
    [0, 0],
  ] as const;
  const { id: testId } = await publishTest(server, owner, { questions: [ESSAY], graders: 2 });
  for (const [one, other] of pairs) {
    const answer = await handedIn({ testId });
    await give(expert, answer, one);
    await give(second, answer, other);
    await decide(owner, answer, { points: 2 });
  }
  const { data } = await server.call(analyseTest, { as: owner.token, params: { id: testId }, query: {} });
  expect(data.questions[0]?.agreement).toEqual({ answers: 5, difference: 0.9, within: 0.8 });
});

test('the tests with something to grade are listed with what waits for each reader', async () => {
  const answer = await handedIn();
  const plain = await publishTest(server, owner, { questions: [ESSAY] });
  const counts = async (as: Person, testId: string) =>
    (await server.call(listGradedTests, { as: as.token })).data.find((each) => each.testId === testId)?.counts;
  expect(await counts(owner, answer.testId)).toEqual({ open: 1, graded_once: 0, differences: 0 });
  expect(await counts(owner, plain.id)).toBeUndefined();
  await give(owner, answer, 1);
  expect(await counts(owner, answer.testId)).toEqual({ open: 0, graded_once: 1, differences: 0 });
  expect(await counts(expert, answer.testId)).toEqual({ open: 1, graded_once: 0, differences: 0 });
  await give(expert, answer, 4);
  expect(await counts(second, answer.testId)).toEqual({ open: 0, graded_once: 0, differences: 1 });
  const stranger = await signUp(server, 'RECRUITER', { verified: true });
  expect(await counts(stranger, answer.testId)).toBeUndefined();
  await decide(second, answer, { points: 2 });
  expect(await counts(owner, answer.testId)).toBeUndefined();
});
