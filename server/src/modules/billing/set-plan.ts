import type { PlanCode } from '@prova/contract/billing/billing-fields';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { companyBySlug } from '../companies/companies.service.ts';
import { lockAccount, selectAccount, updateAccount } from './billing-accounts.queries.ts';
import { limitsFor, usageOf } from './limits.ts';
import { billingPorts } from './ports.ts';
import { endSubscription } from './settle.ts';
import { insertChange, insertSubscription, selectInForce } from './subscriptions.queries.ts';

/** What an operator can give a company; `unlimited` counts nothing. */
export const GIVEN_PLANS = ['starter', 'professional', 'enterprise', 'unlimited'] as const;
export type GivenPlan = (typeof GIVEN_PLANS)[number];

/** When a plan ends that nobody has said an end of. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/**
 * Gives a company a plan without payment; what it had ends, at its provider, too, and nothing of it is given back.
 * @param until when it ends; null for as long as nobody says otherwise
 * @throws Error that says why not
 */
export async function setPlanAsOperator(ctx: Ctx, slug: string, plan: GivenPlan, until: Date | null): Promise<void> {
  const now = ctx.clock.now();
  if (until && until <= now) throw new Error('The end has to be in the future.');
  if (until && (plan === 'starter' || plan === 'unlimited')) throw new Error(`What is ${plan} has no end.`);
  await ctx.transaction(async (ctx) => {
    const companyId = await requireCompany(ctx, slug);
    const account = await lockAccount(ctx, { companyId });
    const current = await selectInForce(ctx, account.id);
    if (current) await endSubscription(ctx, current, 'replaced');
    await updateAccount(ctx, account.id, { unlimited: plan === 'unlimited' });
    if (plan === 'professional' || plan === 'enterprise') await give(ctx, account.id, plan, until);
    await billingPorts.onPlanChanged(ctx, companyId);
    await audit(ctx, { action: 'billing.plan_set', subjectId: companyId, companyId, data: { plan } });
  });
}

async function give(ctx: Ctx, accountId: string, plan: PlanCode, until: Date | null): Promise<void> {
  const now = ctx.clock.now();
  const id = await insertSubscription(ctx, {
    accountId,
    plan,
    period: 'yearly',
    state: 'active',
    provider: 'operator',
    priceCents: 0,
    paidCents: 0,
    anchor: now,
    startsAt: now,
    endsAt: until ?? NEVER,
    renews: until === null,
  });
  await insertChange(ctx, { id, plan, period: 'yearly' }, 'set');
}

async function requireCompany(ctx: Ctx, slug: string): Promise<string> {
  const company = await companyBySlug(ctx, slug);
  if (!company) throw new Error(`There is no company "${slug}".`);
  return company.id;
}

export interface CompanyPlan {
  readonly plan: PlanCode | 'unlimited';
  readonly endsAt: Date | null;
  readonly provider: string | null;
  readonly limits: Awaited<ReturnType<typeof limitsFor>>;
  readonly usage: Awaited<ReturnType<typeof usageOf>>;
}

/** @throws Error that says why not */
export async function showPlanAsOperator(ctx: Ctx, slug: string): Promise<CompanyPlan> {
  const companyId = await requireCompany(ctx, slug);
  const account = await selectAccount(ctx, { companyId });
  const current = account && (await selectInForce(ctx, account.id));
  return {
    plan: account?.unlimited ? 'unlimited' : (current?.plan ?? 'starter'),
    endsAt: !current || (current.provider === 'operator' && current.renews) ? null : current.endsAt,
    provider: current?.provider ?? null,
    limits: await limitsFor(ctx, companyId),
    usage: await usageOf(ctx, companyId),
  };
}
