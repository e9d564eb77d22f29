import { PLANS, type PlanCode, type PlanLimit } from '@prova/contract/billing/billing-fields';
import { holdsUntil } from '@prova/contract/billing/billing-periods';
import type { PlanLimits } from '@prova/contract/billing/plans';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { BILLING_WORDS } from './billing.words.ts';
import { type AccountRow, lockAccount, selectAccount } from './billing-accounts.queries.ts';
import { monthOf } from './month.queries.ts';
import { selectPlans } from './plans.queries.ts';
import { limitsOf } from './plans.ts';
import { billingPorts } from './ports.ts';
import { providerOf } from './providers.ts';
import { type SubscriptionRow, selectInForce } from './subscriptions.queries.ts';

/** What the plan of a company limits; null where nothing is limited. */
export async function limitsFor(ctx: Ctx, companyId: string): Promise<PlanLimits | null> {
  return limitsBy(ctx, await selectAccount(ctx, { companyId }));
}

async function limitsBy(ctx: Ctx, account: AccountRow | undefined): Promise<PlanLimits | null> {
  if (!providerOf(ctx) || !ctx.platform.config.BILLING_LIMITS || account?.unlimited) return null;
  const current = account && (await selectInForce(ctx, account.id));
  const now = ctx.clock.now();
  const plan: PlanCode = current && holds(current, now) ? current.plan : 'starter';
  const row = (await selectPlans(ctx, 'company')).find(({ code }) => code === plan);
  return row ? limitsOf(row) : null;
}

/** What is paid once ends with its period, and what is owed some days later, before the task comes that writes it down. */
const holds = ({ state, renews, endsAt }: SubscriptionRow, now: Date): boolean =>
  state === 'past_due' ? holdsUntil(endsAt) > now : renews || endsAt > now;

/** How much of each a company uses now. */
export async function usageOf(ctx: Ctx, companyId: string) {
  const month = await monthOf(ctx, companyId, ctx.clock.now());
  return {
    activeJobs: await billingPorts.activeJobs(ctx, companyId),
    candidates: await billingPorts.candidates(ctx, companyId, month),
    interviews: await billingPorts.interviews(ctx, companyId, month),
    monthEndsAt: month.until,
  };
}

/**
 * Refuses one more than the plan of a company allows, in the transaction that adds it. Of those who ask at once one goes on at a
 * time: the last free place is given once.
 * @param at the month that it counts in
 * @throws AppError PLAN_LIMIT with the plan that lifts it
 */
export async function requirePlaceInPlan(
  ctx: Ctx,
  companyId: string,
  what: Exclude<PlanLimit, 'candidates'>,
  at = ctx.clock.now(),
): Promise<void> {
  if ((await limitsFor(ctx, companyId))?.[what] == null) return;
  const limit = (await limitsBy(ctx, await lockAccount(ctx, { companyId })))?.[what];
  if (limit == null) return;
  const used =
    what === 'activeJobs'
      ? await billingPorts.activeJobs(ctx, companyId)
      : await billingPorts.interviews(ctx, companyId, await monthOf(ctx, companyId, at));
  if (used < limit) return;
  const plan = await planFor(ctx, what, used + 1);
  const words = BILLING_WORDS[ctx.locale];
  throw new AppError('PLAN_LIMIT', {
    data: { limit, used, plan, planName: words.plans[plan], things: words.things[what] },
  });
}

/**
 * Whether one more candidate of this month is beyond the plan of a company, in the transaction that adds it. Of those who apply at
 * once for the last places one goes on at a time; once there are none, nobody waits for anybody.
 */
export async function isBeyondPlan(ctx: Ctx, companyId: string): Promise<boolean> {
  const limits = await limitsFor(ctx, companyId);
  if (limits?.candidates == null) return false;
  const month = await monthOf(ctx, companyId, ctx.clock.now());
  const isFull = async (limit: number) => (await billingPorts.candidates(ctx, companyId, month, limit)) >= limit;
  if (await isFull(limits.candidates)) return true;
  const limit = (await limitsBy(ctx, await lockAccount(ctx, { companyId })))?.candidates;
  return limit != null && isFull(limit);
}

/**
 * The same for what counts in another month from now on.
 * @param from when it counted; null for what did not
 * @throws AppError PLAN_LIMIT
 */
export async function requirePlaceToMove(
  ctx: Ctx,
  companyId: string,
  what: 'interviews',
  from: Date | null,
  to: Date,
): Promise<void> {
  if (from !== null) {
    const month = await monthOf(ctx, companyId, from);
    if (to >= month.from && to < month.until) return;
  }
  await requirePlaceInPlan(ctx, companyId, what, to);
}

/** The smallest plan that allows so many. */
async function planFor(ctx: Ctx, what: PlanLimit, count: number): Promise<PlanCode> {
  const rows = await selectPlans(ctx, 'company');
  const found = rows.find((row) => {
    const limit = limitsOf(row)[what];
    return limit === null || limit >= count;
  });
  return found?.code ?? PLANS.company[PLANS.company.length - 1] ?? 'enterprise';
}
