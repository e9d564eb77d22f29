import type { PersonalData } from '../../platform/personal-data.ts';
import { companiesLeftEmpty } from '../companies/companies.service.ts';
import { selectAccount } from './billing-accounts.queries.ts';
import { endPlanOf, endWithCompany } from './end-with-company.ts';
import { forgetPayer } from './payer.queries.ts';
import { selectPayments } from './payments.queries.ts';

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
    'cardChanges',
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

  /** With the last person a company closes, and its plan with it. */
  async leaves(ctx, { userId }) {
    if (userId !== null) for (const id of await companiesLeftEmpty(ctx, userId)) await endWithCompany(ctx, id);
    return [];
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
