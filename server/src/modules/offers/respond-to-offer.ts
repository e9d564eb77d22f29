import { transition } from '@prova/contract/applications/application-status';
import { applyEvent } from '@prova/contract/applications/status-events';
import type { DeclineReason } from '@prova/contract/offers/decline-reasons';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { applicationState, mailCandidateHired, writeEvent } from '../applications/applications.service.ts';
import { applyTransition } from './apply-transition.ts';
import { type Locked, lockOffer, requireLinkedOffer } from './find-offer.ts';
import { notifyAnswered, notifyDeclined, notifyViewed } from './notify-offer.ts';
import { isAnswerable } from './offers.present.ts';
import { type OfferRow, updateOffer } from './offers.queries.ts';
import { shownStatus } from './offers.rules.ts';

interface Answer {
  readonly note: string | null;
  /** Of a refusal; none is kept of an acceptance. */
  readonly reason: DeclineReason | null;
}

/** The candidate has opened the page: noted the first time, and only while the offer waits for an answer. */
export async function markViewed(ctx: Ctx): Promise<void> {
  const found = await requireLinkedOffer(ctx);
  if (found.status !== 'sent') return;
  await ctx.transaction(async (ctx) => {
    const { offer, application } = await lockOffer(ctx, found);
    if (offer.status !== 'sent' || !isAnswerable(offer, ctx.clock.now())) return;
    await updateOffer(ctx, offer.id, { status: 'viewed', viewedAt: ctx.clock.now() });
    await writeEvent(ctx, application, { type: 'offer', data: { offerId: offer.id, status: 'viewed' } });
    await notifyViewed(ctx, offer, application);
  });
}

/**
 * Accepts or declines, for good. Accepting hires in the same transaction; the history shows both steps.
 * @throws AppError OFFER_NOT_FOUND, OFFER_ALREADY_ANSWERED, OFFER_CANCELLED, OFFER_EXPIRED
 */
export async function respondToOffer(ctx: Ctx, answer: Answer & { accepted: boolean }): Promise<void> {
  const found = await requireLinkedOffer(ctx);
  await ctx.transaction(async (ctx) => {
    const locked = await lockOffer(ctx, found);
    assertAnswerable(ctx, locked.offer);
    await (answer.accepted ? accept(ctx, locked, answer.note) : decline(ctx, locked, answer));
  });
}

function assertAnswerable(ctx: Ctx, offer: OfferRow): void {
  const now = ctx.clock.now();
  const status = shownStatus(offer, now);
  if (status === 'approved' || status === 'declined') throw new AppError('OFFER_ALREADY_ANSWERED');
  if (status === 'expired') throw new AppError('OFFER_EXPIRED');
  // An application that is over takes its offer along; the task that says so may be on its way.
  if (status === 'cancelled' || !isAnswerable(offer, now)) throw new AppError('OFFER_CANCELLED');
}

async function accept(ctx: Ctx, locked: Locked, note: string | null): Promise<void> {
  const { offer } = locked;
  const approved = await answered(ctx, locked, 'approved', { note, reason: null });
  const step = transition('hire', applicationState(approved));
  if (!step.allowed) throw new Error(`An accepted offer does not lead to hiring: ${step.reason}`);
  const data = { offerId: offer.id };
  const hired = await applyTransition(ctx, approved, step.after, { type: 'moved', hiredAt: ctx.clock.now(), data });
  // The team hears of the acceptance alone: it says that the hiring is done.
  await notifyAnswered(ctx, offer, hired, { accepted: true, note, reason: null });
  await mailCandidateHired(ctx, hired);
}

async function decline(ctx: Ctx, locked: Locked, answer: Answer): Promise<void> {
  const declined = await answered(ctx, locked, 'declined', answer);
  await notifyAnswered(ctx, locked.offer, declined, { ...answer, accepted: false });
  await notifyDeclined(ctx, locked.offer, declined);
}

async function answered(
  ctx: Ctx,
  { offer, application }: Locked,
  status: 'approved' | 'declined',
  { note, reason }: Answer,
) {
  const after = applyEvent(status === 'approved' ? 'offer_accepted' : 'offer_declined', applicationState(application));
  // Something else has become of the application since the offer was sent.
  if (!after) throw new AppError('OFFER_CANCELLED');
  const now = ctx.clock.now();
  await updateOffer(ctx, offer.id, {
    status,
    viewedAt: offer.viewedAt ?? now,
    respondedAt: now,
    responseNote: note,
    declineReason: reason,
  });
  return applyTransition(ctx, application, after, {
    type: 'offer',
    reason: note,
    data: { offerId: offer.id, status, ...(reason && { declineReason: reason }) },
  });
}
