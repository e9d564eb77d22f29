import { isFree } from '@prova/contract/billing/billing-fields';
import { holdsUntil } from '@prova/contract/billing/billing-periods';
import { billingPaths } from '@prova/contract/billing/paths';
import type { OwedRenewal } from '@prova/contract/billing/subscriptions';
import type { Ctx } from '../../platform/context.ts';
import { notifyUnpaid } from './notify-payer.ts';
import type { Owner } from './payer-account.ts';
import { selectOwedRenewal } from './payments.queries.ts';
import { endSubscription } from './settle.ts';
import type { SubscriptionRow } from './subscriptions.queries.ts';

type Owed = Omit<OwedRenewal, 'holdsUntil'> & { holdsUntil: Date };

/** The renewal that is owed for a plan, and where it is paid; null where nothing is. */
export async function owedFor(ctx: Ctx, owner: Owner, row: SubscriptionRow): Promise<Owed | null> {
  const payment = await selectOwedRenewal(ctx, row);
  if (!payment || (payment.status !== 'failed' && payment.status !== 'pending')) return null;
  const { amountCents, currency, status, payUrl } = payment;
  const page = 'userId' in owner ? billingPaths.talentRenewal : billingPaths.recruiterRenewal;
  const url = row.provider === 'sandbox' ? page : payUrl;
  return { amountCents, currency, status, holdsUntil: holdsUntil(row.endsAt), url };
}

/**
 * Nobody has paid it in time, whatever its provider does about that, or whoever owes it wants nothing to follow what was paid for.
 * @param row whose paid period is over
 */
export const isGivenUp = (ctx: Ctx, { state, endsAt, nextPlan }: SubscriptionRow): boolean =>
  state === 'past_due' && (holdsUntil(endsAt) <= ctx.clock.now() || (nextPlan !== null && isFree(nextPlan)));

/** What is owed is not charged any more. Its account is locked. */
export async function endUnpaid(ctx: Ctx, row: SubscriptionRow): Promise<void> {
  await endSubscription(ctx, row, 'unpaid');
  await notifyUnpaid(ctx, row);
}
