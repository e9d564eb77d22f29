import type { CardChangeState } from '@prova/contract/billing/cards';
import type { Ctx } from '../../platform/context.ts';
import { lockAccountById } from './billing-accounts.queries.ts';
import { selectCardChange, updateCardChange } from './card-changes.queries.ts';
import { insertChange, selectSubscription } from './subscriptions.queries.ts';

/** Takes over what became of a change of the card, once: whatever is heard of it later is the same. */
export async function settleCardChange(
  ctx: Ctx,
  id: string,
  state: Exclude<CardChangeState, 'opening' | 'open'>,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const known = await selectCardChange(ctx, id);
    const subscription = known && (await selectSubscription(ctx, known.subscriptionId));
    if (!subscription) return;
    await lockAccountById(ctx, subscription.accountId);
    const change = await selectCardChange(ctx, id);
    if (change?.state !== 'opening' && change?.state !== 'open') return;
    await updateCardChange(ctx, id, { state, url: null });
    if (state === 'done') await insertChange(ctx, subscription, 'card_changed');
  });
}
