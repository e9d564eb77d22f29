import { applyEvent } from '@prova/contract/applications/status-events';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { applicationState } from '../applications/applications.service.ts';
import { applyTransition } from './apply-transition.ts';
import { lockOffer } from './find-offer.ts';
import { notifyExpired } from './notify-offer.ts';
import { selectOffer, selectOverdue, updateOffer } from './offers.queries.ts';
import { isOut, isPast } from './offers.rules.ts';

const SWEEP_LIMIT = 500;

/** Ends one offer; queued when it is sent, for the end of its last day. */
export const expireOfferTask = defineTask({
  name: 'offers.expire',
  data: z.object({ offerId: z.uuid() }),
  retryLimit: 5,
  run: (ctx, { offerId }) => expireOffer(ctx, offerId),
});

/** Finds offers whose own task was lost. */
export const sweepOffersTask = defineTask({
  name: 'offers.sweep',
  data: z.object({}),
  retryLimit: 0,
  cron: '*/5 * * * *',
  run: async (ctx) => {
    for (const offerId of await selectOverdue(ctx, SWEEP_LIMIT)) {
      await enqueue(ctx, expireOfferTask, { offerId }, { singletonKey: offerId });
    }
  },
});

/** Does nothing for an offer that was answered, cancelled or has expired already. */
async function expireOffer(ctx: Ctx, offerId: string): Promise<void> {
  const found = await selectOffer(ctx, offerId);
  if (!found || !isOut(found)) return;
  await ctx.transaction(async (ctx) => {
    const { offer, application } = await lockOffer(ctx, found);
    // A withdrawal declines it, or is taken back: the sweep asks again.
    if (!isOut(offer) || !isPast(offer, ctx.clock.now()) || application.withdrawnAt !== null) return;
    await updateOffer(ctx, offerId, { status: 'expired', endedAt: offer.validUntil });
    const after = applyEvent('offer_expired', applicationState(application));
    const data = { offerId, status: 'expired' };
    const row = after ? await applyTransition(ctx, application, after, { type: 'offer', data }) : application;
    await notifyExpired(ctx, offer, row);
  });
}
