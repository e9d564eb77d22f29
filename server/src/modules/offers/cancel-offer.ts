import { mayAct, transition } from '@prova/contract/applications/application-status';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type ApplicationRow, applicationState, assertMay } from '../applications/applications.service.ts';
import { applyTransition } from './apply-transition.ts';
import { type Locked, lockOffer, requireOffer } from './find-offer.ts';
import { notifyCancelled } from './notify-offer.ts';
import { type OfferRow, selectStageBefore, updateOffer } from './offers.queries.ts';
import { shownStatus } from './offers.rules.ts';

/**
 * Cancels an offer that waits to be sent or answered. The candidate is told when it had been sent, and the application
 * goes back to where it was.
 * @param reason for the company's own history
 * @throws AppError OFFER_NOT_FOUND, OFFER_ALREADY_ANSWERED, OFFER_EXPIRED, OFFER_CANCELLED, ACTION_REFUSED
 */
export async function cancelOffer(ctx: Ctx, id: string, reason: string | null): Promise<void> {
  const found = await requireOffer(ctx, id);
  await ctx.transaction(async (ctx) => {
    const locked = await lockOffer(ctx, found);
    switch (shownStatus(locked.offer, ctx.clock.now())) {
      case 'approved':
      case 'declined':
        throw new AppError('OFFER_ALREADY_ANSWERED');
      case 'expired':
        throw new AppError('OFFER_EXPIRED');
      case 'cancelled':
        throw new AppError('OFFER_CANCELLED');
      case 'pending':
        return endOffer(ctx, locked.offer);
      default:
        assertMay(ctx, 'cancel_offer', locked.application);
        return callBack(ctx, locked, reason);
    }
  });
}

/** Ends an offer that is out, takes the application back and tells the candidate. */
export async function callBack(ctx: Ctx, { offer, application }: Locked, reason: string | null): Promise<void> {
  await endOffer(ctx, offer);
  await notifyCancelled(ctx, offer, await takeBack(ctx, offer, application, reason));
}

/** Ends an offer and nothing else. */
export async function endOffer(ctx: Ctx, offer: OfferRow): Promise<void> {
  await updateOffer(ctx, offer.id, { status: 'cancelled', endedAt: ctx.clock.now() });
}

async function takeBack(
  ctx: Ctx,
  offer: OfferRow,
  application: ApplicationRow,
  reason: string | null,
): Promise<ApplicationRow> {
  const state = applicationState(application);
  if (!mayAct('cancel_offer', state).allowed) return application;
  const step = transition('cancel_offer', state, { cameFrom: await stageBefore(ctx, offer, application) });
  if (!step.allowed) throw new Error(`Refused after it was allowed: ${step.reason}`);
  const data = { offerId: offer.id, status: 'cancelled' };
  return applyTransition(ctx, application, step.after, { type: 'offer', reason, data });
}

/** Where the card was when the offer was sent: the offer stage itself after an earlier offer, null for a stage that is gone. */
async function stageBefore(ctx: Ctx, offer: OfferRow, application: ApplicationRow) {
  const sent = await selectStageBefore(ctx, application.id, offer.id);
  if (!sent?.fromStageId) return { stageType: application.stageType, stageId: application.stageId };
  return sent.stageId === null || sent.stageType === null ? null : { stageType: sent.stageType, stageId: sent.stageId };
}
