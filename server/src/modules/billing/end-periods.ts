import { isFree } from '@prova/contract/billing/billing-fields';
import { endOfPeriods } from '@prova/contract/billing/billing-periods';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { defineTask } from '../../platform/tasks.ts';
import { type AccountRow, lockAccountById } from './billing-accounts.queries.ts';
import { eachOf } from './each-of.ts';
import { notifyEnded, notifyPaid } from './notify-payer.ts';
import { insertPayment, nextReceiptNumber } from './payments.queries.ts';
import { nextPlanOf } from './plan-next.ts';
import { providerOf } from './providers.ts';
import { endSubscription } from './settle.ts';
import {
  insertChange,
  type SubscriptionRow,
  selectDue,
  selectSubscription,
  updateSubscription,
} from './subscriptions.queries.ts';
import { syncSubscription } from './sync-subscription.ts';

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
  if (known?.provider === 'stripe' && known.renews) return syncSubscription(ctx, known);
  await ctx.transaction(async (ctx) => {
    const account = await lockAccountById(ctx, accountId);
    let row = await selectSubscription(ctx, id);
    // After a long pause several periods are over.
    while (row && row.state !== 'ended' && row.endsAt <= ctx.clock.now()) {
      if (renewsHere(ctx, row)) await renewInSandbox(ctx, account, row);
      else {
        await endSubscription(ctx, row, 'ended');
        await notifyEnded(ctx, row);
      }
      row = await selectSubscription(ctx, id);
    }
  });
}

/** What was bought without money ends where money is taken. */
const renewsHere = (ctx: Ctx, { renews, nextPlan, provider }: SubscriptionRow): boolean =>
  renews && (nextPlan === null || !isFree(nextPlan)) && provider === 'sandbox' && providerOf(ctx)?.name === 'sandbox';

async function renewInSandbox(ctx: Ctx, account: AccountRow, row: SubscriptionRow): Promise<void> {
  const next = await nextPlanOf(ctx, row);
  const changes = typeof next === 'object';
  const { plan, period, priceCents } = changes ? next : row;
  const startsAt = row.endsAt;
  const anchor = changes ? startsAt : row.anchor;
  const endsAt = firstAfter(startsAt, (count) => endOfPeriods(anchor, period, count));
  await updateSubscription(ctx, row.id, {
    plan,
    period,
    priceCents,
    paidCents: priceCents,
    anchor,
    startsAt,
    endsAt,
    nextPlan: null,
    nextPeriod: null,
  });
  await insertChange(ctx, { id: row.id, plan, period }, changes ? 'changed' : 'renewed');
  const id = newId(ctx);
  await insertPayment(ctx, {
    id,
    number: await nextReceiptNumber(ctx),
    accountId: row.accountId,
    subscriptionId: row.id,
    plan,
    period,
    amountCents: priceCents,
    currency: 'BRL',
    status: 'paid',
    provider: 'sandbox',
    providerRef: id,
    payer: account.payer && JSON.stringify(account.payer),
    startsAt,
    endsAt,
    paidAt: startsAt,
    createdAt: startsAt,
  });
  await notifyPaid(ctx, id);
}

function firstAfter(instant: Date, at: (count: number) => Date): Date {
  for (let count = 1; ; count++) {
    const end = at(count);
    if (end > instant) return end;
  }
}
