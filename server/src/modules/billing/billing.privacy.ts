import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { lockAccountById, selectAccount } from './billing-accounts.queries.ts';
import { forgetPayer } from './payer.queries.ts';
import { selectPayments } from './payments.queries.ts';
import { endSubscription } from './settle.ts';
import { selectInForce } from './subscriptions.queries.ts';

/** So many rows of a history as nobody has. */
const ALL = { page: 1, limit: 1_000 };
/** What the law of taxes has kept. */
const KEPT_YEARS = 6;

export const billingData: PersonalData = {
  module: 'billing',
  tables: [
    'plans',
    'billingAccounts',
    'subscriptions',
    'subscriptionChanges',
    'checkouts',
    'payments',
    'paymentEvents',
  ],

  async exports(ctx, { userId, companyId }) {
    const account = userId !== null && companyId === undefined ? await selectAccount(ctx, { userId }) : undefined;
    const payments = account ? (await selectPayments(ctx, account.id, ALL)).rows : [];
    const rows = payments.map(({ number, plan, period, amountCents, currency, status, payer, paidAt, refundedAt }) => ({
      number,
      plan,
      period,
      amountCents,
      currency,
      status,
      payer,
      paidAt,
      refundedAt,
    }));
    return [{ category: 'payments', name: 'payments', rows }];
  },

  /** What would charge on is ended; what was paid is kept as long as the law of taxes asks. */
  async erases(ctx, { userId, companyId }) {
    const account = userId !== null && companyId === undefined ? await selectAccount(ctx, { userId }) : undefined;
    if (!account) return [{ category: 'payments', removed: 0 }];
    await endPlanOf(ctx, account.id);
    const { rows } = await selectPayments(ctx, account.id, ALL);
    const removed = await forgetPayer(ctx, account.id);
    const [last] = rows;
    if (!last) return [{ category: 'payments', removed }];
    const until = new Date(last.createdAt);
    until.setUTCFullYear(until.getUTCFullYear() + KEPT_YEARS);
    return [{ category: 'payments', removed, kept: { count: rows.length, ground: 'fiscal_record', until } }];
  },
};

/** Nothing is charged any more. */
export async function endPlanOf(ctx: Ctx, accountId: string): Promise<void> {
  await lockAccountById(ctx, accountId);
  const current = await selectInForce(ctx, accountId);
  if (current) await endSubscription(ctx, current, 'ended');
}
