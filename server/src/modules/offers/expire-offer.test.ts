import { withdrawByToken } from '@prova/contract/applications/applications';
import { closeJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { cancelOffer, getOffer, listOffers, sendOffer } from '@prova/contract/offers/offers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../test/fake-smtp.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import {
  answerOffer,
  history,
  saveOffer,
  sendNewOffer,
  stageAndStatus,
  undoOver,
} from '../../../test/offers-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { closeSmtp } from '../../platform/mail/transport.ts';
import { enqueue } from '../../platform/tasks.ts';
import { expireOfferTask, sweepOffersTask } from './expire-offer.ts';

const START = '2026-11-20T12:00:00Z';
/** The last instant of 30 November in São Paulo, and the first of December there. */
const LAST = '2026-12-01T02:59:59.999Z';
const OVER = '2026-12-01T03:00:00.000Z';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { name: 'Helena Prado', companyName: 'Aurora Sistemas' });
  job = await publishJob(server, recruiter);
});
afterEach(() => server.clock.set(START));
afterAll(() => server.close());

const ctx = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });
const offerMails = async ({ email }: AppliedCandidate) =>
  (await server.mails(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('offer'));
const newOffer = async (to: JobDetail = job) => {
  const someone = await applyTo(server, to);
  return { someone, ...(await sendNewOffer(server, recruiter, someone)) };
};
/** Access tokens are short: whoever comes back after days signs in again. */
const later = async (instant: string) => {
  server.clock.set(instant);
  recruiter = await signIn(server, recruiter.email);
};
const back = async () => {
  server.clock.set(START);
  recruiter = await signIn(server, recruiter.email);
};

describe('the last day', () => {
  test('ends with the day of the company, to the instant', async () => {
    const { someone, token } = await newOffer();
    await later(LAST);
    await server.drain();
    expect((await server.call(getOffer, { params: { token } })).data).toMatchObject({
      status: 'sent',
      can: { respond: true },
    });
    expect((await answerOffer(server, token, { response: 'accept' })).status).toBe(200);
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('hired/hired');
    await later(OVER);
    expect((await server.call(getOffer, { params: { token } })).data.status).toBe('approved');
    await back();
  });

  test('once over, the offer reads as expired before any task has come by', async () => {
    const { id, someone, token } = await newOffer();
    await later(OVER);
    const page = await server.call(getOffer, { params: { token } });
    expect(page.data).toMatchObject({ status: 'expired', validUntil: LAST, endedAt: LAST, can: { respond: false } });
    for (const response of ['accept', 'decline'] as const) {
      const late = await answerOffer(server, token, { response });
      expect([late.status, late.body.error]).toEqual([410, 'OFFER_EXPIRED']);
    }
    const cancelled = await server.call(cancelOffer, { as: recruiter.token, params: { id }, body: {} });
    expect(cancelled.body.error).toBe('OFFER_EXPIRED');
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('offer/offer_sent');
    await back();
  });

  test('both sides are told once, however often the tasks run', async () => {
    const { id, someone } = await newOffer();
    await later(OVER);
    await server.drain();
    for (let n = 0; n < 2; n += 1) {
      await enqueue(ctx(), expireOfferTask, { offerId: id });
      await enqueue(ctx(), sweepOffersTask, {});
      await server.drain();
    }
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('offer/offer_expired');
    expect(await offerMails(someone)).toEqual(['offer_expired', 'offer_sent']);
    expect((await history(server, recruiter, someone.id)).at(-1)).toBe('system · offer · expired · offer_expired');
    const { data } = await server.call(listOffers, { as: recruiter.token, query: { applicationId: someone.id } });
    expect(data[0]).toMatchObject({ status: 'expired', endedAt: LAST, respondedAt: null });
    const bell = await server.call(listNotifications, { as: recruiter.token });
    const notices = bell.data.filter(({ message }) => message.startsWith(`${someone.name} não respondeu`));
    expect(notices.map(({ title }) => title)).toEqual(['Oferta expirada']);
    // The door is not shut: another offer may follow.
    await back();
    await sendNewOffer(server, recruiter, someone);
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('offer/offer_sent');
  });

  test.each(['expired', 'cancelled'] as const)('a bell that rang for the offer rings when it is %s', async (end) => {
    const talent = await signUp(server, 'POTENTIAL');
    const someone = await applyTo(server, job, { as: talent.token, email: talent.email });
    const { id } = await sendNewOffer(server, recruiter, someone);
    const heard = async () =>
      (await server.call(listNotifications, { as: (await signIn(server, talent.email)).token })).data.map(
        ({ title }) => title,
      );
    expect(await heard()).toContain('Você recebeu uma oferta');
    if (end === 'expired') {
      await later(OVER);
      await enqueue(ctx(), expireOfferTask, { offerId: id });
    } else await server.call(cancelOffer, { as: recruiter.token, params: { id }, body: {} });
    await server.drain();
    expect(await heard()).toContain(end === 'expired' ? 'Oferta expirada' : 'Oferta cancelada');
    await back();
  });

  test('an offer whose own task was lost is found', async () => {
    const { someone } = await newOffer();
    await sql`delete from pgboss.job where name = ${expireOfferTask.name}`.execute(server.platform.database);
    await later(OVER);
    await server.drain();
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('offer/offer_sent');
    await enqueue(ctx(), sweepOffersTask, {});
    await server.drain();
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('offer/offer_expired');
    await back();
  });
});

describe('an application that ends', () => {
  const statusToken = async ({ email }: AppliedCandidate) => {
    const links = (await server.mails(email)).flatMap((mail) => mail.links);
    return new URL(links.find((link) => link.includes('/applications/')) ?? '').pathname.split('/').at(-1) ?? '';
  };

  test('withdrawing with an offer out declines it', async () => {
    const { someone, token } = await newOffer();
    const withdrawn = await server.call(withdrawByToken, { params: { token: await statusToken(someone) }, body: {} });
    expect(withdrawn.status).toBe(200);
    // Before the task has come by, the answer comes too late all the same.
    const late = await answerOffer(server, token, { response: 'accept' });
    expect([late.status, late.body.error]).toEqual([410, 'OFFER_CANCELLED']);
    await undoOver(server);
    const page = await server.call(getOffer, { params: { token } });
    expect(page.data).toMatchObject({ status: 'declined', can: { respond: false } });
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('offer/offer_declined');
    expect(await offerMails(someone)).toEqual(['offer_sent']);
  });

  test('closing the job calls its offers back and tells each person', async () => {
    const closing = await publishJob(server, recruiter);
    const { someone, token } = await newOffer(closing);
    const waiting = await applyTo(server, closing);
    const { id } = await saveOffer(server, recruiter, waiting);
    const closed = await server.call(closeJob, {
      as: recruiter.token,
      params: { id: closing.id },
      body: { status: 'CANCELLED', notify: false },
    });
    expect(closed.status).toBe(200);
    server.clock.advance(11);
    await server.drain();
    expect(await offerMails(someone)).toEqual(['offer_cancelled', 'offer_sent']);
    expect(await offerMails(waiting)).toEqual([]);
    expect((await server.call(getOffer, { params: { token } })).data.status).toBe('cancelled');
    expect(await stageAndStatus(server, recruiter, someone.id)).toBe('new/new');
    const late = await answerOffer(server, token, { response: 'accept' });
    expect([late.status, late.body.error]).toEqual([410, 'OFFER_CANCELLED']);
    expect((await server.call(sendOffer, { as: recruiter.token, params: { id } })).body.error).toBe(
      'OFFER_NOT_PENDING',
    );
  });
});

describe('while the mail server is away', () => {
  let smtp: FakeSmtp;
  const config = () => server.platform.config as { SMTP_URL?: string | undefined };
  beforeAll(async () => {
    smtp = await startFakeSmtp();
    await server.drain();
    config().SMTP_URL = smtp.url;
  });
  afterAll(async () => {
    config().SMTP_URL = undefined;
    closeSmtp(server.platform);
    await smtp.stop();
  });
  const arrived = ({ email }: AppliedCandidate) =>
    smtp.mails
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => (text.includes('/offers/') ? 'offer' : 'other'));

  test('an offer waits, and goes out once', async () => {
    const someone = await applyTo(server, job);
    await server.drain();
    await smtp.stop();
    const { id } = await saveOffer(server, recruiter, someone);
    expect((await server.call(sendOffer, { as: recruiter.token, params: { id } })).data.status).toBe('sent');
    for (let minute = 0; minute < 3; minute += 1) {
      await server.drain();
      server.clock.advance(300);
    }
    expect(arrived(someone)).toEqual(['other']);
    await smtp.start();
    server.clock.advance(3600);
    await server.drain();
    server.clock.advance(3600);
    await server.drain();
    expect(arrived(someone)).toEqual(['other', 'offer']);
    const token = /\/offers\/([\w-]{43})/.exec(smtp.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await server.call(getOffer, { params: { token } })).data.status).toBe('sent');
    const stored = await server.platform.database
      .selectFrom('mails')
      .select(['body', 'attempts'])
      .where('dedupeKey', '=', `offer_sent:${id}`)
      .executeTakeFirstOrThrow();
    expect(stored.attempts).toBeGreaterThan(1);
    expect(stored.body).toContain('/offers/••••');
    expect(stored.body).not.toContain(token);
  });

  test('an offer that is called back meanwhile never reaches anybody', async () => {
    await back();
    const someone = await applyTo(server, job);
    await server.drain();
    await smtp.stop();
    const { id } = await saveOffer(server, recruiter, someone);
    await server.call(sendOffer, { as: recruiter.token, params: { id } });
    await server.drain();
    await server.call(cancelOffer, { as: recruiter.token, params: { id }, body: {} });
    await smtp.start();
    server.clock.advance(7200);
    await server.drain();
    expect(arrived(someone)).toEqual(['other']);
  });
});
