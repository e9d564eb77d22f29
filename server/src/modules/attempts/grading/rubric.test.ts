import { createQuestion, listBank, updateQuestion } from '@prova/contract/assessments/questions';
import { gradeAnswers, listGrading, regradeAnswer } from '@prova/contract/attempts/grading';
import { getOwnResult, showOwnAnswers, submitAttempt } from '@prova/contract/attempts/taking';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import {
  askTest,
  beginTest,
  CHECKED_CODE,
  publishTest,
  RATED_ESSAY,
  saveAs,
  writeTest,
} from '../../../../test/tests-factory.ts';

const [FIRST, SECOND] = RATED_ESSAY.rubric;

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

async function handedIn(testId: string, text = 'Uma chave.') {
  const { id } = await applyTo(server, job);
  const asked = await askTest(server, recruiter, id, testId);
  const { questions } = await beginTest(server, asked);
  const question = questions.at(-1)?.id ?? '';
  await saveAs(server, asked, 1, [[question, text]]);
  await server.call(submitAttempt, { params: asked });
  const { data } = await server.call(listGrading, { as: recruiter.token, query: { testId, limit: 100 } });
  const task = data.find(({ questionId }) => questionId === question);
  if (!task) throw new Error('It does not wait');
  return { ...asked, questionId: question, task };
}
const give = ({ task }: Awaited<ReturnType<typeof handedIn>>, given: { points?: number; criteria?: number[] }) =>
  server.call(gradeAnswers, {
    as: recruiter.token,
    body: { grades: [{ attemptId: task.attemptId, questionId: task.questionId, ...given }] },
  });
const problems = ({ body }: { body: { details?: { field: string; code?: string }[] } }) =>
  body.details?.map(({ field, code }) => `${field} ${code}`);

describe('a rubric', () => {
  test('goes with its question: into the bank, and away with another type', async () => {
    const { id } = await writeTest(server, recruiter, { questions: [RATED_ESSAY] });
    const { data: bank } = await server.call(listBank, { as: recruiter.token, query: {} });
    const question = bank.find(({ testId }) => testId === id);
    expect(question?.rubric).toEqual(RATED_ESSAY.rubric);
    const other = { type: 'TRUE_FALSE', text: '<p>Sim?</p>', correctAnswer: true, version: 1 } as const;
    const params = { id: question?.id ?? '' };
    const { data } = await server.call(updateQuestion, { as: recruiter.token, params, body: other });
    expect(data.rubric).toEqual([]);
  });

  test('says by how much it does not add up, in the reader’s language', async () => {
    const { id } = await writeTest(server, recruiter, { questions: [] });
    const answer = await server.call(createQuestion, {
      as: recruiter.token,
      cookies: { 'app-locale': 'en-US' },
      body: { ...RATED_ESSAY, points: 5, rubric: [...RATED_ESSAY.rubric], testId: id },
    });
    expect(answer.body.details?.[0]?.message).toMatch(/add up to 4, and the question is worth 5/);
  });

  test('is another version once it changes, and stays as it was for who was asked before', async () => {
    const { id, questions } = await publishTest(server, recruiter, { questions: [RATED_ESSAY] });
    const before = await handedIn(id);
    expect(before.task.rubric).toEqual(RATED_ESSAY.rubric);
    const body = { ...RATED_ESSAY, rubric: [{ ...FIRST, points: 4 }], version: 1 };
    await server.call(updateQuestion, { as: recruiter.token, params: { id: questions[0]?.id ?? '' }, body });
    const after = await handedIn(id);
    expect(after.task.rubric).toEqual([{ ...FIRST, points: 4 }]);
    expect(after.questionId).not.toBe(before.questionId);
    expect((await give(before, { criteria: [2, 1] })).data.graded).toBe(1);
    expect(problems(await give(after, { criteria: [2, 1] }))).toEqual(['grades.0.criteria RUBRIC_CRITERIA']);
  });
});

