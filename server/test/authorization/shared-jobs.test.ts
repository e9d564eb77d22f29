import { once } from 'node:events';
import { getApplication, jobCandidates, listApplications } from '@prova/contract/applications/applications';
import { removeMember as endMembership } from '@prova/contract/companies/team';
import { addNote, listNotes } from '@prova/contract/evaluations/evaluations';
import { actOnCandidate, getBoard, moveCandidate } from '@prova/contract/funnel/funnel';
import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { listJobMembers, shareJob, unshareJob } from '@prova/contract/jobs/job-members';
import { getJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { recruiterHome, recruiterStats } from '@prova/contract/metrics/metrics';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { listOffers, offerStats, sendOffer } from '@prova/contract/offers/offers';
import { SOCKET_PATH } from '@prova/contract/realtime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type AppliedCandidate, applyTo } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { draftJob, publishJob } from '../jobs-factory.ts';
import { addMember, removeMember, signUpMember } from '../members.ts';
import { saveOffer, sendNewOffer } from '../offers-factory.ts';
import { type Person, signUp } from '../people.ts';

let server: TestServer;
let owner: Person;
let manager: Person;
let interviewer: Person;
let job: JobDetail;
let other: JobDetail;
let here: AppliedCandidate;
let there: AppliedCandidate;
/** Of the job that is shared, and of the other. */
const offers = { here: '', there: '' };

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER');
  manager = await signUpMember(server, owner, 'hiring_manager', { name: 'Marina Gestora' });
  interviewer = await signUpMember(server, owner, 'interviewer', { name: 'Ivo Entrevistador' });
  job = await publishJob(server, owner);
  other = await publishJob(server, owner);
  // One person in both jobs.
  here = await applyTo(server, job, { email: 'ambas@correio.example', fullName: 'Dalva Duas-Vagas' });
  there = await applyTo(server, other, { email: 'ambas@correio.example', fullName: 'Dalva Duas-Vagas' });
  const second = { here: await applyTo(server, job), there: await applyTo(server, other) };
  offers.here = (await saveOffer(server, owner, second.here)).id;
  offers.there = (await sendNewOffer(server, owner, second.there)).id;
  for (const { id: userId } of [manager, interviewer]) await share(userId);
});
afterAll(() => server.close());

const share = (userId: string, jobId = job.id) =>
  server.call(shareJob, { as: owner.token, params: { id: jobId }, body: { userId } });
const unshare = (userId: string, jobId = job.id) =>
  server.call(unshareJob, { as: owner.token, params: { id: jobId, userId } });

