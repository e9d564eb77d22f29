import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { lockOffer } from './find-offer.ts';
import { hasHeard, mailLinkAgain } from './notify-offer.ts';
import { selectOutOffer } from './offers.queries.ts';
import { isOut, isPast } from './offers.rules.ts';

/**
 * Mails the link of the offer of the application that the actor's own link opens. Who holds that one may be somebody it
 * was forwarded to: it leads to no offer by itself.
 * @throws AppError OFFER_NOT_FOUND where none waits for an answer, or it may still be taken back unseen
 */
export async function sendLinkAgain(ctx: Ctx): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const found = ctx.actor.kind === 'token' ? await selectOutOffer(ctx, ctx.actor.subjectId) : undefined;
    if (!found) throw new AppError('OFFER_NOT_FOUND');
    const { offer, application } = await lockOffer(ctx, found);
    if (!isOut(offer) || isPast(offer, ctx.clock.now()) || !hasHeard(ctx, offer)) throw new AppError('OFFER_NOT_FOUND');
    await mailLinkAgain(ctx, offer, application);
  });
}
