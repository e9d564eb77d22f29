import { isFree } from '@prova/contract/billing/billing-fields';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineTask } from '../../platform/tasks.ts';
import { lockAccountById } from './billing-accounts.queries.ts';
import { eachOf } from './each-of.ts';
import { notifyEnded } from './notify-payer.ts';
import { providerOf } from './providers.ts';
import { refuseInSandbox, renewInSandbox } from './renew-in-sandbox.ts';
import { endSubscription } from './settle.ts';
import { type SubscriptionRow, selectDue, selectSubscription } from './subscriptions.queries.ts';
import { syncSubscription } from './sync-subscription.ts';
import { endUnpaid, isGivenUp } from './unpaid.ts';

/** What is due when its period is over: it ends, changes or goes on. */
export const endPeriodsTask = defineTask({
  name: 'billing.endPeriods',
  data: z.object({}),
  retryLimit: 2,
  cron: '*/5 * * * *',
  async run(ctx) {
    await eachOf(await selectDue(ctx, 500), ({ id, accountId }) => endPeriod(ctx, id, accountId));
  },
});

async function endPeriod(ctx: Ctx, id: string, accountId: string): Promise<void> {
  const known = await selectSubscription(ctx, id);
  // Stripe renews it, and says so.
  if (known && renewsAtStripe(known)) await syncUnlessGivenUp(ctx, known);
  await ctx.transaction(async (ctx) => {
    const account = await lockAccountById(ctx, accountId);
    let row = await selectSubscription(ctx, id);
    // After a long pause several periods are over.
    while (row && row.state !== 'ended' && row.endsAt <= ctx.clock.now()) {
      if (isGivenUp(ctx, row)) return endUnpaid(ctx, row);
      if (renewsAtStripe(row)) return;
      if (!renewsHere(ctx, row)) {
        await endSubscription(ctx, row, 'ended');
        return notifyEnded(ctx, row);
      }
      if (!row.cardDeclines) await renewInSandbox(ctx, account, row);
      else if (row.state === 'past_due') return;
      else await refuseInSandbox(ctx, account, row);
      row = await selectSubscription(ctx, id);
    }
  });
}

/** What nobody has paid in time ends by our word, also where Stripe does not answer. */
async function syncUnlessGivenUp(ctx: Ctx, row: SubscriptionRow): Promise<void> {
  try {
    await syncSubscription(ctx, row);
  } catch (error) {
    if (!isGivenUp(ctx, row)) throw error;
    ctx.log.warn({ err: error, subscriptionId: row.id }, 'an unpaid plan ends without an answer of its provider');
  }
}

const renewsAtStripe = ({ provider, renews }: SubscriptionRow): boolean => provider === 'stripe' && renews;

/** What was bought without money ends where money is taken. */
const renewsHere = (ctx: Ctx, { renews, nextPlan, provider }: SubscriptionRow): boolean =>
  renews && (nextPlan === null || !isFree(nextPlan)) && provider === 'sandbox' && providerOf(ctx)?.name === 'sandbox';
