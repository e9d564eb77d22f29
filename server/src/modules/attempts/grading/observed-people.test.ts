import { decideGrade, gradeAnswers, listGradedTests, listGrading } from '@prova/contract/attempts/grading';
import { submitAttempt } from '@prova/contract/attempts/taking';
import { cancelInterview, changeInterview, createInterview } from '@prova/contract/interviews/interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { begin, interviewBody, scheduleNew } from '../../../../test/interviews-factory.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { makeExpert, signUpMember } from '../../../../test/members.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { comesIn, giveRoom, RoomStage } from '../../../../test/rooms-factory.ts';
import { askTest, beginTest, publishTest, QUESTIONS, saveAs } from '../../../../test/tests-factory.ts';

const ESSAY = { ...QUESTIONS[2], points: 4 };
const ANY_TIME = { allowOverlap: true } as const;

let server: TestServer;
let stage: RoomStage;
let owner: Person;
let expert: Person;
let second: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  stage = await RoomStage.of(server.app);
  owner = await signUp(server, 'RECRUITER', { verified: true });
  expert = await signUpMember(server, owner, 'expert', { name: 'Joana Dias' });
  second = await signUpMember(server, owner, 'expert', { name: 'Rui Alves' });
  for (const each of [expert, second]) await makeExpert(server, each);
  job = await publishJob(server, owner);
});
afterAll(() => {
  stage.leaveAll();
  return server.close();
});

type Asked = Awaited<ReturnType<typeof askTest>>;
const ask = async ({ id }: Pick<AppliedCandidate, 'id'>, graders = 1) => {
  const { id: testId } = await publishTest(server, owner, { questions: [ESSAY], graders });
  return { testId, asked: await askTest(server, owner, id, testId) };
};

/** An essay, which people grade. */
async function handIn(asked: Asked) {
  const attempt = await beginTest(server, asked);
  const questionId = attempt.questions[0]?.id ?? '';
  await saveAs(server, asked, 1, [[questionId, 'Lembra de onde nasceu.']]);
  await server.call(submitAttempt, { params: asked });
  const { id: attemptId } = await server.platform.database
    .selectFrom('testAttempts')
    .select('id')
    .where('assignmentId', '=', asked.id)
    .executeTakeFirstOrThrow();
  return { attemptId, questionId };
}
const observing = (id: string, given: object = {}) =>
  interviewBody(id, { observerIds: [expert.id], ...ANY_TIME, ...given });
const observe = (id: string) => server.call(createInterview, { as: owner.token, body: observing(id) });
/** How many answers of a test wait for somebody: in their queue, and counted beside the test. */
async function waitingFor({ token: as }: Person, testId: string) {
  const { data } = await server.call(listGrading, { as, query: { testId } });
  const counted = (await server.call(listGradedTests, { as })).data.find((each) => each.testId === testId);
  return [data.length, counted?.counts.open ?? 0];
}
const give = ({ token: as }: Person, key: { attemptId: string; questionId: string }, points = 3) =>
  server.call(gradeAnswers, { as, body: { grades: [{ ...key, points }] } });

test('whose grade is waited for does not observe; once it is given, they may', async () => {
  const candidate = await applyTo(server, job);
  const { asked } = await ask(candidate);
  const key = await handIn(asked);
  const refused = await observe(candidate.id);
  expect([refused.status, refused.body.error, refused.body.message]).toEqual([
    409,
    'OBSERVER_GRADES',
    'Há respostas desta pessoa à espera da nota de Joana Dias, que avalia sem saber de quem são. Escolha outra pessoa para observar ou espere a nota.',
  ]);
  // Nor are they added later, nor by another application of the same person.
  const interview = await scheduleNew(server, owner, candidate, ANY_TIME);
  const change = () =>
    server.call(changeInterview, {
      as: owner.token,
      params: { id: interview.id },
      body: { version: 1, observerIds: [expert.id], ...ANY_TIME },
    });
  expect((await change()).body.error).toBe('OBSERVER_GRADES');
  expect((await give(expert, key)).data).toEqual({ graded: 1, skipped: 0 });
  expect((await change()).status).toBe(200);
});

test('where two grade, each has their own: one who has given it may observe, the other may not', async () => {
  const candidate = await applyTo(server, job);
  const { asked } = await ask(candidate, 2);
  const key = await handIn(asked);
  await give(second, key);
  expect((await observe(candidate.id)).body.error).toBe('OBSERVER_GRADES');
  const body = observing(candidate.id, { observerIds: [second.id] });
  expect((await server.call(createInterview, { as: owner.token, body })).status).toBe(201);
});

test('who observes is not given the answers that come to wait later, until they are taken off', async () => {
  const candidate = await applyTo(server, job);
  const { testId, asked } = await ask(candidate);
  const { data: interview } = await observe(candidate.id);
  const key = await handIn(asked);
  expect(await waitingFor(expert, testId)).toEqual([0, 0]);
  expect(await waitingFor(second, testId)).toEqual([1, 1]);
  // As if there were no such answer: a reason would tell whose it is.
  const unknown = await give(expert, { ...key, attemptId: interview.id });
  expect((await give(expert, key)).body.error).toBe(unknown.body.error);
  const decided = await server.call(decideGrade, { as: expert.token, body: { ...key, points: 2 } });
  expect(decided.body.error).toBe('NOT_FOUND');
  // Another person's answers are theirs to grade as before.
  const stranger = await applyTo(server, job);
  const other = await ask(stranger);
  await handIn(other.asked);
  expect(await waitingFor(expert, other.testId)).toEqual([1, 1]);
  const off = await server.call(changeInterview, {
    as: owner.token,
    params: { id: interview.id },
    body: { version: 1, observerIds: [] },
  });
  expect(off.status).toBe(200);
  expect(await waitingFor(expert, testId)).toEqual([1, 1]);
  expect((await give(expert, key)).data.graded).toBe(1);
});

test('whom they have met stays out of their queue; an interview that was called off before its hour is as if it had not been', async () => {
  const [met, called] = [await applyTo(server, job), await applyTo(server, job)];
  const [ofMet, ofCalled] = [await ask(met), await ask(called)];
  const { data: held } = await observe(met.id);
  const { data: off } = await observe(called.id);
  await server.call(cancelInterview, { as: owner.token, params: { id: off.id }, body: {} });
  await begin(server, held.id);
  await server.call(cancelInterview, { as: owner.token, params: { id: held.id }, body: {} });
  for (const { asked } of [ofMet, ofCalled]) await handIn(asked);
  expect(await waitingFor(expert, ofMet.testId)).toEqual([0, 0]);
  expect(await waitingFor(expert, ofCalled.testId)).toEqual([1, 1]);
});

test('whoever has been in the room before its hour has met them, also when they are taken off', async () => {
  const candidate = await applyTo(server, job);
  const { testId, asked } = await ask(candidate);
  const { data: interview } = await observe(candidate.id);
  const code = await giveRoom(server, interview.id);
  const hostPage = await stage.page(code);
  await hostPage.enters({ accessType: 'host', accessToken: owner.token });
  await comesIn(hostPage, await stage.page(code), { accessToken: expert.token });
  await server.call(changeInterview, {
    as: owner.token,
    params: { id: interview.id },
    body: { version: 1, observerIds: [] },
  });
  await handIn(asked);
  expect(await waitingFor(expert, testId)).toEqual([0, 0]);
});
