import { applicationTimeline, listApplications } from '@prova/contract/applications/applications';
import { hiddenName } from '@prova/contract/applications/hidden-name';
import { listConversations } from '@prova/contract/conversations/conversations';
import { moveCandidate } from '@prova/contract/funnel/funnel';
import {
  changeInterview,
  createInterview,
  getInterview,
  listInterviews,
  listUnscheduled,
  scheduleInterview,
} from '@prova/contract/interviews/interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { interviewBody, scheduleNew } from '../../../test/interviews-factory.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { undoOver } from '../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';

let server: TestServer;
let recruiter: Person;
let colleague: Person;
let job: JobDetail;
let ana: AppliedCandidate;
let team: { interviewerIds: string[] };
/** Of one test each, since mails and bells of all stay. */
const GIVEN_NAMES = ['Anaximandra', 'Berengária', 'Cunegundes', 'Deolinda'];
let given: string;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  colleague = await signUpMember(server, recruiter, 'interviewer');
  team = { interviewerIds: [recruiter.id, colleague.id] };
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  colleague = await signIn(server, colleague.email, PASSWORD);
  job = await publishJob(server, recruiter);
  given = GIVEN_NAMES.shift() ?? '';
  ana = await applyTo(server, job, { fullName: `${given} Duarte` });
});

const hideNames = () =>
  server.platform.database.updateTable('jobs').set({ blind: true }).where('id', '=', job.id).execute();
const create = (more: object = {}) =>
  server.call(createInterview, {
    as: recruiter.token,
    body: interviewBody(ana.id, { ...team, ...ANY_TIME, ...more }),
  });
/** Everybody is asked for the same hour. */
const ANY_TIME = { allowOverlap: true } as const;
/** Everything by which an interview names somebody to the team. */
const said = async () => {
  const mails = [...(await server.mails(recruiter.email)), ...(await server.mails(colleague.email))];
  const bells = await Promise.all(
    [recruiter, colleague].map(({ token: as }) => server.call(listNotifications, { as })),
  );
  const asked = await Promise.all(
    [recruiter, colleague].flatMap(({ token: as }) => [
      server.call(listInterviews, { as, query: { jobId: job.id } }),
      server.call(listUnscheduled, { as, query: { jobId: job.id } }),
    ]),
  );
  return JSON.stringify([
    mails
      .filter(({ kind }) => kind.startsWith('interview'))
      .map(({ subject, text, html, calendar }) => [subject, text, html, calendar]),
    bells.flatMap(({ data }) => data.filter(({ type }) => type === 'INTERVIEW_SCHEDULED')),
    asked.map(({ data }) => data),
  ]);
};
const history = async () =>
  (await server.call(applicationTimeline, { as: recruiter.token, params: { id: ana.id } })).data;

test('who is hidden is scheduled once somebody says why they are to be revealed', async () => {
  await hideNames();
  const targetStageId = job.stages.find(({ type }) => type === 'interview')?.id ?? '';
  await server.call(moveCandidate, { as: recruiter.token, params: { id: ana.id }, body: { targetStageId } });
  const scheduledAt = '2026-12-04T09:30:00-03:00';
  const body = { applicationId: ana.id, scheduledAt, type: 'telefone', location: '(11) 91234-5678' } as const;
  for (const refused of [
    await create(),
    await create({ revealReason: '' }),
    await server.call(scheduleInterview, { as: recruiter.token, body }),
  ])
    expect([refused.status, refused.body.error]).toEqual([409, 'REVEAL_REQUIRED']);
  await undoOver(server);
  expect(await said()).not.toContain(given);
  const found = async (query: object) =>
    (await server.call(listApplications, { as: recruiter.token, query: { limit: 50, ...query } })).data;
  expect(await found({ search: given })).toEqual([]);
  expect((await found({ jobId: job.id })).map(({ candidate }) => [candidate?.name, candidate?.email])).toEqual([
    [hiddenName('pt-BR', ana.id), ''],
  ]);
  expect((await history()).some(({ type }) => type === 'interview' || type === 'revealed')).toBe(false);

  const scheduled = await create({ revealReason: 'Vai conversar com o time' });
  expect(scheduled.status, JSON.stringify(scheduled.body)).toBe(201);
  expect(scheduled.data.candidateName).toBe(`${given} Duarte`);
  expect((await history()).find(({ type }) => type === 'revealed')).toMatchObject({
    actor: { name: recruiter.name },
    reason: 'Vai conversar com o time',
  });
  expect((await found({ search: given })).map(({ id }) => id)).toEqual([ana.id]);
  await undoOver(server);
  const [invitation] = (await server.mails(colleague.email)).filter(({ kind }) => kind === 'interview_panel_invited');
  expect(invitation?.calendar).toContain(given);
  expect((await history()).filter(({ type }) => type === 'revealed')).toHaveLength(1);
});

test('one person is revealed, the others stay hidden; nobody has to be revealed twice', async () => {
  await hideNames();
  await create({ revealReason: 'Vai conversar com o time' });
  const bia = await applyTo(server, job, { fullName: 'Biancamaria Reis' });
  const refused = await server.call(createInterview, { as: recruiter.token, body: interviewBody(bia.id, ANY_TIME) });
  expect(refused.body.error).toBe('REVEAL_REQUIRED');
  const conversations = await server.call(listConversations, { as: recruiter.token, query: {} });
  expect(JSON.stringify(conversations.data)).not.toContain('Biancamaria');
});

test('where nobody is hidden a reason reveals nothing', async () => {
  expect((await create({ revealReason: 'Sem motivo' })).status).toBe(201);
  expect((await history()).some(({ type }) => type === 'revealed')).toBe(false);
});

test('what was scheduled before names were hidden names nobody to the team', async () => {
  const { id, version } = await scheduleNew(server, recruiter, ana, { ...team, ...ANY_TIME });
  await hideNames();
  await server.drain();
  await server.call(changeInterview, {
    as: recruiter.token,
    params: { id },
    body: { version, date: '2026-12-09', time: '10:00', allowOverlap: true },
  });
  await undoOver(server);
  const panel = (await server.mails(colleague.email)).filter(({ kind }) => kind.startsWith('interview_panel'));
  expect(panel.length).toBeGreaterThan(0);
  expect(panel.every(({ calendar }) => calendar?.includes('BEGIN:VEVENT'))).toBe(true);
  expect(await said()).not.toContain(given);
  for (const { token: as } of [recruiter, colleague]) {
    const { data } = await server.call(getInterview, { as, params: { id } });
    expect([data.candidateName, data.candidatePhotoUrl]).toEqual([null, null]);
    expect(JSON.stringify(data)).not.toContain(given);
  }
  // The candidate is called by their name.
  expect(JSON.stringify(await server.mails(ana.email))).toContain(given);
});
