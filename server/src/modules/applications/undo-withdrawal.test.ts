import {
  applicationStatus,
  applicationTimeline,
  listApplications,
  ownApplicationStatus,
  undoWithdrawal,
  undoWithdrawalByToken,
  withdrawByToken,
  withdrawOwn,
} from '@prova/contract/applications/applications';
import { declineTest } from '@prova/contract/attempts/taking';
import { actOnCandidate, getCards, moveCandidate } from '@prova/contract/funnel/funnel';
import { closeJob, getJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { getOffer } from '@prova/contract/offers/offers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo, statusToken } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { answerOffer, sendNewOffer, stageAndStatus, undoOver } from '../../../test/offers-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { sendTest } from '../../../test/tests-factory.ts';
import { withoutMails } from '../../../test/without-mails.ts';

let server: TestServer;
let recruiter: Person;
let talent: Person;
let job: JobDetail;
let person: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  // What waits must wait for the queue too, whose clock is the database's.
  server.clock.set(new Date(Date.now() + 3_600_000));
  [recruiter, talent] = [await signUp(server, 'RECRUITER', { verified: true }), await signUp(server, 'POTENTIAL')];
});
afterAll(() => server.close());
beforeEach(async () => {
  // What the test before has set in motion arrives before this one.
  await undoOver(server);
  job = await publishJob(server, recruiter);
  person = await applyTo(server, job, { as: talent.token, email: talent.email, fullName: 'Joana Prado' });
});

const own = () => ({ as: talent.token, params: { id: person.id } });
const asRecruiter = () => ({ as: recruiter.token, params: { id: person.id } });
const stage = (type: string) => job.stages.find((each) => each.type === type)?.id ?? '';
const withdraw = async () => (await server.call(withdrawOwn, { ...own(), body: { reason: 'Mudei de ideia' } })).data;
const undo = (eventId = '') => server.call(undoWithdrawal, { ...own(), body: { eventId } });
const cardNow = async () =>
  (await server.call(getCards, { as: recruiter.token, query: { jobId: job.id, ids: [person.id] } })).data[0];
const refusal = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const LATE = [409, 'UNDO_EXPIRED'];
/** What was told of this job: to the candidate by mail, to the team by the bell. */
const notices = async () => {
  const mails = (await server.mails(talent.email)).filter(
    ({ kind, subject }) => kind === 'withdrawal_confirmed' && subject.includes(job.title),
  );
  const { data } = await server.call(listNotifications, { as: recruiter.token });
  const rings = data.filter(({ message }) => message === `Joana Prado retirou a candidatura à vaga ${job.title}.`);
  return [mails.length, rings.length];
};

