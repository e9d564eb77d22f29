import type { BillingPeriod, PlanAudience, PlanCode } from '@prova/contract/billing/billing-fields';
import type { listPlans as listPlansCall, PlanLimits } from '@prova/contract/billing/plans';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type PlanRow, selectPlans } from './plans.queries.ts';
import { providerOf } from './providers.ts';

export async function listPlans(ctx: Ctx, audience?: PlanAudience): Promise<ResultOf<typeof listPlansCall>> {
  if (!providerOf(ctx)) return { available: false, plans: [] };
  const rows = await selectPlans(ctx, audience);
  return {
    available: true,
    plans: rows.map((row) => ({ ...row, limits: row.audience === 'company' ? limitsOf(row) : null })),
  };
}

export const limitsOf = (row: PlanRow): PlanLimits => ({
  activeJobs: row.maxActiveJobs,
  candidates: row.maxCandidates,
  interviews: row.maxInterviews,
});

export const priceOf = (row: PlanRow, period: BillingPeriod): number =>
  period === 'yearly' ? row.yearCents : row.monthCents;

/** @throws AppError PLAN_NOT_FOUND, also for plans of others than this audience */
export async function requirePlan(ctx: Ctx, audience: PlanAudience, code: PlanCode): Promise<PlanRow> {
  const row = (await selectPlans(ctx, audience)).find((each) => each.code === code);
  if (!row) throw new AppError('PLAN_NOT_FOUND');
  return row;
}
