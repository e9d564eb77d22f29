import type { Ctx } from '../../platform/context.ts';
import { loadApplication, onApplicationEnded, stillEnded, writeEvent } from '../applications/applications.service.ts';
import { callBack, endOffer } from './cancel-offer.ts';
import { type OfferRow, selectOpenOffer, updateOffer } from './offers.queries.ts';
import { isOut } from './offers.rules.ts';

/** An application that ends takes its offer along: withdrawing declines it, closing the job calls it back. */
export const endWithApplicationTask = onApplicationEnded('offers.end', async (ctx, ending) => {
  const { applicationId, how } = ending;
  await ctx.transaction(async (ctx) => {
    const application = await loadApplication(ctx, applicationId, { forUpdate: true });
    const offer = await selectOpenOffer(ctx, applicationId);
    // Taken up again meanwhile, or nothing to end.
    if (!offer || !stillEnded(application, ending)) return;
    if (!isOut(offer)) await endOffer(ctx, offer);
    else if (how === 'closed') await callBack(ctx, { offer, application }, null);
    else {
      await declineByWithdrawal(ctx, offer, application.withdrawnAt ?? ctx.clock.now());
      await writeEvent(ctx, application, { type: 'offer', data: { offerId: offer.id, status: 'declined' } });
    }
  });
});

async function declineByWithdrawal(ctx: Ctx, offer: OfferRow, at: Date): Promise<void> {
  await updateOffer(ctx, offer.id, { status: 'declined', respondedAt: at });
}
