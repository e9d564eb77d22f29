import type { BillingPeriod, PlanCode } from '@prova/contract/billing/billing-fields';
import { changeOf, endOfPeriods } from '@prova/contract/billing/billing-periods';
import type { Quote } from '@prova/contract/billing/subscriptions';
import type { Ctx } from '../../platform/context.ts';
import { selectAccount } from './billing-accounts.queries.ts';
import { audienceOfOwner, type Owner, requirePayer } from './payer-account.ts';
import { priceOf, requirePlan } from './plans.ts';
import { providerOf, requireProvider } from './providers.ts';
import { type SubscriptionRow, selectInForce } from './subscriptions.queries.ts';

interface Choice {
  readonly plan: PlanCode;
  readonly period: BillingPeriod;
}

/** What an order of whoever asks would come to. @throws AppError as `requirePayer`, PLAN_NOT_FOUND, BILLING_UNAVAILABLE */
export async function getQuote(ctx: Ctx, choice: Choice): Promise<QuoteData> {
  const owner = requirePayer(ctx);
  requireProvider(ctx);
  const account = await selectAccount(ctx, owner);
  return quoteFor(ctx, owner, account && (await selectInForce(ctx, account.id)), choice);
}

type QuoteData = Omit<Quote, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date; currency: string };

/** @throws AppError PLAN_NOT_FOUND */
export async function quoteFor(
  ctx: Ctx,
  owner: Owner,
  current: SubscriptionRow | undefined,
  { plan, period }: Choice,
): Promise<QuoteData> {
  const row = await requirePlan(ctx, audienceOfOwner(owner), plan);
  const now = ctx.clock.now();
  const priceCents = priceOf(row, period);
  // What was bought without money is worth none where money is taken.
  const counted = current && { ...current, ...(current.provider !== providerOf(ctx)?.name && { paidCents: 0 }) };
  const change = changeOf(counted ?? null, { plan, period, priceCents }, now);
  const startsAt = change.kind === 'atEnd' && current ? current.endsAt : now;
  return {
    plan,
    period,
    priceCents,
    currency: row.currency,
    ...change,
    startsAt,
    endsAt: endOfPeriods(startsAt, period, 1),
  };
}
