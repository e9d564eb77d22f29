import { applicationStatus } from '@prova/contract/applications/applications';
import { getBoard, moveCandidate } from '@prova/contract/funnel/funnel';
import { getJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import {
  getOffer,
  listOffers,
  listOwnOffers,
  markOfferViewed,
  offerStats,
  openOwnOffer,
} from '@prova/contract/offers/offers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { answerOffer, history, saveOffer, sendNewOffer, stageAndStatus } from '../../../test/offers-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const bell = async (person: Person) => {
  const { data } = await server.call(listNotifications, { as: person.token });
  return data.map(({ type, title, link }) => [type, title, link]);
};

describe('from a published job to a hire', () => {
  let recruiter: Person;
  let talent: Person;
  let job: JobDetail;
  beforeAll(async () => {
    recruiter = await signUp(server, 'RECRUITER', {
      name: 'Helena Prado',
      companyName: 'Aurora Sistemas',
      verified: true,
    });
    talent = await signUp(server, 'POTENTIAL', { name: 'Caio Nogueira', email: 'caio@correio.example' });
    job = await publishJob(server, recruiter);
  });

  test('every mail and every bell arrives, and the history says who did what', async () => {
    const caio = await applyTo(server, job, { fullName: 'Caio Nogueira', email: talent.email, as: talent.token });
    await server.drain();
    const review = job.stages.find(({ type }) => type === 'review');
    await server.call(moveCandidate, {
      as: recruiter.token,
      params: { id: caio.id },
      body: { targetStageId: review?.id ?? '' },
    });
    server.clock.advance(60);
    const offer = await sendNewOffer(server, recruiter, caio, { payMax: 1_300_000 });

    expect(await stageAndStatus(server, recruiter, caio.id)).toBe('offer/offer_sent');
    expect(offer).toMatchObject({ status: 'sent', recruiterName: 'Helena Prado', can: { send: false, cancel: true } });
    expect(offer.mail.subject).toContain('Pessoa Desenvolvedora Front-end Sênior');
    expect(offer.mail.text).toContain('Foi muito bom conhecer você.');
    expect(offer.mail.text).toMatch(/11\.500.*13\.000/);
    expect(offer.mail.text).toContain('30 de novembro de 2026');

    const page = await server.call(getOffer, { params: { token: offer.token } });
    expect(page.data).toMatchObject({
      status: 'sent',
      companyName: 'Aurora Sistemas',
      jobTitle: job.title,
      candidateName: 'Caio Nogueira',
      recruiterName: 'Helena Prado',
      payMin: 1_150_000,
      payMax: 1_300_000,
      startOn: '2027-01-04',
      validUntil: '2026-12-01T02:59:59.999Z',
      viewedAt: null,
      can: { respond: true },
    });
    server.clock.advance(60);
    const viewed = await server.call(markOfferViewed, { params: { token: offer.token } });
    expect(viewed.data.status).toBe('viewed');
    server.clock.advance(60);
    const answered = await answerOffer(server, offer.token, { response: 'accept', note: 'Com muito gosto.' });
    expect(answered.data).toMatchObject({
      status: 'approved',
      responseNote: 'Com muito gosto.',
      can: { respond: false },
    });

    expect(await stageAndStatus(server, recruiter, caio.id)).toBe('hired/hired');
    expect(await history(server, recruiter, caio.id)).toEqual([
      'candidate Caio Nogueira · applied · Novos candidatos · new',
      'member Helena Prado · moved · Em análise · review',
      'member Helena Prado · offer · sent · Oferta enviada · offer_sent',
      'candidate Caio Nogueira · offer · viewed',
      'candidate Caio Nogueira · offer · approved · offer_approved',
      'candidate Caio Nogueira · moved · Contratados · hired',
    ]);
    const board = await server.call(getBoard, { as: recruiter.token, query: { jobId: job.id } });
    const hired = board.data.columns.find(({ stage }) => stage.type === 'hired');
    expect(hired?.cards.map(({ name }) => name)).toEqual(['Caio Nogueira']);
    const { data: after } = await server.call(getJob, { as: recruiter.token, params: { id: job.id } });
    expect([after.applications, after.active, after.hired]).toEqual([1, 1, 1]);
    const row = await server.platform.database
      .selectFrom('applications')
      .select(['hiredAt', 'replyDueAt'])
      .where('id', '=', caio.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ hiredAt: server.clock.now(), replyDueAt: null });

    const kinds = async (address: string) => (await server.mails(address)).map(({ kind }) => kind);
    expect(await kinds(talent.email)).toEqual(['hired', 'offer_sent', 'application_received', 'verify_email']);
    expect(await kinds(recruiter.email)).toEqual([
      'offer_answered',
      'new_application',
      'company_verified',
      'verify_email',
    ]);
    const [answer] = await server.mails(recruiter.email);
    expect(answer?.text).toContain('Com muito gosto.');
    const candidate = `/admin/recruiter/candidates/${caio.id}`;
    expect(answer?.links.some((link) => link.endsWith(candidate))).toBe(true);

    expect(await bell(recruiter)).toEqual([
      ['JOB_OFFER', 'Oferta aceita', candidate],
      ['JOB_OFFER', 'Oferta aberta', candidate],
      ['APPLICATION_UPDATE', 'Nova candidatura', candidate],
    ]);
    const application = `/admin/potential/applications/${caio.id}`;
    expect(await bell(talent)).toEqual([
      ['HIRED', 'Contratação confirmada', application],
      ['JOB_OFFER', 'Você recebeu uma oferta', application],
    ]);
  });

  test('somebody without an account declines', async () => {
    const dora = await applyTo(server, job, { fullName: 'Dora Teles' });
    const offer = await sendNewOffer(server, recruiter, dora);
    const answered = await answerOffer(server, offer.token, { response: 'decline' });
    expect(answered.data).toMatchObject({ status: 'declined', responseNote: null });
    // What was answered was read, whether or not the page could say so.
    expect(answered.data.viewedAt).toBe(answered.data.respondedAt);
    expect(await stageAndStatus(server, recruiter, dora.id)).toBe('offer/offer_declined');
    expect((await history(server, recruiter, dora.id)).slice(1)).toEqual([
      'member Helena Prado · offer · sent · Oferta enviada · offer_sent',
      'candidate Dora Teles · offer · declined · offer_declined',
    ]);
    expect((await server.mails(recruiter.email))[0]?.subject).toContain('Dora Teles recusou');
    expect((await bell(recruiter))[0]?.[1]).toBe('Oferta recusada');
    // The application goes on, and another offer may follow.
    const second = await sendNewOffer(server, recruiter, dora, { payMin: 1_400_000 });
    expect(await stageAndStatus(server, recruiter, dora.id)).toBe('offer/offer_sent');
    await answerOffer(server, second.token, { response: 'accept' });
    expect(await stageAndStatus(server, recruiter, dora.id)).toBe('hired/hired');
  });

  test('the mail is kept with its link masked, and the token nowhere', async () => {
    const { token, mail } = await sendNewOffer(server, recruiter, await applyTo(server, job));
    const stored = await server.platform.database
      .selectFrom('mails')
      .selectAll()
      .where('id', '=', mail.id)
      .executeTakeFirstOrThrow();
    expect(stored.body).toContain('/offers/••••');
    expect(JSON.stringify(stored)).not.toContain(token);
    // The link of a mail waiting for its status page is another one.
    expect((await server.call(applicationStatus, { params: { token } })).body.error).toBe('TOKEN_INVALID');
  });
});

