import { applicationTimeline, getApplication } from '@prova/contract/applications/applications';
import { listAssignments, listInterviewResults } from '@prova/contract/attempts/assignments';
import { startTest, submitAttempt } from '@prova/contract/attempts/taking';
import { removeMember } from '@prova/contract/companies/team';
import { listNotes } from '@prova/contract/evaluations/evaluations';
import { getBoard } from '@prova/contract/funnel/funnel';
import {
  cancelInterview,
  changeInterview,
  getInterview,
  getSentApplication,
} from '@prova/contract/interviews/interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { scheduleNew } from '../../../../test/interviews-factory.ts';
import { publishJob, wizardData } from '../../../../test/jobs-factory.ts';
import { signUpMember } from '../../../../test/members.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { askTest, publishTest, QUESTIONS, saveAs } from '../../../../test/tests-factory.ts';

let server: TestServer;
let recruiter: Person;
let invited: Person;
let job: JobDetail;
let ana: AppliedCandidate;
let interviewId: string;
let version: number;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter, {
    form: {
      fields: [...wizardData()[3].fields, { field: 'cover_letter', visible: true, required: false }],
    },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  invited = await signUpMember(server, recruiter, 'interviewer');
  ana = await applyTo(server, job, { coverLetter: 'Gosto de mapas desde criança.' });
  const given = { interviewerIds: [recruiter.id, invited.id], allowOverlap: true };
  ({ id: interviewId, version } = await scheduleNew(server, recruiter, ana, given));
});

const sent = (as = invited) => server.call(getSentApplication, { as: as.token, params: { id: interviewId } });
const results = (as = invited) => server.call(listInterviewResults, { as: as.token, params: { id: interviewId } });
const refusals = async (as = invited) =>
  (await Promise.all([sent(as), results(as)])).map(({ status, body }) => `${status} ${body.error}`);

test('who is invited reads résumé, form and results on the page of the interview, and nothing else', async () => {
  const asked = await publishTest(server, recruiter, { questions: [QUESTIONS[1]] });
  const params = await askTest(server, recruiter, ana.id, asked.id);
  const { data: sitting } = await server.call(startTest, { params });
  await saveAs(server, params, sitting.seat, [[sitting.questions[0]?.id ?? '', QUESTIONS[1].correctAnswer]]);
  await server.call(submitAttempt, { params });
  await server.drain();

  const { data } = await sent();
  expect(data).toMatchObject({ coverLetter: 'Gosto de mapas desde criança.', resume: { mime: 'application/msword' } });
  const file = await server.app.inject({ method: 'GET', url: data.resume?.downloadUrl ?? '' });
  expect(file.statusCode).toBe(200);
  // How to reach somebody is not theirs to know.
  expect(JSON.stringify(data)).not.toContain(ana.email);
  const tests = (await results()).data;
  expect(tests).toMatchObject([{ title: asked.title, status: 'done', result: { score: 100 } }]);
  const page = await server.call(getInterview, { as: invited.token, params: { id: interviewId } });
  expect(page.data.can).toMatchObject({ readApplication: true, openApplication: false, change: false });
  // Their reading stands in the history.
  const { data: history } = await server.call(applicationTimeline, { as: recruiter.token, params: { id: ana.id } });
  expect(history.some(({ type, actor }) => type === 'viewed' && actor.name === invited.name)).toBe(true);

  const as = invited.token;
  const elsewhere = await Promise.all([
    server.call(getApplication, { as, params: { id: ana.id } }),
    server.call(applicationTimeline, { as, params: { id: ana.id } }),
    server.call(listNotes, { as, params: { id: ana.id } }),
    server.call(listAssignments, { as, query: { applicationId: ana.id } }),
    server.call(getBoard, { as, query: { jobId: job.id } }),
  ]);
  expect(elsewhere.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('nobody reads it who is not invited, or is not any more', async () => {
  const NOT_FOUND = ['404 INTERVIEW_NOT_FOUND', '404 INTERVIEW_NOT_FOUND'];
  expect(await refusals(await signUpMember(server, recruiter, 'interviewer'))).toEqual(NOT_FOUND);
  expect(await refusals(await signUp(server, 'RECRUITER'))).toEqual(NOT_FOUND);
  const body = { version, interviewerIds: [recruiter.id] };
  await server.call(changeInterview, { as: recruiter.token, params: { id: interviewId }, body });
  expect(await refusals()).toEqual(NOT_FOUND);
});

test('who has left the company reads nothing', async () => {
  await server.call(removeMember, {
    as: recruiter.token,
    params: { id: recruiter.companyId, userId: invited.id } as never,
    body: {} as never,
  });
  expect(await refusals()).toEqual(['404 INTERVIEW_NOT_FOUND', '404 INTERVIEW_NOT_FOUND']);
});

test('once it is called off, those who work with the candidate read it alone', async () => {
  await server.call(cancelInterview, { as: recruiter.token, params: { id: interviewId }, body: {} });
  expect(await refusals()).toEqual(['403 FORBIDDEN', '403 FORBIDDEN']);
  const page = await server.call(getInterview, { as: invited.token, params: { id: interviewId } });
  expect(page.data.can.readApplication).toBe(false);
  expect((await sent(recruiter)).status).toBe(200);
});

test('of who is hidden the answers alone are read', async () => {
  await server.platform.database.updateTable('jobs').set({ blind: true }).where('id', '=', job.id).execute();
  const { data } = await sent();
  expect(data).toMatchObject({ candidate: null, coverLetter: null, resume: null, answers: expect.any(Array) });
  await server.platform.database.updateTable('jobs').set({ blind: false }).where('id', '=', job.id).execute();
});
