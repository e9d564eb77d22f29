import { actOnCandidate } from '@prova/contract/funnel/funnel';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { getPublicCompany } from '@prova/contract/jobs/public-companies';
import { getPublicJob } from '@prova/contract/jobs/public-jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';

const DAY = 86_400;

let server: TestServer;
let recruiter: Person;
let job: JobDetail;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

const rate = async () => {
  const { data: company } = await server.call(getPublicCompany, { params: { slug: job.companySlug } });
  const { data: page } = await server.call(getPublicJob, { params: { slug: job.slug } });
  expect(page.company.keptPromises).toEqual(company.keptPromises);
  return company.keptPromises;
};
const reject = async (id: string) => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  const body = { action: 'reject', status: 'rejected' } as const;
  expect((await server.call(actOnCandidate, { as: recruiter.token, params: { id }, body })).status).toBe(200);
};

test('everybody reads how a company keeps its promises, from ten of them on, those of the last year', async () => {
  const people = [];
  for (let count = 0; count < 12; count += 1) people.push(await applyTo(server, job));
  expect(await rate()).toBeNull();
  // Nine are answered in time, one after the day, and two never.
  for (const { id } of people.slice(0, 9)) await reject(id);
  expect(await rate()).toBeNull();
  server.clock.advance(61 * DAY);
  await reject(people[9]?.id ?? '');
  expect(await rate()).toEqual({ percent: 75, promises: 12 });
  server.clock.advance(366 * DAY);
  expect(await rate()).toBeNull();
});
