import { getCompany, startCompanyVerification } from '@prova/contract/companies/companies';
import { getTeam, inviteMember, revokeInvitation } from '@prova/contract/companies/team';
import { exportCandidates } from '@prova/contract/funnel/export';
import { createJob, saveStep } from '@prova/contract/jobs/job-wizard';
import { duplicateJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { createRoom } from '@prova/contract/rooms/rooms';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyTo } from '../../applications-factory.ts';
import { budgets, expectEnd, expectExact, expectFull } from '../../filled.ts';
import { startTestServer, type TestServer } from '../../harness.ts';
import { publishJob, wizardData } from '../../jobs-factory.ts';
import { type Person, signIn, signUp } from '../../people.ts';

let server: TestServer;
let recruiter: Person;
let as: string;
beforeAll(async () => {
  server = await startTestServer(
    budgets({
      jobs: '3',
      jobStages: '9',
      jobQuestions: '3',
      companyVerifications: '2',
      companyInvitations: '3',
      rooms: '3',
      exportedRows: '3',
    }),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await signUp(server, 'RECRUITER');
  as = recruiter.token;
});

const draft = (_n: number, headers = {}) => server.call(createJob, { as, headers, body: wizardData()[1] });

test('jobs of a company that anybody registered, copies among them', async () => {
  await expectEnd('jobs', 3, draft);
  const { id } = await server.platform.database
    .selectFrom('jobs')
    .select('id')
    .where('companyId', '=', recruiter.companyId)
    .limit(1)
    .executeTakeFirstOrThrow();
  expectFull('jobs', await server.call(duplicateJob, { as, params: { id } }));
});

test('jobs of a company, all at once', () => expectExact('jobs', 3, draft));

test('stages and questions that are put into a job and taken out again', async () => {
  const job = await publishJob(server, recruiter);
  const step = (n: number, data: unknown, headers = {}) =>
    server.call(saveStep, { as, headers, params: { n }, body: { jobId: job.id, data } });
  const fixed = (given: JobDetail) => given.stages.map(({ id, type, name }) => ({ id, type, name }));
  await expectEnd('jobStages', 3, (n, headers) => {
    const { stages } = { stages: fixed(job) };
    const [offer, hired] = stages.slice(-2);
    return step(
      4,
      { stages: [...stages.slice(0, -2), { type: 'custom', name: `Etapa ${n}` }, offer, hired].filter(Boolean) },
      headers,
    );
  });
  const { form } = { form: wizardData()[3] };
  await expectEnd('jobQuestions', 3, (n, headers) =>
    step(3, { ...form, questions: [{ type: 'essay', text: `Pergunta número ${n}?` }] }, headers),
  );
});

test('verifications that a company asks for', async () => {
  const { companyId: id } = recruiter;
  const { data: company } = await server.call(getCompany, { as, params: { id } });
  const website = 'https://empresa-de-teste.com.br';
  await server.platform.database.updateTable('companies').set({ website }).where('id', '=', company.id).execute();
  await expectEnd('companyVerifications', 2, async (n, headers = {}) => {
    server.clock.advance(61);
    return server.call(startCompanyVerification, {
      as,
      headers,
      params: { id: recruiter.companyId },
      body: { method: 'mail_domain', email: `contato${n}@empresa-de-teste.com.br` },
    });
  });
});

test('invitations that a company sends and takes back', () =>
  expectEnd('companyInvitations', 3, async (n, headers = {}) => {
    const params = { id: recruiter.companyId };
    const answer = await server.call(inviteMember, {
      as,
      headers,
      params,
      body: { email: `convidada${n}.${recruiter.id.slice(-6)}@correio.example`, role: 'recruiter' },
    });
    const { data } = await server.call(getTeam, { as, params });
    for (const { id } of data.invitations)
      expect((await server.call(revokeInvitation, { as, params: { ...params, invitationId: id } })).status).toBe(200);
    return answer;
  }));

test('rooms that a company makes in a day; the next day it goes on', async () => {
  const make = (_n: number, headers = {}) => server.call(createRoom, { as, headers, body: {} });
  await expectEnd('rooms', 3, make);
  server.clock.advance(10 * 60);
  expectFull('rooms', await make(1));
  recruiter = await signUp(server, 'RECRUITER');
  as = recruiter.token;
  await expectExact('rooms', 3, make);
  server.clock.advance(24 * 60 * 60);
  as = (await signIn(server, recruiter.email)).token;
  expect((await make(1)).status).toBe(201);
});

test('applications that somebody exports in a day; the next day it goes on', async () => {
  const job = await publishJob(server, recruiter);
  const { id } = await applyTo(server, job);
  const take = (_n: number, headers = {}) =>
    server.call(exportCandidates, { as, headers, body: { of: 'chosen', applications: [id], columns: ['name'] } });
  await expectEnd('exportedRows', 3, take);
  server.clock.advance(24 * 60 * 60 + 1);
  as = (await signIn(server, recruiter.email)).token;
  await expectExact('exportedRows', 3, take);
});
