import { type BillingPeriod, isFree, type PlanCode } from '@prova/contract/billing/billing-fields';
import { changeOf } from '@prova/contract/billing/billing-periods';
import type { getSubscription as getCall } from '@prova/contract/billing/subscriptions';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { refuseBeyond } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { enqueue } from '../../platform/tasks.ts';
import { PLAN_CHANGES } from './billing.budgets.ts';
import { lockAccount, selectAccount } from './billing-accounts.queries.ts';
import { hasCard } from './card-changes.ts';
import { limitsFor, usageOf } from './limits.ts';
import { ordersAgainAt } from './orders-again.ts';
import { audienceOfOwner, type Owner, requirePayer } from './payer-account.ts';
import { planNextTask } from './plan-next.ts';
import { priceOf, requirePlan } from './plans.ts';
import { providerOf, requireProvider } from './providers.ts';
import { insertChange, type SubscriptionRow, selectInForce, updateSubscription } from './subscriptions.queries.ts';
import { owedFor } from './unpaid.ts';

type SubscriptionData = ResultOf<typeof getCall>;

const freeOf = (owner: Owner): PlanCode => (audienceOfOwner(owner) === 'talent' ? 'free' : 'starter');

/** @throws AppError as `requirePayer` */
export async function getSubscription(ctx: Ctx): Promise<SubscriptionData> {
  return shownFor(ctx, requirePayer(ctx));
}

async function shownFor(ctx: Ctx, owner: Owner): Promise<SubscriptionData> {
  const provider = providerOf(ctx);
  const account = await selectAccount(ctx, owner);
  const current = account && (await selectInForce(ctx, account.id));
  const companyId = 'companyId' in owner ? owner.companyId : null;
  return {
    available: provider !== null,
    plan: current?.plan ?? freeOf(owner),
    period: current?.period ?? null,
    state: current ? (current.state === 'past_due' ? 'past_due' : 'active') : 'free',
    // What an operator gives without an end has none.
    endsAt: !current || (current.provider === 'operator' && current.renews) ? null : current.endsAt,
    next: current ? nextOf(current, freeOf(owner)) : null,
    owed: current ? await owedFor(ctx, owner, current) : null,
    renews: current?.renews ?? false,
    hasCard: current ? hasCard(ctx, current) : false,
    ordersAgainAt: account ? await ordersAgainAt(ctx, account.id) : null,
    limits: companyId === null ? null : await limitsFor(ctx, companyId),
    usage: companyId === null ? null : await usageOf(ctx, companyId),
    payer: account?.payer ?? null,
    methods: [...(provider?.methods ?? [])],
  };
}

function nextOf({ nextPlan, nextPeriod, renews }: SubscriptionRow, free: PlanCode) {
  if (nextPlan === null) return renews ? null : { plan: free, period: null };
  return { plan: nextPlan, period: isFree(nextPlan) ? null : nextPeriod };
}

/**
 * Chooses what follows the plan that runs; null renews it as it is.
 * @throws AppError as `requirePayer`, BILLING_UNAVAILABLE, NO_SUBSCRIPTION, PLAN_NOT_FOUND, PLAN_CHANGE_REFUSED for what is
 *   paid at once, and for what would have to be charged where nothing is charged by itself, BUDGET_REACHED
 */
export async function setNextPlan(
  ctx: Ctx,
  next: { readonly plan: PlanCode; readonly period: BillingPeriod } | null,
): Promise<SubscriptionData> {
  const { askedBy: _, ...owner } = requirePayer(ctx);
  requireProvider(ctx);
  await ctx.transaction(async (ctx) => {
    const account = await lockAccount(ctx, owner);
    const current = await selectInForce(ctx, account.id);
    if (!current) throw new AppError('NO_SUBSCRIPTION');
    if (next) {
      const row = await requirePlan(ctx, audienceOfOwner(owner), next.plan);
      const { kind } = changeOf(current, { ...next, priceCents: priceOf(row, next.period) }, ctx.clock.now());
      if (kind === 'now' || (!current.renews && !isFree(next.plan))) throw new AppError('PLAN_CHANGE_REFUSED');
      if (kind === 'same') return chooseNext(ctx, current, null);
    }
    await chooseNext(ctx, current, next);
  });
  return shownFor(ctx, owner);
}

async function chooseNext(
  ctx: Ctx,
  current: SubscriptionRow,
  next: { readonly plan: PlanCode; readonly period: BillingPeriod } | null,
): Promise<void> {
  const [nextPlan, nextPeriod] = [next?.plan ?? null, next?.period ?? null];
  if (nextPlan === current.nextPlan && nextPeriod === current.nextPeriod) return;
  await refuseBeyond(ctx, PLAN_CHANGES, [current.id]);
  await updateSubscription(ctx, current.id, { nextPlan, nextPeriod });
  await insertChange(
    ctx,
    { ...current, plan: nextPlan ?? current.plan, period: nextPeriod ?? current.period },
    'next_chosen',
  );
  await enqueue(ctx, planNextTask, { subscriptionId: current.id });
}
