import { randomUUID } from 'node:crypto';
import type { EndpointShape } from '@prova/contract/endpoint';
import * as templates from '@prova/contract/jobs/job-email-templates';
import * as jobList from '@prova/contract/jobs/job-list';
import * as members from '@prova/contract/jobs/job-members';
import * as wizard from '@prova/contract/jobs/job-wizard';
import * as jobs from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob, wizardData } from '../../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { jobRoutes } from '../jobs.routes.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;
let talent: Person;
let job: jobs.JobDetail;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER');
  stranger = await signUp(server, 'RECRUITER');
  talent = await signUp(server, 'POTENTIAL');
  job = await publishJob(server, owner);
});
afterAll(() => server.close());

interface Knock {
  readonly endpoint: EndpointShape;
  readonly params?: Record<string, string | number>;
  readonly body?: unknown;
}

/** Every call about one job, as it would be made rightly. */
function knocks(id: string, templateId: string): Knock[] {
  const words = { subject: 'Oi', body: 'Texto' };
  const steps = Object.entries(wizardData()).map(([n, data]) => ({
    endpoint: wizard.saveStep,
    params: { n },
    body: { jobId: id, data },
  }));
  return [
    ...steps,
    { endpoint: wizard.saveStep, params: { n: 2 }, body: { jobId: id, partial: true, data: {} } },
    { endpoint: wizard.getDraft, params: { id } },
    { endpoint: wizard.saveDraft, params: { id }, body: { steps: {} } },
    { endpoint: wizard.publishJob, params: { id } },
    { endpoint: jobs.getJob, params: { id } },
    { endpoint: jobs.updateJob, params: { id }, body: { urgent: true } },
    { endpoint: jobs.saveDaysToBegin, params: { id, stageId: randomUUID() }, body: { daysToBegin: 7 } },
    { endpoint: jobs.removeJob, params: { id } },
    { endpoint: jobs.duplicateJob, params: { id } },
    { endpoint: jobs.toggleJob, params: { id } },
    { endpoint: jobs.closeJob, params: { id }, body: { status: 'FILLED' } },
    { endpoint: jobs.undoClosing, params: { id } },
    { endpoint: jobs.reopenJob, params: { id } },
    { endpoint: jobs.jobPipeline, params: { id } },
    {
      endpoint: wizard.generateDescription,
      body: { jobId: id, title: 'Dev', seniority: 'mid', locationModel: 'remote', language: 'pt-BR' },
    },
    { endpoint: members.listJobMembers, params: { id } },
    { endpoint: members.shareJob, params: { id }, body: { userId: randomUUID() } },
    { endpoint: members.unshareJob, params: { id, userId: randomUUID() } },
    { endpoint: templates.listTemplates, params: { jobId: id } },
    { endpoint: templates.templateByType, params: { jobId: id, type: 'received' } },
    { endpoint: templates.createTemplate, body: { jobId: id, kind: 'stage', ...words } },
    { endpoint: templates.templateContent, params: { id: templateId } },
    { endpoint: templates.updateTemplate, params: { id: templateId }, body: words },
    { endpoint: templates.sendTestTemplate, params: { id: templateId } },
    { endpoint: templates.removeTemplate, params: { id: templateId } },
  ];
}
const knock = ({ endpoint, params, body }: Knock, as?: string) =>
  server.call(endpoint, { ...(params && { params }), ...(body !== undefined && { body }), ...(as && { as }) });

describe('another company', () => {
  test('finds nothing, just as if it did not exist', async () => {
    const real = knocks(job.id, job.templates[0]?.id ?? '');
    const invented = knocks(randomUUID(), randomUUID());
    for (const [index, each] of real.entries()) {
      const [foreign, none] = [await knock(each, stranger.token), await knock(invented[index] ?? each, stranger.token)];
      const outcome = ({ status, body }: typeof foreign) => [each.endpoint.id, status, body.error];
      expect(outcome(foreign)).toEqual([each.endpoint.id, 404, expect.stringMatching(/^(JOB_)?NOT_FOUND$/)]);
      expect(outcome(foreign)).toEqual(outcome(none));
    }
    const after = (await server.call(jobs.getJob, { as: owner.token, params: { id: job.id } })).data;
    expect(after).toEqual(job);
  });

  test('cannot be the place of a new job', async () => {
    const headers = { 'x-company-id': owner.companyId };
    const answer = await server.call(wizard.createJob, { as: stranger.token, body: wizardData()[1], headers });
    expect(answer.status).toBe(404);
  });
});

test.each(['hiring_manager', 'interviewer'] as const)('a %s sees no job that was not shared', async (role) => {
  const person = await signUp(server, 'RECRUITER');
  await server.platform.database
    .insertInto('companyMembers')
    .values({ id: randomUUID(), companyId: owner.companyId, userId: person.id, role, createdAt: server.clock.now() })
    .execute();
  const headers = { 'x-company-id': owner.companyId };
  const list = await server.call(jobList.listRecruiterJobs, { as: person.token, headers });
  expect(list.data).toEqual([]);
  const detail = await server.call(jobs.getJob, { as: person.token, headers, params: { id: job.id } });
  expect(detail.body.error).toBe('JOB_NOT_FOUND');
  const created = await server.call(wizard.createJob, { as: person.token, headers, body: wizardData()[1] });
  expect(created.body.error).toBe('FORBIDDEN');
});

test('talents and visitors are kept out of everything but the public pages', async () => {
  const about = knocks(job.id, job.templates[0]?.id ?? '');
  const all: Knock[] = [
    ...about,
    { endpoint: wizard.createJob, body: wizardData()[1] },
    { endpoint: jobList.listRecruiterJobs },
  ];
  for (const each of all) {
    const [asTalent, asGuest] = [await knock(each, talent.token), await knock(each)];
    expect([each.endpoint.id, asTalent.status, asTalent.body.error]).toEqual([each.endpoint.id, 403, 'FORBIDDEN']);
    expect([each.endpoint.id, asGuest.status, asGuest.body.error]).toEqual([each.endpoint.id, 401, 'UNAUTHENTICATED']);
  }
  const tried = new Set(all.map(({ endpoint }) => endpoint.id));
  const others = jobRoutes.filter(
    ({ endpoint: { access } }) => access.kind !== 'user' || !access.roles?.includes('POTENTIAL'),
  );
  const untried = others.map(({ endpoint }) => endpoint.id).filter((id) => !tried.has(id));
  expect(untried).toEqual([
    'jobs.public.list',
    'jobs.public.company',
    'jobs.public.hints',
    'jobs.public.get',
    'jobs.public.view',
  ]);
});

test('a description is proposed in the language asked, and says who wrote it', async () => {
  const body = {
    title: 'Dev <script>alert(1)</script>',
    seniority: 'senior',
    locationModel: 'remote',
    skills: [{ name: 'React', level: 'ADVANCED' }],
    language: 'en-US',
  };
  const { data } = await server.call(wizard.generateDescription, { as: owner.token, body });
  expect(data.engine).toMatch(/\S/);
  expect(data.description).toMatch(/^<p>/);
  expect(data.requirements).toContain('React');
  expect(data.description + data.requirements).not.toContain('<script');
  const wrong = await server.call(wizard.generateDescription, { as: owner.token, body: { ...body, language: 'fr' } });
  expect(wrong.status).toBe(422);
});
