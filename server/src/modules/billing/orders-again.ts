import { BILLING_ZONE, WITHDRAWALS_MAX, WITHDRAWALS_MONTHS } from '@prova/contract/billing/billing-fields';
import { endOfPeriods } from '@prova/contract/billing/billing-periods';
import { instantsOf } from '@prova/contract/interviews/local-time';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { dayIn } from '../../platform/days.ts';
import { providerOf } from './providers.ts';
import { selectWithdrawals } from './subscriptions.queries.ts';

/**
 * The right to take a purchase back is whole for each; whoever has used it often within a year waits before buying again.
 * @returns from when on they can; null where they can now
 */
export async function ordersAgainAt(ctx: Ctx, accountId: string): Promise<Date | null> {
  // What was bought without money costs nobody anything where money is taken.
  const withdrawals = await selectWithdrawals(ctx, accountId, providerOf(ctx)?.name ?? null, WITHDRAWALS_MAX);
  const first = withdrawals[WITHDRAWALS_MAX - 1];
  if (!first) return null;
  const again = startOfDay(endOfPeriods(first, 'monthly', WITHDRAWALS_MONTHS));
  return again > ctx.clock.now() ? again : null;
}

/** A day is what is said to people: it is one on which they can buy from its first minute on. */
function startOfDay(at: Date): Date {
  const [start] = instantsOf(dayIn(BILLING_ZONE, at), '00:00', BILLING_ZONE).at;
  return start ?? at;
}

/** @throws AppError ORDER_AFTER_WITHDRAWALS with the day from which on it is possible again */
export async function refuseAfterWithdrawals(ctx: Ctx, accountId: string): Promise<void> {
  const again = await ordersAgainAt(ctx, accountId);
  if (again === null) return;
  const day = new Intl.DateTimeFormat(ctx.locale, { dateStyle: 'long', timeZone: BILLING_ZONE }).format(again);
  throw new AppError('ORDER_AFTER_WITHDRAWALS', { data: { day } });
}
