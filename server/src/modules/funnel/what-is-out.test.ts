import { getApplication } from '@prova/contract/applications/applications';
import { cancelAssignment } from '@prova/contract/attempts/assignments';
import { getCandidate, listCandidates } from '@prova/contract/funnel/candidates';
import { getCards, moveCandidate } from '@prova/contract/funnel/funnel';
import { cancelInterview } from '@prova/contract/interviews/interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { inviteTo } from '../../../test/interviews-factory.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { publishTest, sendTest, trySendTest } from '../../../test/tests-factory.ts';

let server: TestServer;
let ana: Person;
let job: JobDetail;
let person: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, ana);
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await applyTo(server, job);
});

const moveTo = async (type: string) => {
  const targetStageId = job.stages.find((each) => each.type === type)?.id ?? '';
  const body = { targetStageId, notes: 'De volta' };
  expect((await server.call(moveCandidate, { as: ana.token, params: { id: person.id }, body })).status).toBe(200);
};
/** What each reader says is out: the panel, the board, the page and the list, which all are to say the same. */
async function out() {
  const as = ana.token;
  const { data: detail } = await server.call(getApplication, { as, params: { id: person.id } });
  const [card] = (await server.call(getCards, { as, query: { jobId: job.id, ids: person.id } })).data;
  const page = (await server.call(getCandidate, { as, params: { id: person.id } })).data.applications[0];
  const listed = (await server.call(listCandidates, { as, query: { search: person.email } })).data[0]?.application;
  const said = [detail, card, page, listed].map((each) => [each?.testOut, each?.interviewAhead]);
  for (const each of said) expect(each).toEqual(said[0]);
  const { send_test, schedule_interview } = detail.actions;
  return { said: said[0], sends: send_test, schedules: schedule_interview, status: detail.status };
}

test('a test stays out wherever its candidate is moved: every reader says so, and no other is offered', async () => {
  const sent = await publishTest(server, ana);
  const { id } = await sendTest(server, ana, person, { test: sent });
  await moveTo('test');
  const moved = await out();
  expect(moved).toMatchObject({ said: [true, false], status: 'open_to_test', sends: { allowed: false } });
  expect(moved.sends.reason).toMatch(/teste/i);
  const { failed } = (await trySendTest(server, ana, person.id, sent.id)).data;
  expect(failed[0]?.reason).toBe(moved.sends.reason);
  expect((await server.call(cancelAssignment, { as: ana.token, params: { id } })).status).toBe(200);
  expect(await out()).toMatchObject({ said: [false, false], sends: { allowed: true } });
});

test('so does an interview', async () => {
  const { id } = await inviteTo(server, ana, person);
  await moveTo('review');
  const moved = await out();
  expect(moved).toMatchObject({ said: [false, true], status: 'review', schedules: { allowed: false } });
  expect(moved.schedules.reason).toMatch(/entrevista/i);
  await server.call(cancelInterview, { as: ana.token, params: { id }, body: {} });
  expect(await out()).toMatchObject({ said: [false, false], schedules: { allowed: true } });
});
