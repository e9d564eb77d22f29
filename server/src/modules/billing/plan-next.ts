import { isFree } from '@prova/contract/billing/billing-fields';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineTask } from '../../platform/tasks.ts';
import { selectPlans } from './plans.queries.ts';
import { priceOf } from './plans.ts';
import type { NextPlan } from './provider.ts';
import { providerNamed } from './providers.ts';
import { type SubscriptionRow, selectLastChange, selectSubscription } from './subscriptions.queries.ts';

/** Says to the provider what follows, as it is chosen by now. */
export const planNextTask = defineTask({
  name: 'billing.planNext',
  data: z.object({ subscriptionId: z.uuid() }),
  retryLimit: 40,
  retryDelaySeconds: 15,
  async run(ctx, { subscriptionId }) {
    const subscription = await selectSubscription(ctx, subscriptionId);
    if (!subscription || subscription.state === 'ended') return;
    const { provider, providerRef } = subscription;
    if (provider === 'operator' || providerRef === null) return;
    const change = await selectLastChange(ctx, subscriptionId);
    const next = await nextPlanOf(ctx, subscription);
    await providerNamed(ctx, provider).planNext(ctx, providerRef, next, `next-${change}`);
  },
});

export async function nextPlanOf(ctx: Ctx, { nextPlan, nextPeriod }: SubscriptionRow): Promise<NextPlan> {
  if (nextPlan === null || nextPeriod === null) return 'same';
  if (isFree(nextPlan)) return 'nothing';
  const row = (await selectPlans(ctx)).find(({ code }) => code === nextPlan);
  if (!row) throw new Error(`There is no plan ${nextPlan}`);
  return { plan: nextPlan, period: nextPeriod, priceCents: priceOf(row, nextPeriod), currency: row.currency };
}
