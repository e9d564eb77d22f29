import { cancelAiInterview, listAiInterviews } from '@prova/contract/ai-interviews/ai-interviews';
import { applicationTimeline } from '@prova/contract/applications/applications';
import type { NotAskedReason } from '@prova/contract/applications/not-asked';
import { moveCandidate } from '@prova/contract/funnel/funnel';
import { listUnscheduled } from '@prova/contract/interviews/interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { scheduleAi } from '../../../test/ai-interviews-factory.ts';
import { applyTo } from '../../../test/applications-factory.ts';
import { budgets } from '../../../test/filled.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob, stagesWithAi } from '../../../test/jobs-factory.ts';
import { undoOver } from '../../../test/offers-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';

/** Interviews of a month in the plan that every company begins with. */
const PLAN = 5;

let server: TestServer;
let recruiter: Person;
let job: JobDetail;

beforeAll(async () => {
  server = await startTestServer({ BILLING_LIMITS: 'true', ...budgets({ aiInterviews: '1' }) });
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter, { pipeline: { stages: stagesWithAi({ daysToBegin: 4 }) } });
});

const apply = () => applyTo(server, job, { resume: undefined });
const scheduled = async () => {
  const { id } = await apply();
  return { id, interview: await scheduleAi(server, recruiter, { id }) };
};

test.each<[NotAskedReason, string, () => Promise<string>]>([
  [
    'PLAN_LIMIT',
    'the plan has no interview left this month',
    async () => {
      for (let count = 0; count < PLAN; count += 1) await scheduled();
      return (await apply()).id;
    },
  ],
  [
    'BUDGET_REACHED',
    'an application has had as many as it may',
    async () => {
      const { id, interview } = await scheduled();
      await undoOver(server);
      const call = { as: recruiter.token, params: { id: interview.id }, body: {} };
      expect((await server.call(cancelAiInterview, call)).status).toBe(200);
      return id;
    },
  ],
])('whoever comes into a stage that asks by itself waits for the team where (%s) %s', async (reason, _, prepare) => {
  const id = await prepare();
  const before = (await server.call(listAiInterviews, { as: recruiter.token, query: { applicationId: id } })).data;
  const targetStageId = job.stages.find(({ type }) => type === 'interview_ia')?.id ?? '';
  await server.call(moveCandidate, { as: recruiter.token, params: { id }, body: { targetStageId } });
  await undoOver(server);
  server.clock.advance(120);
  await server.drain();
  const after = (await server.call(listAiInterviews, { as: recruiter.token, query: { applicationId: id } })).data;
  expect(after.map((each) => each.id)).toEqual(before.map((each) => each.id));
  const waiting = await server.call(listUnscheduled, { as: recruiter.token, query: { jobId: job.id, limit: 50 } });
  expect(waiting.data).toMatchObject([{ applicationId: id, notAsked: reason }]);
  const { data: history } = await server.call(applicationTimeline, { as: recruiter.token, params: { id } });
  expect(history.find(({ type }) => type === 'ai_interview')).toMatchObject({
    actor: { kind: 'system' },
    data: { status: 'not_scheduled', reason },
  });
});
