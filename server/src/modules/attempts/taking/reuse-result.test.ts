import { applicationTimeline, getApplication } from '@prova/contract/applications/applications';
import { updateTest } from '@prova/contract/assessments/tests';
import { compareResults } from '@prova/contract/attempts/analysis';
import { listAssignments } from '@prova/contract/attempts/assignments';
import { regradeAnswer } from '@prova/contract/attempts/grading';
import { getResult, listOwnTests, listResults } from '@prova/contract/attempts/own-tests';
import { getTestInvitation, reuseResult, startTest } from '@prova/contract/attempts/taking';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { type Link, openTest, takeChosen, takeIt } from '../../../../test/chosen-tests-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import { askTest, beginTest, TEST_FIELDS } from '../../../../test/tests-factory.ts';

let server: TestServer;
let recruiter: Person;
let talent: Person;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
});
afterAll(() => server.close());
// A session does not outlive the leaps of the clock.
beforeEach(async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  talent = await signUp(server, 'POTENTIAL');
});

const newTest = () => openTest(server, recruiter);
const take = (params: Link, right: boolean) => takeIt(server, params, right);

/** Asked for another job of the company. */
async function ask(testId: string, visitor?: string): Promise<Link & { applicationId: string; jobId: string }> {
  const { name: fullName, email, token: as } = talent;
  const job = await publishJob(server, recruiter);
  const { id: applicationId } = await applyTo(server, job, visitor ? { email: visitor } : { fullName, email, as });
  return { ...(await askTest(server, recruiter, applicationId, testId)), applicationId, jobId: job.id };
}

const earlier = async (params: Link) => (await server.call(getTestInvitation, { params })).data.tests[0]?.earlier;
const reuse = (params: Link) => server.call(reuseResult, { params });

test('a chosen test’s result is shown for a job instead of taking it again', async () => {
  const { id: testId } = await newTest();
  const own = await takeChosen(server, talent, testId, true);
  const asked = await ask(testId);
  const offer = await earlier(asked);
  expect(offer).toMatchObject({ score: 100 });
  const { data: before } = await server.call(listResults, { as: recruiter.token, query: { testId } });
  expect(before).toEqual([]);

  const { data: after } = await reuse(asked);
  expect(after).toMatchObject({ status: 'done', result: { score: 100, reused: true }, earlier: null });
  expect((await reuse(asked)).body.error).toBe('ASSIGNMENT_ENDED');
  expect((await server.call(startTest, { params: asked })).body.error).toBe('ASSIGNMENT_ENDED');

  const as = recruiter.token;
  const { data: application } = await server.call(getApplication, { as, params: { id: asked.applicationId } });
  expect(application.status).toBe('test_done');
  const { data: timeline } = await server.call(applicationTimeline, { as, params: { id: asked.applicationId } });
  expect(timeline.some(({ data }) => data?.status === 'reused')).toBe(true);
  const query = { applicationId: asked.applicationId };
  const { data: sent } = await server.call(listAssignments, { as, query });
  expect(sent).toMatchObject([{ id: asked.id, result: { score: 100, reused: true } }]);
  expect((await server.call(getResult, { as, params: { id: asked.id } })).data.questions).toHaveLength(1);
  expect((await server.call(listResults, { as, query: { testId } })).data).toMatchObject([
    { id: asked.id, score: 100 },
  ]);
  const { data: compared } = await server.call(compareResults, { as, params: { id: testId } });
  expect(compared.results).toMatchObject([{ id: asked.id, score: 100 }]);
  // Whoever took it has one result, and two tests that are done.
  const mine = { as: talent.token };
  expect((await server.call(listResults, mine)).data.map(({ id }) => id)).toEqual([own.id]);
  expect((await server.call(listOwnTests, mine)).data.map(({ standing }) => standing)).toEqual([
    'completed',
    'completed',
  ]);
});

test('of several the best one is offered, and what is graded again counts wherever it is shown', async () => {
  const { id: testId } = await newTest();
  const first = await ask(testId);
  await take(first, true);
  const second = await ask(testId);
  expect(await earlier(second)).toMatchObject({ score: 100 });
  await take(second, false);
  const third = await ask(testId);
  expect(await earlier(third)).toMatchObject({ score: 100 });
  await reuse(third);
  const as = recruiter.token;
  const { data: result } = await server.call(getResult, { as, params: { id: third.id } });
  const questionId = result.questions[0]?.question.id ?? '';
  await server.call(regradeAnswer, { as, params: { id: third.id }, body: { questionId, points: 0 } });
  const score = async ({ id }: Link) => (await server.call(getResult, { as, params: { id } })).data.result?.score;
  expect(await score(first)).toBe(await score(third));
  expect(await score(third)).toBe(0);
});

test('is found by the address, too, and is nobody else’s', async () => {
  const { id: testId } = await newTest();
  const email = `visitante-${testId}@exemplo.example`;
  await take(await ask(testId, email), true);
  expect(await earlier(await ask(testId, email))).toMatchObject({ score: 100 });
  const stranger = await ask(testId, `outra-${testId}@exemplo.example`);
  expect(await earlier(stranger)).toBeNull();
  expect((await reuse(stranger)).body.error).toBe('NO_EARLIER_RESULT');
});

test('what the test asks now must be what was answered, and not longer than twelve months ago', async () => {
  const given = await newTest();
  await take(await ask(given.id), true);
  const body = { ...TEST_FIELDS, title: 'Outro enunciado', openToTalents: true, version: given.version };
  const changed = await server.call(updateTest, { as: recruiter.token, params: { id: given.id }, body });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  expect(await earlier(await ask(given.id))).toBeNull();

  const old = await newTest();
  await take(await ask(old.id), true);
  const asked = await ask(old.id);
  expect(await earlier(asked)).not.toBeNull();
  await server.platform.database
    .updateTable('testAttempts')
    .set({ startedAt: new Date('2025-01-01'), submittedAt: new Date('2025-01-02') })
    .where('versionId', '=', ({ selectFrom }) =>
      selectFrom('testAssignments').select('versionId').where('id', '=', asked.id),
    )
    .execute();
  expect(await earlier(asked)).toBeNull();
  expect((await reuse(asked)).body.error).toBe('NO_EARLIER_RESULT');
});

test('what was begun is finished, not replaced', async () => {
  const { id: testId } = await newTest();
  await take(await ask(testId), true);
  const asked = await ask(testId);
  await beginTest(server, asked);
  expect((await reuse(asked)).body.error).toBe('ASSIGNMENT_STARTED');
  expect((await reuse({ ...asked, id: testId })).body.error).toBe('TEST_NOT_FOUND');
});