describe('a withdrawal', () => {
  test('is taken back exactly within ten seconds, and nobody hears of it', async () => {
    const before = await cardNow();
    const [heard, active] = [await notices(), (await server.call(getJob, { ...asJob() })).data.active];
    const { undo: offered } = await withdraw();
    expect(offered).toEqual({ eventId: expect.any(String), seconds: 10 });
    expect((await server.call(getJob, { ...asJob() })).data.active).toBe(active - 1);
    server.clock.advance(4);
    // A page that is loaded again offers what is left of it.
    const { data: reloaded } = await server.call(ownApplicationStatus, own());
    expect(reloaded.undo).toEqual({ eventId: offered?.eventId, seconds: 6 });
    server.clock.advance(6);
    const undone = await undo(offered?.eventId);
    expect(undone.data).toMatchObject({ active: true, withdrawnAt: null, can: { withdraw: true } });
    expect(await cardNow()).toEqual({ ...before, version: 3 });
    expect((await server.call(getJob, { ...asJob() })).data.active).toBe(active);
    await undoOver(server);
    expect(await notices()).toEqual(heard);
    const { data: current } = await server.call(ownApplicationStatus, own());
    expect(current.undo).toBeNull();
    expect(current.history.map(({ text }) => text)).toEqual(['Candidatura recebida.']);
    // The company may know that it was left for a moment.
    const { data: events } = await server.call(applicationTimeline, asRecruiter());
    expect(withoutMails(events).map(({ type, actor }) => [type, actor.kind])).toEqual([
      ['undone', 'candidate'],
      ['withdrawn', 'candidate'],
      ['applied', 'candidate'],
    ]);
  });

  test('is told once it stands, and can no longer be taken back then', async () => {
    const [mails = 0, rings = 0] = await notices();
    const { undo: offered } = await withdraw();
    await server.drain();
    expect(await notices()).toEqual([mails, rings]);
    server.clock.advance(10.001);
    expect((await server.call(ownApplicationStatus, own())).data.undo).toBeNull();
    expect(refusal(await undo(offered?.eventId))).toEqual(LATE);
    await undoOver(server);
    expect(await notices()).toEqual([mails + 1, rings + 1]);
    expect(
      (await server.call(listApplications, { as: talent.token, query: { open: 'true' } })).data,
    ).not.toContainEqual(expect.objectContaining({ id: person.id }));
  });

  test('is taken back once, by its own name, and can follow again', async () => {
    const [mails = 0, rings = 0] = await notices();
    const first = (await withdraw()).undo?.eventId;
    expect(refusal(await undo('0192a0a0-0000-7000-8000-000000000000'))).toEqual(LATE);
    const answers = await Promise.all([undo(first), undo(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    server.clock.advance(5);
    const second = (await withdraw()).undo?.eventId;
    expect(refusal(await undo(first))).toEqual(LATE);
    // What the first one has queued comes by, and lets the second one be.
    server.clock.advance(6);
    await server.drain();
    expect(await notices()).toEqual([mails, rings]);
    expect((await undo(second)).status).toBe(200);
    await withdraw();
    await undoOver(server);
    expect(await notices()).toEqual([mails + 1, rings + 1]);
  });

  test('goes back to where a move has brought the application just before', async () => {
    const move = { ...asRecruiter(), body: { targetStageId: stage('review') } };
    expect((await server.call(moveCandidate, move)).status).toBe(200);
    const { undo: offered } = await withdraw();
    for (const change of [
      server.call(moveCandidate, { ...asRecruiter(), body: { targetStageId: stage('interview') } }),
      server.call(actOnCandidate, { ...asRecruiter(), body: { action: 'reject', reason: 'Não desta vez' } }),
    ])
      expect(refusal(await change)).toEqual([409, 'ACTION_REFUSED']);
    await undo(offered?.eventId);
    expect(await cardNow()).toMatchObject({ stageId: stage('review'), status: 'review' });
  });

  test('and its undo meet a rejection without a contradiction', async () => {
    const { undo: offered } = await withdraw();
    const [undone, rejected] = await Promise.all([
      undo(offered?.eventId),
      server.call(actOnCandidate, { ...asRecruiter(), body: { action: 'reject', reason: 'Não desta vez' } }),
    ]);
    expect(undone.status).toBe(200);
    expect((await cardNow())?.status).toBe(rejected.status === 200 ? 'rejected' : 'new');
  });

  test('is not taken back beside a new application, nor in a job that has closed', async () => {
    const { undo: offered } = await withdraw();
    await applyTo(server, job, { as: talent.token, email: talent.email });
    expect(refusal(await undo(offered?.eventId))).toEqual(LATE);

    person = await applyTo(server, await publishJob(server, recruiter), { as: talent.token, email: talent.email });
    const { jobId, undo: other } = await withdraw();
    await server.call(closeJob, { as: recruiter.token, params: { id: jobId }, body: { status: 'CANCELLED' } });
    expect((await server.call(ownApplicationStatus, own())).data.undo).toBeNull();
    expect(refusal(await undo(other?.eventId))).toEqual(LATE);
  });

  test('is nobody else’s to take back', async () => {
    const { undo: offered } = await withdraw();
    const stranger = await signUp(server, 'POTENTIAL');
    const foreign = await server.call(undoWithdrawal, {
      as: stranger.token,
      params: { id: person.id },
      body: { eventId: offered?.eventId },
    });
    expect(refusal(foreign)).toEqual([404, 'APPLICATION_NOT_FOUND']);
    const other = await applyTo(server, await publishJob(server, recruiter), { as: talent.token, email: talent.email });
    const elsewhere = { as: talent.token, params: { id: other.id }, body: { eventId: offered?.eventId } };
    expect(refusal(await server.call(undoWithdrawal, elsewhere))).toEqual(LATE);
  });

  test('by the link of a mail is taken back by that link', async () => {
    const guest = await applyTo(server, job);
    const params = { token: await statusToken(server, guest.email) };
    const { data } = await server.call(withdrawByToken, { params, body: {} });
    expect((await server.call(applicationStatus, { params })).data.undo).toEqual(data.undo);
    const body = { eventId: data.undo?.eventId };
    const undone = await server.call(undoWithdrawalByToken, { params, body });
    expect(undone.data).toMatchObject({ active: true, withdrawnAt: null });
    expect(refusal(await server.call(undoWithdrawalByToken, { params, body }))).toEqual(LATE);
    await undoOver(server);
    expect((await server.mails(guest.email)).map(({ kind }) => kind)).not.toContain('withdrawal_confirmed');
  });
});

describe('what hangs on the application', () => {
  test('an offer that is out can be answered again', async () => {
    const { token } = await sendNewOffer(server, recruiter, person);
    const { undo: offered } = await withdraw();
    expect((await answerOffer(server, token, { response: 'accept' })).body.error).toBe('OFFER_CANCELLED');
    await undo(offered?.eventId);
    expect(await stageAndStatus(server, recruiter, person.id)).toBe('offer/offer_sent');
    await undoOver(server);
    expect((await server.call(getOffer, { params: { token } })).data).toMatchObject({
      status: 'sent',
      can: { respond: true },
    });
    expect((await answerOffer(server, token, { response: 'accept' })).status).toBe(200);
  });

  test('a test that was sent waits again', async () => {
    const { token, id } = await sendTest(server, recruiter, person);
    const { undo: offered } = await withdraw();
    const call = { params: { token, id }, body: {} };
    expect((await server.call(declineTest, call)).body.error).toBe('ASSIGNMENT_ENDED');
    await undo(offered?.eventId);
    await undoOver(server);
    expect((await server.call(declineTest, call)).data.status).toBe('declined');
  });
});

function asJob() {
  return { as: recruiter.token, params: { id: job.id } };
}
