import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { DeclineReason } from '@prova/contract/offers/decline-reasons';
import * as z from 'zod';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { calledName } from '../../platform/mail/mail-format.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import type { ApplicationRow } from '../applications/applications.service.ts';
import { ownersOf } from '../companies/companies.service.ts';
import { renderJobMail, stageName } from '../jobs/jobs.service.ts';
import { cancelMailOf, forgetMails, queueMail } from '../messaging/messaging.service.ts';
import { notify, wasNotified } from '../notifications/notifications.service.ts';
import { lockOffer } from './find-offer.ts';
import {
  offerAnsweredMail,
  offerCancelledMail,
  offerDeclinedMail,
  offerExpiredMail,
  offerSentMail,
} from './mails/offers.kinds.ts';
import {
  offerAccepted,
  offerCancelled,
  offerDeclined,
  offerExpired,
  offerReceived,
  offerRunOut,
  offerViewed,
} from './offers.notifications.ts';
import { type OfferRow, selectMember, selectOffer } from './offers.queries.ts';
import { isOut } from './offers.rules.ts';

/** Everything here runs in the transaction of what it tells. */

const linkMail = (offerId: string) => `offer_sent:${offerId}`;

/** The undo has run out for certain, on every clock of the cluster. */
const TELL_AFTER_SECONDS = UNDO_SECONDS + 1;

/** Rings for an offer that is out after all; its mail waits by itself. */
export const notifyReceived = defineTask({
  name: 'offers.tellReceived',
  data: z.object({ offerId: z.uuid(), sentAt: z.iso.datetime() }),
  retryLimit: 5,
  run: (ctx, { offerId, sentAt }) =>
    ctx.transaction(async (ctx) => {
      const found = await selectOffer(ctx, offerId);
      if (!found) return;
      const { offer, application } = await lockOffer(ctx, found);
      if (!isOut(offer) || offer.sentAt?.toISOString() !== sentAt) return;
      const { id: applicationId, candidateUserId } = application;
      const { type, event } = offerReceived;
      const news = { type, event, applicationId, since: offer.sentAt };
      if (candidateUserId === null || (await wasNotified(ctx, candidateUserId, news))) return;
      await notifyCandidate(ctx, application, offerReceived);
    }),
});

/** The candidate gets the link ten seconds later; its token is made when the mail is sent. */
export async function notifySent(ctx: Ctx, offer: OfferRow, application: ApplicationRow, sentAt: Date): Promise<void> {
  await queueMail(ctx, {
    ...(await mailOfLink(ctx, offer, application)),
    dedupeKey: linkMail(offer.id),
    delaySeconds: UNDO_SECONDS,
  });
  const ring = { offerId: offer.id, sentAt: sentAt.toISOString() };
  await enqueue(ctx, notifyReceived, ring, { startAfter: after(sentAt, TELL_AFTER_SECONDS) });
}

/** The same mail with a link of its own; the first one stays good. */
export async function mailLinkAgain(ctx: Ctx, offer: OfferRow, application: ApplicationRow): Promise<void> {
  await queueMail(ctx, await mailOfLink(ctx, offer, application));
}

async function mailOfLink(ctx: Ctx, offer: OfferRow, application: ApplicationRow) {
  const candidateName = application.candidateName ?? '';
  const { companyName, jobTitle, stageType, stageName: name, candidateLocale: locale } = application;
  const statusName = stageName(locale, { type: stageType, name });
  const values = { candidateName: calledName(candidateName), jobTitle, companyName, statusName };
  const template = await renderJobMail(ctx, { jobId: offer.jobId, kind: 'offer', values, locale });
  // Without the company's words our own bring the link, since somebody has decided to send it.
  const own = template?.enabled && template.subject !== '' ? template : null;
  return {
    ...toCandidate(offer, application),
    kind: offerSentMail,
    params: {
      offerId: offer.id,
      companyId: offer.companyId,
      candidateName,
      companyName,
      position: offer.position,
      payMin: offer.payMin,
      payMax: offer.payMax,
      currency: offer.currency,
      contractType: offer.contractType,
      benefits: offer.benefits,
      startOn: offer.startOn,
      validUntil: offer.validUntil,
      message: offer.message,
      ...(own && { own: { subject: own.subject, bodyHtml: own.bodyHtml } }),
    },
  };
}

/** The mail of an offer is not sent after all, and may be queued once more. @returns false when it was too late */
export async function takeBackSending(ctx: Ctx, offer: OfferRow): Promise<boolean> {
  if (!(await cancelMailOf(ctx, linkMail(offer.id)))) return false;
  await forgetMails(ctx, [linkMail(offer.id)]);
  return true;
}

/** The recruiter's bell alone: nobody needs a mail for this. */
export async function notifyViewed(ctx: Ctx, offer: OfferRow, application: ApplicationRow): Promise<void> {
  await notifyCompany(ctx, offer, application, offerViewed);
}

export async function notifyCancelled(ctx: Ctx, offer: OfferRow, application: ApplicationRow): Promise<void> {
  if (hasHeard(ctx, offer)) await notifyCandidate(ctx, application, offerCancelled);
  if (await takeBackLink(ctx, offer)) return;
  await queueMail(ctx, {
    ...toCandidate(offer, application),
    kind: offerCancelledMail,
    params: endedParams(offer, application),
    dedupeKey: `offer_cancelled:${offer.id}`,
  });
}

