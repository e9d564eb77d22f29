import { transition } from '@prova/contract/applications/application-status';
import { AppError } from '../../platform/app-error.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { enqueue } from '../../platform/tasks.ts';
import { applicationState, keepBefore, skippedOn } from '../applications/applications.service.ts';
import { applyTransition } from './apply-transition.ts';
import { assertMayOffer } from './create-offer.ts';
import { expireOfferTask } from './expire-offer.ts';
import { lockOffer, requireOffer } from './find-offer.ts';
import { notifySent } from './notify-offer.ts';
import { updateOffer } from './offers.queries.ts';
import { isOffer, isPast } from './offers.rules.ts';

/**
 * Sends a saved offer: the card moves to the offer stage, the candidate gets the link once this can no longer be undone,
 * and the end of its last day is noted.
 * @param reason why required stages are passed over
 * @throws AppError OFFER_NOT_FOUND, OFFER_NOT_PENDING, OFFER_EXPIRED, OFFER_ALREADY_SENT, ACTION_REFUSED
 */
export async function sendOffer(ctx: Ctx, id: string, reason: string | null = null): Promise<void> {
  const { actor } = ctx;
  const found = await requireOffer(ctx, id);
  if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  await ctx.transaction(async (ctx) => {
    const { offer, application } = await lockOffer(ctx, found);
    if (offer.status !== 'pending') throw new AppError('OFFER_NOT_PENDING');
    assertMayOffer(ctx, application);
    if (isPast(offer, ctx.clock.now())) throw new AppError('OFFER_EXPIRED');
    const step = transition('send_offer', applicationState(application));
    if (!step.allowed) throw new Error(`Refused after it was allowed: ${step.reason}`);
    const row = await applyTransition(ctx, application, step.after, {
      type: 'offer',
      reason,
      data: {
        offerId: id,
        status: 'sent',
        before: keepBefore(application),
        ...(await skippedOn(ctx, application, isOffer)),
      },
    });
    const sentAt = ctx.clock.now();
    // Who sends it answers for it, whoever wrote it.
    await updateOffer(ctx, id, { status: 'sent', sentAt, recruiterId: actor.userId });
    await notifySent(ctx, offer, row, sentAt);
    await enqueue(ctx, expireOfferTask, { offerId: id }, { startAfter: after(offer.validUntil, 1), singletonKey: id });
  });
}