describe('grading by criteria', () => {
  test('their sum is what the answer has, and whoever took the test sees each of them', async () => {
    const { id } = await publishTest(server, recruiter, { questions: [RATED_ESSAY], showsAnswers: true });
    const given = await handedIn(id);
    await give(given, { criteria: [2.25, 0.5] });
    const { data } = await server.call(getOwnResult, { params: { token: given.token, id: given.id } });
    expect(data.result).toMatchObject({ graded: true, points: 2.75 });
    // Others are asked the same while the job runs.
    expect(data.questions).toMatchObject([{ withheld: 'in_use', points: null, criteria: null, grades: [] }]);
    // Neither a running job asks it any more, nor does anybody sit it.
    const { database } = server.platform;
    const others = database.deleteFrom('testAssignments').where('id', '<>', given.id).where('status', '=', 'sent');
    await others.execute();
    await database.updateTable('jobs').set({ status: 'FILLED' }).execute();
    const { data: shown } = await server.call(showOwnAnswers, { params: { token: given.token, id: given.id } });
    expect(shown.questions).toMatchObject([{ points: 2.75, criteria: [2.25, 0.5], grades: [] }]);
    expect(shown.questions[0]?.question.rubric).toEqual(RATED_ESSAY.rubric);
    await database.updateTable('jobs').set({ status: 'ACTIVE' }).execute();

    const again = await server.call(regradeAnswer, {
      as: recruiter.token,
      params: { id: given.id },
      body: { questionId: given.questionId, criteria: [2.5, 1.5], comment: 'Reli.' },
    });
    expect(again.data.questions[0]).toMatchObject({
      points: 4,
      right: true,
      criteria: [2.5, 1.5],
      grades: [
        { graderName: recruiter.name, points: 2.75, criteria: [2.25, 0.5], comment: null, decides: true },
        { graderName: recruiter.name, points: 4, criteria: [2.5, 1.5], comment: 'Reli.', decides: true },
      ],
    });
  });

  test('without what the author shows, no criterion is in the result', async () => {
    const { id } = await publishTest(server, recruiter, { questions: [RATED_ESSAY] });
    const given = await handedIn(id);
    await give(given, { criteria: [2.5, 1.5] });
    const { body } = await server.call(getOwnResult, { params: { token: given.token, id: given.id } });
    for (const secret of [FIRST.name, SECOND.name, 'rubric', 'criteria'])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('needs each of them, at most what it has, and no points beside', async () => {
    const { id } = await publishTest(server, recruiter, { questions: [RATED_ESSAY] });
    const given = await handedIn(id);
    const refused = async (grade: { points?: number; criteria?: number[] }) => problems(await give(given, grade));
    expect(await refused({ points: 3 })).toEqual([
      'grades.0.points UNKNOWN_FIELD',
      'grades.0.criteria RUBRIC_CRITERIA',
    ]);
    expect(await refused({ criteria: [1] })).toEqual(['grades.0.criteria RUBRIC_CRITERIA']);
    expect(await refused({ criteria: [2.75, 1] })).toEqual(['grades.0.criteria.0 MAX']);
    expect(await refused({ criteria: [1, 0.3] })).toEqual(['grades.0.criteria.1 QUARTERS']);
    expect(await refused({ criteria: [1, 1], points: 2 })).toEqual(['grades.0.points UNKNOWN_FIELD']);
    expect(await refused({})).toEqual(['grades.0.criteria RUBRIC_CRITERIA']);
  });

  test('a question without a rubric has points as a whole', async () => {
    const { rubric: _rubric, ...plain } = RATED_ESSAY;
    const { id } = await publishTest(server, recruiter, { questions: [plain] });
    const given = await handedIn(id);
    expect(problems(await give(given, { criteria: [1] }))).toEqual([
      'grades.0.criteria UNKNOWN_FIELD',
      'grades.0.points REQUIRED',
    ]);
    expect((await give(given, { points: 1 })).data.graded).toBe(1);
  });

  test('of code with cases, these are shown and propose no points', async () => {
    const rubric = [
      { name: 'Passa nos casos', points: 4 },
      { name: 'É fácil de ler', points: 2 },
    ];
    const { id } = await publishTest(server, recruiter, { questions: [{ ...CHECKED_CODE, rubric }] });
    const { task } = await handedIn(id, 'const soma = (a, b) => a + b');
    const verdict = { name: '', visible: true, outcome: 'passed', cause: null, message: '', got: null };
    await server.platform.database
      .updateTable('attemptAnswers')
      .set({ verdict: JSON.stringify([{ ...verdict, printed: '', milliseconds: 1 }]), proposedPoints: 6 })
      .where('attemptId', '=', task.attemptId)
      .execute();
    const list = async (query: { proposed?: 'true' }) =>
      (await server.call(listGrading, { as: recruiter.token, query: { testId: id, ...query } })).data;
    expect((await list({}))[0]?.proposal).toMatchObject({ points: null, cases: [{ outcome: 'passed' }] });
    // Nobody confirms by the dozen what is to be looked at.
    expect(await list({ proposed: 'true' })).toEqual([]);
  });
});
