import { gradeAnswers, listGrading, regradeAnswer } from '@prova/contract/attempts/grading';
import { getResult } from '@prova/contract/attempts/own-tests';
import { getOwnResult, submitAttempt } from '@prova/contract/attempts/taking';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { signUpMember } from '../../../../test/members.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import { askTest, beginTest, saveAs } from '../../../../test/tests-factory.ts';

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

/** A test that was handed in, with an essay and code that wait for somebody. */
async function handedIn(essay = 'Uma função que lembra de onde nasceu.') {
  const candidate = await applyTo(server, job);
  const asked = await askTest(server, recruiter, candidate.id);
  const { questions } = await beginTest(server, asked);
  const idOf = (type: string) => questions.find((question) => question.type === type)?.id ?? '';
  await saveAs(server, asked, 1, [
    [idOf('ESSAY'), essay],
    [idOf('CODE'), 'const soma = (a, b) => a + b'],
  ]);
  await server.call(submitAttempt, { params: asked });
  return { ...asked, candidate, essayId: idOf('ESSAY'), codeId: idOf('CODE') };
}
const queue = async (as = recruiter.token) => (await server.call(listGrading, { as })).data;
const taskOf = async (questionId: string) => {
  const found = (await queue()).find((task) => task.questionId === questionId);
  if (!found) throw new Error('It does not wait');
  return found;
};
const grade = (grades: { attemptId: string; questionId: string; points: number }[], as = recruiter.token) =>
  server.call(gradeAnswers, { as, body: { grades } });

describe('the queue', () => {
  test('has what waits for a person, and nothing of whose it is', async () => {
    const given = await handedIn('Lembra do escopo.');
    const answer = await server.call(listGrading, { as: recruiter.token });
    const task = answer.data.find(({ questionId }) => questionId === given.essayId);
    expect(task).toMatchObject({ type: 'ESSAY', value: 'Lembra do escopo.', pointsMax: 5 });
    expect(task?.expectedAnswer).not.toBe('');
    const whole = JSON.stringify([answer.body, answer.headers]);
    for (const word of [given.candidate.name, given.candidate.email, given.candidate.id, given.id])
      expect(whole).not.toContain(word);
    // Who knows the order in which people handed in learns nothing from that of the queue.
    const order = answer.data.map(({ questionId, attemptId }) => `${questionId} ${attemptId}`);
    expect(order).toEqual(order.toSorted());
  });

  test('is the company’s, also for its experts, and nobody else’s', async () => {
    await handedIn();
    const expert = await signUpMember(server, recruiter, 'expert');
    expect(await queue(expert.token)).toEqual(await queue());
    const stranger = await signUp(server, 'RECRUITER');
    expect(await queue(stranger.token)).toEqual([]);
    const [task] = await queue();
    const foreign = await grade(
      [{ attemptId: task?.attemptId ?? '', questionId: task?.questionId ?? '', points: 1 }],
      stranger.token,
    );
    expect(foreign.status).toBe(404);
  });
});

describe('grading', () => {
  test('the last answer brings the score, the mail and the bell; before, nobody hears of it', async () => {
    const given = await handedIn();
    const [essay, code] = [await taskOf(given.essayId), await taskOf(given.codeId)];
    const first = await grade([{ attemptId: essay.attemptId, questionId: essay.questionId, points: 3.5 }]);
    expect(first.data).toEqual({ graded: 1, skipped: 0 });
    const params = { token: given.token, id: given.id };
    const before = await server.call(getOwnResult, { params });
    expect(before.data.result).toMatchObject({ graded: false, score: null, points: 3.5 });
    expect((await server.mails(given.candidate.email)).some(({ kind }) => kind === 'test_graded')).toBe(false);

    await grade([{ attemptId: code.attemptId, questionId: code.questionId, points: 5 }]);
    const after = await server.call(getOwnResult, { params });
    expect(after.data.result).toMatchObject({ graded: true, points: 8.5, score: 47 });
    expect((await server.mails(given.candidate.email)).filter(({ kind }) => kind === 'test_graded')).toHaveLength(1);
  });

  test('more points than the question has are refused, with how many it has', async () => {
    const given = await handedIn();
    const { attemptId, questionId } = await taskOf(given.essayId);
    const answer = await grade([{ attemptId, questionId, points: 6 }]);
    expect([answer.status, answer.body.details?.[0]]).toMatchObject([422, { field: 'grades.0.points', code: 'MAX' }]);
    expect(answer.body.details?.[0]?.message).toMatch(/\b5\b/);
  });

  test('of two who grade the same answer at once one does, and the other is told', async () => {
    const given = await handedIn();
    const { attemptId, questionId } = await taskOf(given.essayId);
    const answers = await Promise.all([1, 4].map((points) => grade([{ attemptId, questionId, points }])));
    expect(answers.map(({ data }) => data.graded).toSorted()).toEqual([0, 1]);
    expect(answers.map(({ data }) => data.skipped).toSorted()).toEqual([0, 1]);
  });

  test('once more: the points follow, those before stay in the history, and nobody is told twice', async () => {
    const given = await handedIn();
    const [essay, code] = [await taskOf(given.essayId), await taskOf(given.codeId)];
    await grade([essay, code].map(({ attemptId, questionId }) => ({ attemptId, questionId, points: 2 })));
    const again = await server.call(regradeAnswer, {
      as: recruiter.token,
      params: { id: given.id },
      body: { questionId: given.essayId, points: 5, comment: 'Reli com calma.' },
    });
    expect(again.data.result).toMatchObject({ points: 7, graded: true });
    const history = await server.platform.database
      .selectFrom('answerGrades')
      .select(['points', 'comment'])
      .where('questionId', '=', given.essayId)
      .orderBy('id')
      .execute();
    expect(history.map(({ points, comment }) => [Number(points), comment])).toEqual([
      [2, null],
      [5, 'Reli com calma.'],
    ]);
    expect((await server.mails(given.candidate.email)).filter(({ kind }) => kind === 'test_graded')).toHaveLength(1);
    const { data } = await server.call(getResult, { as: recruiter.token, params: { id: given.id } });
    expect(data.questions.find(({ question }) => question.id === given.essayId)?.points).toBe(5);
  });
});