describe('lists', () => {
  let recruiter: Person;
  let stranger: Person;
  let talent: Person;
  let undecided: AppliedCandidate;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    recruiter = await signUp(server, 'RECRUITER');
    stranger = await signUp(server, 'RECRUITER');
    talent = await signUp(server, 'POTENTIAL');
    const job = await publishJob(server, recruiter);
    const own = await applyTo(server, job, { email: talent.email, as: talent.token });
    ids.accepted = (await accepted(await sendNewOffer(server, recruiter, await applyTo(server, job)))).id;
    ids.expired = (await sendNewOffer(server, recruiter, await applyTo(server, job), { validUntil: '2026-11-20' })).id;
    ids.own = (await sendNewOffer(server, recruiter, own)).id;
    undecided = await applyTo(server, job);
    ids.pending = (await saveOffer(server, recruiter, undecided)).id;
    // The task has not come by yet.
    server.clock.set('2026-11-21T03:00:00Z');
    recruiter = await signIn(server, recruiter.email);
    stranger = await signIn(server, stranger.email);
    talent = await signIn(server, talent.email);
  });
  afterAll(() => server.clock.set('2026-11-20T12:00:00Z'));

  const accepted = async (offer: { id: string; token: string }) => {
    await answerOffer(server, offer.token, { response: 'accept' });
    return offer;
  };
  const list = async (as: Person, query: Record<string, unknown> = {}) =>
    server.call(listOffers, { as: as.token, query });

  test('of the company: the newest first, by page, application and status', async () => {
    const all = await list(recruiter);
    expect(all.data.map(({ id, status }) => [id, status])).toEqual([
      [ids.pending, 'pending'],
      [ids.own, 'sent'],
      [ids.expired, 'expired'],
      [ids.accepted, 'approved'],
    ]);
    expect(all.data.map(({ can }) => [can.send, can.cancel])).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
    expect(all.body.meta).toEqual({ page: 1, limit: 20, total: 4, totalPages: 1 });
    const second = await list(recruiter, { limit: 3, page: 2 });
    expect(second.data.map(({ id }) => id)).toEqual([ids.accepted]);
    expect(second.body.meta).toEqual({ page: 2, limit: 3, total: 4, totalPages: 2 });
    expect((await list(recruiter, { status: 'expired' })).data.map(({ id }) => id)).toEqual([ids.expired]);
    expect((await list(recruiter, { status: 'viewed' })).data).toEqual([]);
    const applicationId = all.data[1]?.applicationId;
    expect((await list(recruiter, { applicationId })).data.map(({ id }) => id)).toEqual([ids.own]);
    expect((await list(recruiter, { status: 'lost' })).body.error).toBe('VALIDATION_FAILED');
  });

  test('of another company show nothing of it', async () => {
    const { applicationId } = (await list(recruiter)).data[0] ?? {};
    expect((await list(stranger)).data).toEqual([]);
    expect((await list(stranger, { applicationId })).body.error).toBe('APPLICATION_NOT_FOUND');
    expect((await server.call(offerStats, { as: stranger.token })).data).toMatchObject({
      total: 0,
      acceptanceRate: null,
    });
  });

  test('counts say how many stand where, and how many accepted', async () => {
    // Takes the place of the draft, which nobody was ever sent.
    await saveOffer(server, recruiter, undecided);
    expect((await server.call(offerStats, { as: recruiter.token })).data).toEqual({
      total: 4,
      byStatus: { pending: 1, sent: 1, viewed: 0, approved: 1, declined: 0, expired: 1, cancelled: 0 },
      acceptanceRate: 0.5,
    });
  });

  test('of the talent: what was sent to them, opened by a link of their own', async () => {
    const own = await server.call(listOwnOffers, { as: talent.token });
    expect(own.data.map(({ id, status, can }) => [id, status, can.respond])).toEqual([[ids.own, 'sent', false]]);
    const { token } = (await server.call(openOwnOffer, { as: talent.token, params: { id: ids.own ?? '' } })).data;
    const page = await server.call(getOffer, { params: { token } });
    expect(page.data).toMatchObject({ id: ids.own, status: 'sent', can: { respond: true } });
    for (const id of [ids.pending, ids.accepted]) {
      const refused = await server.call(openOwnOffer, { as: talent.token, params: { id: id ?? '' } });
      expect([refused.status, refused.body.error]).toEqual([404, 'OFFER_NOT_FOUND']);
    }
  });
});
