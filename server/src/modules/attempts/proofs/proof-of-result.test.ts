import { duplicateTest, getTest } from '@prova/contract/assessments/tests';
import { gradeAnswers, listGrading, regradeAnswer } from '@prova/contract/attempts/grading';
import { getResult, showProof } from '@prova/contract/attempts/own-tests';
import { submitAttempt } from '@prova/contract/attempts/taking';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import { askTest, beginTest, publishTest, QUESTIONS, saveAs, writeTest } from '../../../../test/tests-factory.ts';

let server: TestServer;
let recruiter: Person;
let talent: Person;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  talent = await signUp(server, 'POTENTIAL');
});
afterAll(() => server.close());
// A session does not outlive the leaps of the clock.
beforeEach(async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  talent = await signIn(server, talent.email, PASSWORD);
});

/** A test with an essay and a choice that was handed in, by the talent or by a visitor. */
async function handedIn({ skills = ['reactjs', 'SQL'], visitor = false } = {}) {
  const { name: fullName, email, token: as } = talent;
  const own = await publishJob(server, recruiter);
  const application = await applyTo(server, own, visitor ? {} : { fullName, email, as });
  const { id: testId } = await publishTest(server, recruiter, { skills, questions: QUESTIONS.slice(1, 3) });
  const asked = await askTest(server, recruiter, application.id, testId);
  const { questions } = await beginTest(server, asked);
  const idOf = (type: string) => questions.find((question) => question.type === type)?.id ?? '';
  await saveAs(server, asked, 1, [
    [idOf('TRUE_FALSE'), false],
    [idOf('ESSAY'), 'Uma função que lembra.'],
  ]);
  await server.call(submitAttempt, { params: asked });
  const grade = async (points: number) => {
    const { data } = await server.call(listGrading, { as: recruiter.token, query: { testId } });
    const { attemptId = '', questionId = '' } = data[0] ?? {};
    await server.call(gradeAnswers, { as: recruiter.token, body: { grades: [{ attemptId, questionId, points }] } });
  };
  const show = (shown: boolean, by = talent) =>
    server.call(showProof, { as: by.token, params: { id: asked.id }, body: { shown } });
  const result = async (by = talent) => (await server.call(getResult, { as: by.token, params: { id: asked.id } })).data;
  return { id: asked.id, essayId: idOf('ESSAY'), grade, show, result };
}

const proofs = () =>
  server.platform.database
    .selectFrom('proofs')
    .innerJoin('skills', 'skills.id', 'proofs.skillId')
    .select(['skills.name', 'score', 'shown', 'provenAt', 'validUntil', 'source'])
    .orderBy('skills.name')
    .execute();

test('a graded result is shown as proof of the skills of its test, and taken back', async () => {
  const given = await handedIn();
  expect((await given.result()).proof).toBeNull();
  expect((await given.show(true)).body.error).toBe('PROOF_IMPOSSIBLE');
  await given.grade(3);
  const before = await given.result();
  expect(before.proof).toMatchObject({ skills: ['React', 'SQL'], shown: false });
  expect(await proofs()).toEqual([]);

  expect((await given.show(true)).data.proof).toMatchObject({ shown: true });
  const [react, sql] = await proofs();
  expect([react, sql]).toMatchObject([
    { name: 'React', score: 67, shown: true, source: 'test' },
    { name: 'SQL', score: 67, shown: true },
  ]);
  const { provenAt = new Date(), validUntil = new Date() } = react ?? {};
  expect(validUntil.getUTCFullYear() - provenAt.getUTCFullYear()).toBe(1);

  // A grade that is given once more is what it proves.
  await server.call(regradeAnswer, {
    as: recruiter.token,
    params: { id: given.id },
    body: { questionId: given.essayId, points: 5 },
  });
  expect((await proofs()).map(({ score }) => score)).toEqual([100, 100]);

  expect((await given.show(false)).data.proof).toMatchObject({ shown: false });
  expect((await proofs()).map(({ shown }) => shown)).toEqual([false, false]);
  // The company reads nothing of what the talent chose.
  expect((await given.result(recruiter)).proof).toBeNull();
});

test('is nobody else’s to show, and nothing where the test names no skill or there is no account', async () => {
  const given = await handedIn();
  await given.grade(3);
  const stranger = await signUp(server, 'POTENTIAL');
  expect((await given.show(true, stranger)).status).toBe(404);
  expect((await given.show(true, recruiter)).status).toBe(403);
  const without = await handedIn({ skills: [] });
  await without.grade(3);
  expect((await without.show(true)).body.error).toBe('PROOF_IMPOSSIBLE');
  const visitor = await handedIn({ visitor: true });
  await visitor.grade(3);
  expect((await visitor.show(true)).status).toBe(404);
});

test('skills are kept as the dictionary writes them, each once, also in a copy', async () => {
  const { id } = await writeTest(server, recruiter, { skills: ['ReactJS', 'react.js', 'postgres'] });
  const { data } = await server.call(getTest, { as: recruiter.token, params: { id } });
  expect(data.skills).toEqual(['React', 'PostgreSQL']);
  const copy = await server.call(duplicateTest, { as: recruiter.token, params: { id } });
  expect(copy.data.skills).toEqual(['React', 'PostgreSQL']);
});
