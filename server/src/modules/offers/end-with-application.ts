import type { Ctx } from '../../platform/context.ts';
import { loadApplication, onApplicationEnded, writeEvent } from '../applications/applications.service.ts';
import { callBack, endOffer } from './cancel-offer.ts';
import { type OfferRow, selectOpenOffer, updateOffer } from './offers.queries.ts';
import { isOut } from './offers.rules.ts';

/** An application that ends takes its offer along: withdrawing declines it, closing the job calls it back. */
export const endWithApplicationTask = onApplicationEnded('offers.end', async (ctx, { applicationId, how }) => {
  await ctx.transaction(async (ctx) => {
    const application = await loadApplication(ctx, applicationId, { forUpdate: true });
    const offer = await selectOpenOffer(ctx, applicationId);
    // Taken up again meanwhile, or nothing to end.
    if (!offer || (application.withdrawnAt === null && application.closedAt === null)) return;
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
