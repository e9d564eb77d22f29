import { randomUUID } from 'node:crypto';
import type { EndpointShape } from '@prova/contract/endpoint';
import * as contract from '@prova/contract/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob, wizardData } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { jobRoutes } from './jobs.routes.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;
let talent: Person;
let job: contract.JobDetail;

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
    endpoint: contract.saveStep,
    params: { n },
    body: { jobId: id, data },
  }));
  return [
    ...steps,
    { endpoint: contract.saveStep, params: { n: 2 }, body: { jobId: id, partial: true, data: {} } },
    { endpoint: contract.getDraft, params: { id } },
    { endpoint: contract.saveDraft, params: { id }, body: { steps: {} } },
    { endpoint: contract.publishJob, params: { id } },
    { endpoint: contract.getJob, params: { id } },
    { endpoint: contract.updateJob, params: { id }, body: { urgent: true } },
    { endpoint: contract.removeJob, params: { id } },
    { endpoint: contract.duplicateJob, params: { id } },
    { endpoint: contract.toggleJob, params: { id } },
    { endpoint: contract.closeJob, params: { id }, body: { status: 'FILLED' } },
    { endpoint: contract.reopenJob, params: { id } },
    { endpoint: contract.jobPipeline, params: { id } },
    {
      endpoint: contract.generateDescription,
      body: { jobId: id, title: 'Dev', seniority: 'mid', locationModel: 'remote', language: 'pt-BR' },
    },
    { endpoint: contract.listTemplates, params: { jobId: id } },
    { endpoint: contract.templateByType, params: { jobId: id, type: 'received' } },
    { endpoint: contract.createTemplate, body: { jobId: id, kind: 'stage', ...words } },
    { endpoint: contract.templateContent, params: { id: templateId } },
    { endpoint: contract.updateTemplate, params: { id: templateId }, body: words },
    { endpoint: contract.sendTestTemplate, params: { id: templateId } },
    { endpoint: contract.removeTemplate, params: { id: templateId } },
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
      const told = ({ status, body }: typeof foreign) => [each.endpoint.id, status, body.error];
      expect(told(foreign)).toEqual([each.endpoint.id, 404, expect.stringMatching(/^(JOB_)?NOT_FOUND$/)]);
      expect(told(foreign)).toEqual(told(none));
    }
    const after = (await server.call(contract.getJob, { as: owner.token, params: { id: job.id } })).data;
    expect(after).toEqual(job);
  });

  test('cannot be the place of a new job', async () => {
    const headers = { 'x-company-id': owner.companyId };
    const answer = await server.call(contract.createJob, { as: stranger.token, body: wizardData()[1], headers });
    expect(answer.status).toBe(404);
  });
});

test.each(['hiring_manager', 'interviewer'])('a %s sees no job that was not shared', async (role) => {
  const person = await signUp(server, 'RECRUITER');
  await server.platform.database
    .insertInto('company_members')
    .values({ id: randomUUID(), company_id: owner.companyId, user_id: person.id, role })
    .execute();
  const headers = { 'x-company-id': owner.companyId };
  const list = await server.call(contract.listRecruiterJobs, { as: person.token, headers });
  expect(list.data).toEqual([]);
  const detail = await server.call(contract.getJob, { as: person.token, headers, params: { id: job.id } });
  expect(detail.body.error).toBe('JOB_NOT_FOUND');
  const created = await server.call(contract.createJob, { as: person.token, headers, body: wizardData()[1] });
  expect(created.body.error).toBe('FORBIDDEN');
});

test('talents and visitors are kept out of everything but the public pages', async () => {
  const about = knocks(job.id, job.templates[0]?.id ?? '');
  const all: Knock[] = [
    ...about,
    { endpoint: contract.createJob, body: wizardData()[1] },
    { endpoint: contract.listRecruiterJobs },
  ];
  for (const each of all) {
    const [asTalent, asGuest] = [await knock(each, talent.token), await knock(each)];
    expect([each.endpoint.id, asTalent.status, asTalent.body.error]).toEqual([each.endpoint.id, 403, 'FORBIDDEN']);
    expect([each.endpoint.id, asGuest.status, asGuest.body.error]).toEqual([each.endpoint.id, 401, 'UNAUTHENTICATED']);
  }
  const tried = new Set(all.map(({ endpoint }) => endpoint.id));
  const untried = jobRoutes.map(({ endpoint }) => endpoint.id).filter((id) => !tried.has(id));
  expect(untried).toEqual(['jobs.public.list', 'jobs.public.get', 'jobs.public.view']);
});

test('a description is proposed in the language asked, and says who wrote it', async () => {
  const body = {
    title: 'Dev <script>alert(1)</script>',
    seniority: 'senior',
    locationModel: 'remote',
    skills: [{ name: 'React', level: 'ADVANCED' }],
    language: 'en-US',
  };
  const { data } = await server.call(contract.generateDescription, { as: owner.token, body });
  expect(data.engine).toMatch(/\S/);
  expect(data.description).toMatch(/^<p>/);
  expect(data.requirements).toContain('React');
  expect(data.description + data.requirements).not.toContain('<script');
  const wrong = await server.call(contract.generateDescription, { as: owner.token, body: { ...body, language: 'fr' } });
  expect(wrong.status).toBe(422);
});
