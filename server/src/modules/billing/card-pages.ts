import { billingPaths } from '@prova/contract/billing/paths';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { after, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask } from '../../platform/tasks.ts';
import { selectAccountById } from './billing-accounts.queries.ts';
import {
  type CardChangeRow,
  markCardsChecked,
  selectCardChange,
  selectOpenCardChanges,
  updateCardChange,
} from './card-changes.queries.ts';
import { eachOf } from './each-of.ts';
import { providerNamed } from './providers.ts';
import { settleCardChange } from './settle-card.ts';
import { selectSubscription } from './subscriptions.queries.ts';

/** Has the provider open the page where another card is given. */
export const openCardPageTask = defineTask({
  name: 'billing.openCardPage',
  data: z.object({ cardChangeId: z.uuid() }),
  retryLimit: 6,
  retryDelaySeconds: 2,
  async run(ctx, { cardChangeId }) {
    const change = await selectCardChange(ctx, cardChangeId);
    if (change?.state !== 'opening') return;
    const subscription = await selectSubscription(ctx, change.subscriptionId);
    const account = subscription && (await selectAccountById(ctx, subscription.accountId));
    if (!account?.stripeCustomer) return settleCardChange(ctx, cardChangeId, 'failed');
    const page = account.userId === null ? billingPaths.recruiterCard : billingPaths.talentCard;
    const { ref, url, expiresAt } = await providerNamed(ctx, change.provider).openCardPage(ctx, {
      cardChangeId,
      customer: account.stripeCustomer,
      returnUrl: ctx.platform.config.publicUrl + to(page, { id: cardChangeId }),
      expiresAt: change.expiresAt,
    });
    await ctx.transaction(async (ctx) => {
      if ((await selectCardChange(ctx, cardChangeId))?.state !== 'opening') return;
      await updateCardChange(ctx, cardChangeId, { state: 'open', providerRef: ref, url, expiresAt });
    });
  },
});

/** Has the provider take over the card that was given on its page, and takes over what came of it. */
export async function followCardChange(ctx: Ctx, change: CardChangeRow): Promise<void> {
  if (change.state !== 'opening' && change.state !== 'open') return;
  const subscription = await selectSubscription(ctx, change.subscriptionId);
  if (change.providerRef === null || !subscription?.providerRef) return settleCardChange(ctx, change.id, 'failed');
  if (change.provider === 'sandbox') {
    if (change.expiresAt <= ctx.clock.now()) await settleCardChange(ctx, change.id, 'expired');
    return;
  }
  const provider = providerNamed(ctx, change.provider);
  const state = await provider.takeCard(ctx, change.providerRef, subscription.providerRef);
  if (state !== 'open') await settleCardChange(ctx, change.id, state);
}

/** A page that does not open by then is none. */
const OPENS_WITHIN = 5 * MINUTE;
/** As many as can be asked after before the next turn. */
const CHECKED_AT_ONCE = 200;

/** Asks after changes of cards: an event of the provider may never have come. */
export const checkCardsTask = defineTask({
  name: 'billing.checkCards',
  data: z.object({}),
  retryLimit: 2,
  cron: '5-59/10 * * * *',
  async run(ctx) {
    const changes = await selectOpenCardChanges(ctx, after(ctx.clock.now(), -OPENS_WITHIN), CHECKED_AT_ONCE);
    if (changes.length === 0) return;
    await ctx.transaction((ctx) =>
      markCardsChecked(
        ctx,
        changes.map(({ id }) => id),
      ),
    );
    await eachOf(changes, (change) => followCardChange(ctx, change));
  },
});