describe('sharing', () => {
  test('lists who may be let in, those who are first', async () => {
    const waiting = await signUpMember(server, owner, 'interviewer', { name: 'Ana Nova' });
    const { data } = await server.call(listJobMembers, { as: owner.token, params: { id: job.id } });
    expect(data.map(({ name, role, sharedAt }) => [name, role, sharedAt !== null])).toEqual([
      ['Ivo Entrevistador', 'interviewer', true],
      ['Marina Gestora', 'hiring_manager', true],
      ['Ana Nova', 'interviewer', false],
    ]);
    await removeMember(server, waiting, owner.companyId);
    const after = await server.call(listJobMembers, { as: owner.token, params: { id: job.id } });
    expect(after.data).toHaveLength(2);
  });

  test('tells the colleague once, by mail and in the bell', async () => {
    const colleague = await signUpMember(server, owner, 'hiring_manager');
    const [first, second] = [await share(colleague.id), await share(colleague.id)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    const mails = (await server.mails(colleague.email)).filter(({ subject }) => subject.includes(job.title));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.links.some((link) => link.endsWith(`/admin/recruiter/jobs/${job.id}/board`))).toBe(true);
    const bell = await server.call(listNotifications, { as: colleague.token });
    expect(bell.data.map(({ type, link }) => [type, link])).toEqual([
      ['NEW_JOB', `/admin/recruiter/jobs/${job.id}/board`],
    ]);
  });

  test('two at once share once', async () => {
    const colleague = await signUpMember(server, owner, 'interviewer');
    const answers = await Promise.all([share(colleague.id), share(colleague.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const mails = (await server.mails(colleague.email)).filter(({ subject }) => subject.includes(job.title));
    expect(mails).toHaveLength(1);
  });

  test('is refused with strangers, with those who see all jobs or none, and of drafts', async () => {
    const stranger = await signUp(server, 'RECRUITER');
    const recruiter = await signUpMember(server, owner, 'recruiter');
    const expert = await signUpMember(server, owner, 'expert');
    const left = await signUpMember(server, owner, 'interviewer');
    await removeMember(server, left, owner.companyId);
    const codes: unknown[] = [];
    for (const { id } of [stranger, left, recruiter, expert]) codes.push((await share(id)).body.error);
    expect(codes).toEqual([
      'COLLEAGUE_NOT_FOUND',
      'COLLEAGUE_NOT_FOUND',
      'SHARING_NOT_FOR_ROLE',
      'SHARING_NOT_FOR_ROLE',
    ]);
    const draft = await draftJob(server, owner);
    expect((await share(manager.id, draft.id)).body.error).toBe('JOB_STATUS_REFUSED');
  });
});

describe('lists', () => {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

  test.each([
    ['a hiring manager', () => manager],
    ['an interviewer', () => interviewer],
  ])('%s finds the shared job alone', async (_who, person) => {
    const as = person().token;
    const list = await server.call(listRecruiterJobs, { as });
    expect([ids(list.data), list.body.meta]).toEqual([[job.id], expect.objectContaining({ total: 1 })]);
    expect(Object.values(list.data[0]?.can ?? {})).toEqual(Array(8).fill(false));

    const applications = await server.call(listApplications, { as });
    expect(new Set(applications.data.map((each) => each.jobId))).toEqual(new Set([job.id]));
    expect(applications.body.meta).toMatchObject({ total: 2 });
    const found = await server.call(listApplications, { as, query: { search: here.name } });
    expect(ids(found.data)).toEqual([here.id]);
    const foreign = await server.call(listApplications, { as, query: { jobId: other.id } });
    expect(foreign.body.error).toBe('JOB_NOT_FOUND');
    expect((await server.call(jobCandidates, { as, params: { id: job.id } })).data).toHaveLength(2);

    // The same person's other application is not told either.
    const detail = await server.call(getApplication, { as, params: { id: here.id } });
    expect(detail.data.candidate.otherApplications).toEqual([]);
    const full = await server.call(getApplication, { as: owner.token, params: { id: here.id } });
    expect(ids(full.data.candidate.otherApplications)).toEqual([there.id]);
  });

  test('the home of a hiring manager is about the shared job', async () => {
    const [mine, whole] = [
      (await server.call(recruiterHome, { as: manager.token })).data,
      (await server.call(recruiterHome, { as: owner.token })).data,
    ];
    expect([ids(mine.jobs), mine.drafts, mine.candidates.map(({ jobId }) => jobId)]).toEqual([
      [job.id],
      [],
      [job.id, job.id],
    ]);
    expect(mine.figures).toMatchObject({ activeJobs: 1, openApplications: 2, applications: { count: 2 } });
    // One of the two was opened above.
    expect(mine.waiting).toMatchObject({ unopened: 1, offersOpen: 0, mailsFailed: null });
    expect(whole.figures).toMatchObject({ activeJobs: 2, openApplications: 4, applications: { count: 4 } });
    expect(whole.waiting).toMatchObject({ offersOpen: 1, mailsFailed: 0 });
    expect((await server.call(recruiterStats, { as: manager.token })).data).toEqual(mine.figures);
  });

  test('the home of an interviewer says nothing of offers', async () => {
    const { data } = await server.call(recruiterHome, { as: interviewer.token });
    expect([ids(data.jobs), data.waiting.offersOpen, data.waiting.mailsFailed]).toEqual([[job.id], null, null]);
  });

  test('a hiring manager reads the offers of the shared job and sends none; an interviewer sees none', async () => {
    const as = manager.token;
    const list = await server.call(listOffers, { as });
    expect(list.data.map(({ id, can }) => [id, can])).toEqual([[offers.here, { send: false, cancel: false }]]);
    expect(list.body.meta).toMatchObject({ total: 1 });
    expect((await server.call(offerStats, { as })).data.total).toBe(1);
    expect((await server.call(sendOffer, { as, params: { id: offers.here } })).body.error).toBe('FORBIDDEN');
    expect((await server.call(sendOffer, { as, params: { id: offers.there } })).body.error).toBe('OFFER_NOT_FOUND');
    for (const call of [listOffers, offerStats] as const)
      expect((await server.call(call, { as: interviewer.token })).body.error).toBe('FORBIDDEN');
  });
});

describe('work on an application', () => {
  test('a hiring manager moves, decides and writes, and does not hire by hand', async () => {
    const as = manager.token;
    const ofJob = { edit: false, share: false, close: false, reopen: false, test: false, interview: false };
    const board = (await server.call(getBoard, { as, query: { jobId: job.id } })).data;
    expect(board.job.can).toEqual({ ...ofJob, move: true, hire: false, offer: false, export: false });
    const params = { id: here.id };
    const targetStageId = job.stages.find(({ type }) => type === 'review')?.id;
    expect((await server.call(moveCandidate, { as, params, body: { targetStageId } })).status).toBe(200);
    expect((await server.call(addNote, { as, params, body: { body: 'Gostei do portfólio' } })).status).toBe(201);
    const hire = await server.call(actOnCandidate, { as, params, body: { action: 'hire', reason: 'Combinado' } });
    expect(hire.body.error).toBe('FORBIDDEN');
    const { actions, can } = (await server.call(getApplication, { as, params })).data;
    expect(can).toEqual({
      reveal: false,
      decide: true,
      hire: false,
      readHistory: true,
      writeNotes: true,
      readOffers: true,
      handleOffers: false,
      readTests: true,
      handleTests: false,
      handleInterviews: false,
      converse: true,
    });
    expect([actions.reject.allowed, actions.send_offer, actions.hire.allowed]).toEqual([
      true,
      { allowed: false, reason: expect.stringContaining('papel') },
      false,
    ]);
  });

  test('an interviewer reads', async () => {
    const as = interviewer.token;
    const params = { id: here.id };
    const { actions, can, resume } = (await server.call(getApplication, { as, params })).data;
    expect((await server.app.inject({ url: resume?.viewUrl ?? '' })).statusCode).toBe(200);
    expect(Object.values(can)).toEqual(Array(11).fill(false));
    expect(Object.values(actions).some(({ allowed }) => allowed)).toBe(false);
    expect((await server.call(listNotes, { as, params })).status).toBe(200);
    expect((await server.call(addNote, { as, params, body: { body: 'Não deveria' } })).body.error).toBe('FORBIDDEN');
    const hold = await server.call(actOnCandidate, { as, params, body: { action: 'hold' } });
    expect(hold.body.error).toBe('FORBIDDEN');
  });
});

describe('when it ends', () => {
  test('the job is gone at once, and so is the board in an open window', async () => {
    const colleague = await signUpMember(server, owner, 'hiring_manager');
    await share(colleague.id);
    const url = (await server.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws') + SOCKET_PATH;
    const socket = new WebSocket(url);
    const heard: { type: string; data: object }[] = [];
    let wake = () => {};
    socket.on('message', (text) => {
      heard.push(JSON.parse(text.toString()));
      wake();
    });
    const until = async (type: string) => {
      while (!heard.some((frame) => frame.type === type)) await new Promise<void>((resolve) => (wake = resolve));
    };
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', data: { token: colleague.token } }));
    await until('connected');
    socket.send(JSON.stringify({ type: 'subscribe', data: { topic: 'board', jobId: other.id } }));
    await until('refused');
    heard.length = 0;
    socket.send(JSON.stringify({ type: 'subscribe', data: { topic: 'board', jobId: job.id } }));
    await until('subscribed');
    expect((await unshare(colleague.id)).status).toBe(200);
    await until('refused');
    expect(heard.find(({ type }) => type === 'refused')?.data).toEqual({ topic: 'board', jobId: job.id });
    socket.terminate();
    const detail = await server.call(getJob, { as: colleague.token, params: { id: job.id } });
    expect(detail.body.error).toBe('JOB_NOT_FOUND');
    expect((await unshare(colleague.id)).status).toBe(200);
  });

  test('who leaves the company leaves its shared jobs', async () => {
    const colleague = await signUpMember(server, owner, 'interviewer');
    await share(colleague.id);
    const params = { id: owner.companyId, userId: colleague.id };
    const removed = await server.call(endMembership, { as: owner.token, params, body: {} });
    expect(removed.status, JSON.stringify(removed.body)).toBe(200);
    const detail = await server.call(getJob, { as: colleague.token, params: { id: job.id } });
    expect(detail.body.error).toBe('JOB_NOT_FOUND');
    // Back in the company, nothing is shared any more.
    await server.platform.database
      .updateTable('companyMembers')
      .set({ removedAt: null })
      .where('userId', '=', colleague.id)
      .where('companyId', '=', owner.companyId)
      .execute();
    const list = await server.call(listRecruiterJobs, { as: colleague.token });
    expect(list.data).toEqual([]);
  });

  test('who runs one company and interviews in another keeps them apart', async () => {
    const both = await signUp(server, 'RECRUITER');
    await addMember(server, owner, both, 'interviewer');
    await share(both.id);
    const headers = { 'x-company-id': owner.companyId };
    const list = await server.call(listRecruiterJobs, { as: both.token, headers });
    expect(list.data.map(({ id }) => id)).toEqual([job.id]);
    const own = await publishJob(server, both);
    expect((await server.call(getJob, { as: both.token, params: { id: own.id } })).data.can.edit).toBe(true);
    expect((await server.call(getJob, { as: both.token, params: { id: job.id } })).data.can.edit).toBe(false);
  });
});
