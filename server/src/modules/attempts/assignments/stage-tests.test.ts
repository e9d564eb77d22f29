import { getApplication } from '@prova/contract/applications/applications';
import { toggleTest } from '@prova/contract/assessments/tests';
import { listAssignments } from '@prova/contract/attempts/assignments';
import { listStageTests, saveStageTests } from '@prova/contract/attempts/stage-tests';
import { moveCandidate, undoChange } from '@prova/contract/funnel/funnel';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { undoOver } from '../../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import { publishTest, sendTest } from '../../../../test/tests-factory.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
let stageId: string;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { name: 'Helena Prado', verified: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  // A session does not outlive the leaps of the clock.
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  job = await publishJob(server, recruiter);
  stageId = job.stages.find(({ type }) => type === 'test')?.id ?? '';
});

const save = (testIds: string[], more: Record<string, unknown> = {}) =>
  server.call(saveStageTests, {
    as: recruiter.token,
    params: { id: stageId },
    body: { jobId: job.id, testIds, dueDays: 5, automatic: true, ...more },
  });
const enter = (candidate: AppliedCandidate) =>
  server.call(moveCandidate, { as: recruiter.token, params: { id: candidate.id }, body: { targetStageId: stageId } });
const asked = async ({ id }: AppliedCandidate) =>
  (await server.call(listAssignments, { as: recruiter.token, query: { applicationId: id } })).data;
const statusOf = async ({ id }: AppliedCandidate) =>
  (await server.call(getApplication, { as: recruiter.token, params: { id } })).data.status;

describe('what a stage asks', () => {
  test('is said once for each stage of tests, and read with the titles', async () => {
    const [one, two] = [await publishTest(server, recruiter), await publishTest(server, recruiter, { title: 'SQL' })];
    expect((await server.call(listStageTests, { as: recruiter.token, query: { jobId: job.id } })).data).toEqual([
      { stageId, stageName: 'Desafio técnico', tests: [], dueDays: 7, automatic: false },
    ]);
    expect((await save([one.id, two.id])).data.tests.map(({ title }) => title)).toEqual([one.title, 'SQL']);
    await save([two.id], { automatic: false, dueDays: 3 });
    const { data } = await server.call(listStageTests, { as: recruiter.token, query: { jobId: job.id } });
    expect(data).toMatchObject([{ tests: [{ id: two.id }], dueDays: 3, automatic: false }]);
  });

  test.each([
    ['no test that is sent by itself', async () => save([]), 422, 'VALIDATION_FAILED'],
    [
      'a stage of another type',
      async () => {
        stageId = job.stages.find(({ type }) => type === 'review')?.id ?? '';
        return save([(await publishTest(server, recruiter)).id]);
      },
      404,
      'STAGE_NOT_FOUND',
    ],
    [
      'a test of another company',
      async () => save([(await publishTest(server, await signUp(server, 'RECRUITER'))).id]),
      404,
      'TEST_NOT_FOUND',
    ],
  ] as const)('%s is refused', async (_, call, status, code) => {
    const answer = await call();
    expect([answer.status, answer.body.error]).toEqual([status, code]);
  });
});

describe('whoever comes into it', () => {
  test('is sent its tests, with so many days, once the step can no longer be taken back', async () => {
    const { id } = await publishTest(server, recruiter);
    await save([id]);
    const someone = await applyTo(server, job);
    await enter(someone);
    expect(await asked(someone)).toEqual([]);
    await undoOver(server);
    expect(await asked(someone)).toMatchObject([{ testId: id, status: 'sent', senderName: 'Helena Prado' }]);
    expect(await statusOf(someone)).toBe('test_sent');
    await undoOver(server);
    expect((await server.mails(someone.email)).filter(({ kind }) => kind === 'test_sent')).toHaveLength(1);
  });

  test('and leaves it again at once is sent none', async () => {
    await save([(await publishTest(server, recruiter)).id]);
    const someone = await applyTo(server, job);
    const { data } = await enter(someone);
    await server.call(undoChange, {
      as: recruiter.token,
      params: { id: someone.id },
      body: { eventId: data.eventId },
    });
    await undoOver(server);
    expect(await asked(someone)).toEqual([]);
  });

  test('and was sent the same by hand meanwhile is not sent it twice', async () => {
    const given = await publishTest(server, recruiter);
    await save([given.id]);
    const someone = await applyTo(server, job);
    await enter(someone);
    await sendTest(server, recruiter, someone, { test: given });
    await undoOver(server);
    expect(await asked(someone)).toHaveLength(1);
  });

  test('is sent nothing of a test that was put away, and nothing where the stage does not do it by itself', async () => {
    const given = await publishTest(server, recruiter);
    await save([given.id]);
    await server.call(toggleTest, { as: recruiter.token, params: { id: given.id } });
    const [one, two] = [await applyTo(server, job), await applyTo(server, job)];
    await enter(one);
    await undoOver(server);
    expect([await asked(one), await statusOf(one)]).toEqual([[], 'open_to_test']);
    await save([(await publishTest(server, recruiter)).id], { automatic: false });
    await enter(two);
    await undoOver(server);
    expect(await asked(two)).toEqual([]);
  });
});
