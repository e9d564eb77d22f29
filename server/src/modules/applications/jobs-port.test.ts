import { moveCandidate } from '@prova/contract/funnel/funnel';
import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUp } from '../../../test/people.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the list of jobs says how many applications nobody has looked at', async () => {
  const recruiter = await signUp(server, 'RECRUITER');
  const job = await publishJob(server, recruiter);
  const quiet = await publishJob(server, recruiter);
  const [first] = [await applyTo(server, job), await applyTo(server, job)];
  const fresh = async () => {
    const { data } = await server.call(listRecruiterJobs, { as: recruiter.token });
    return Object.fromEntries(data.map((each) => [each.id, each.fresh]));
  };
  expect(await fresh()).toEqual({ [job.id]: 2, [quiet.id]: 0 });
  const review = job.stages.find(({ type }) => type === 'review');
  const moved = await server.call(moveCandidate, {
    as: recruiter.token,
    params: { id: first.id },
    body: { targetStageId: review?.id, jobId: job.id },
  });
  expect(moved.status).toBe(200);
  expect(await fresh()).toEqual({ [job.id]: 1, [quiet.id]: 0 });
});