export async function notifyExpired(ctx: Ctx, offer: OfferRow, application: ApplicationRow): Promise<void> {
  await notifyCompany(ctx, offer, application, offerExpired);
  if (hasHeard(ctx, offer)) await notifyCandidate(ctx, application, offerRunOut);
  if (await takeBackLink(ctx, offer)) return;
  await queueMail(ctx, {
    ...toCandidate(offer, application),
    kind: offerExpiredMail,
    params: endedParams(offer, application),
    dedupeKey: `offer_expired:${offer.id}`,
  });
}

export async function notifyAnswered(
  ctx: Ctx,
  offer: OfferRow,
  application: ApplicationRow,
  answer: { readonly accepted: boolean; readonly note: string | null; readonly reason: DeclineReason | null },
): Promise<void> {
  await notifyCompany(ctx, offer, application, answer.accepted ? offerAccepted : offerDeclined);
  for (const reader of await mailReaders(ctx, offer)) {
    await queueMail(ctx, {
      kind: offerAnsweredMail,
      to: reader.email ?? '',
      locale: reader.locale,
      companyId: offer.companyId,
      applicationId: offer.applicationId,
      transactional: true,
      params: {
        recruiterName: reader.name ?? '',
        candidateName: application.blind ? null : application.candidateName,
        companyName: offer.companyName,
        position: offer.position,
        accepted: answer.accepted,
        note: answer.note,
        declineReason: answer.reason,
        jobId: offer.jobId,
        applicationId: offer.applicationId,
      },
      dedupeKey: `offer_answered:${offer.id}:${reader.id}`,
    });
  }
}

/** What the candidate has said is confirmed in writing: whoever forwarded the link learns of an answer not their own. */
export async function notifyDeclined(ctx: Ctx, offer: OfferRow, application: ApplicationRow): Promise<void> {
  await queueMail(ctx, {
    ...toCandidate(offer, application),
    kind: offerDeclinedMail,
    params: endedParams(offer, application),
    dedupeKey: `offer_declined:${offer.id}`,
  });
}

/**
 * A mail that still waits (the mail server is away, say) would bring the link of an offer that is over.
 * @returns true when the candidate has never heard of the offer, and need not be told of its end
 */
async function takeBackLink(ctx: Ctx, offer: OfferRow): Promise<boolean> {
  const takenBack = await cancelMailOf(ctx, linkMail(offer.id));
  return takenBack && offer.viewedAt === null;
}

/** Whether the bell has rung for it, or the page was opened: nobody is told of the end of what they never heard of. */
export const hasHeard = (ctx: Ctx, { sentAt, viewedAt }: OfferRow) =>
  viewedAt !== null || (sentAt !== null && ctx.clock.now() >= after(sentAt, TELL_AFTER_SECONDS));

const toCandidate = (offer: OfferRow, application: ApplicationRow) => ({
  to: application.candidateEmail ?? '',
  locale: application.candidateLocale,
  companyId: offer.companyId,
  applicationId: offer.applicationId,
  transactional: true as const,
});

const endedParams = (offer: OfferRow, application: ApplicationRow) => ({
  candidateName: application.candidateName ?? '',
  companyName: offer.companyName,
  position: offer.position,
});

const candidateFacts = ({ id, jobTitle, companyName }: ApplicationRow) => ({
  applicationId: id,
  jobTitle,
  companyName,
});
const companyFacts = ({ id, jobId, jobTitle, candidateName, blind }: ApplicationRow) => ({
  applicationId: id,
  jobId,
  jobTitle,
  candidateName: blind ? null : candidateName,
});

async function notifyCandidate(ctx: Ctx, application: ApplicationRow, kind: typeof offerReceived): Promise<void> {
  const { candidateUserId } = application;
  if (!candidateUserId) return;
  await notify(ctx, kind, { params: candidateFacts(application), userIds: [candidateUserId] });
}

async function notifyCompany(
  ctx: Ctx,
  offer: OfferRow,
  application: ApplicationRow,
  kind: typeof offerViewed,
): Promise<void> {
  await notify(ctx, kind, {
    params: companyFacts(application),
    userIds: await bellReaders(ctx, offer, kind === offerViewed),
    companyId: offer.companyId,
  });
}

/** The recruiter of the offer and the owners of the company; of small things the recruiter alone. */
async function bellReaders(ctx: Ctx, offer: OfferRow, small = false): Promise<string[]> {
  const recruiter = await selectMember(ctx, offer.companyId, offer.recruiterId);
  if (recruiter && small) return [recruiter.id];
  const owners = await ownersOf(ctx, offer.companyId);
  return [...(recruiter ? [recruiter.id] : []), ...owners.map(({ id }) => id)];
}

/** The recruiter, or the owners once the recruiter has left. */
async function mailReaders(ctx: Ctx, offer: OfferRow) {
  const recruiter = await selectMember(ctx, offer.companyId, offer.recruiterId);
  const readers = recruiter ? [recruiter] : await ownersOf(ctx, offer.companyId);
  return readers.filter(({ email }) => email !== null);
}
