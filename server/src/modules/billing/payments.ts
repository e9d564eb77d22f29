import { WITHDRAWAL_DAYS } from '@prova/contract/billing/billing-fields';
import type { Payment, RefundState } from '@prova/contract/billing/payments';
import type { PageMeta } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { lockAccount, selectAccount } from './billing-accounts.queries.ts';
import { notifyRefunded } from './notify-payer.ts';
import { requirePayer } from './payer-account.ts';
import { type PaymentRow, selectPayment, selectPayments } from './payments.queries.ts';
import { closeOrders, endSubscription, refund } from './settle.ts';
import {
  insertChange,
  type SubscriptionRow,
  selectInForce,
  selectSubscription,
  updateSubscription,
} from './subscriptions.queries.ts';

type PaymentData = Omit<Payment, 'at' | 'refundedAt' | 'withdrawUntil'> & {
  at: Date;
  refundedAt: Date | null;
  withdrawUntil: Date | null;
};

/** @throws AppError as `requirePayer` */
export async function listPayments(
  ctx: Ctx,
  paging: { page: number; limit: number },
): Promise<{ data: PaymentData[]; meta: PageMeta }> {
  const account = await selectAccount(ctx, requirePayer(ctx));
  if (!account) return { data: [], meta: pageMeta(paging.page, paging.limit, 0) };
  const { rows, total } = await selectPayments(ctx, account.id, paging);
  const current = await selectInForce(ctx, account.id);
  return {
    data: rows.map((row) => shown(ctx, row, current)),
    meta: pageMeta(paging.page, paging.limit, total),
  };
}

const shown = (ctx: Ctx, row: PaymentRow, current: SubscriptionRow | undefined): PaymentData => ({
  ...row,
  at: row.paidAt ?? row.createdAt,
  refund: refundOf(row),
  refundedAt: row.refundedAt ?? row.refundAskedAt,
  withdrawUntil: isWithdrawable(ctx, row, current) ? withdrawUntil(row) : null,
});

function refundOf({ refundAskedAt, refundedAt, refundFailedAt }: PaymentRow): RefundState | null {
  if (refundAskedAt === null) return null;
  if (refundedAt !== null) return 'given';
  return refundFailedAt === null ? 'asked' : 'failed';
}

const withdrawUntil = ({ paidAt }: PaymentRow): Date => after(paidAt ?? new Date(0), WITHDRAWAL_DAYS * DAY);

/** What was ordered, not what renews it; of several one after the other the last one first. */
const isWithdrawable = (ctx: Ctx, row: PaymentRow, current: SubscriptionRow | undefined): boolean =>
  row.status === 'paid' &&
  row.checkoutId !== null &&
  row.refundAskedAt === null &&
  row.subscriptionId === current?.id &&
  ctx.clock.now() <= withdrawUntil(row);

/** @throws AppError as `requirePayer`, PAYMENT_NOT_FOUND */
export async function requirePayment(ctx: Ctx, id: string): Promise<PaymentRow> {
  const account = await selectAccount(ctx, requirePayer(ctx));
  const row = await selectPayment(ctx, id);
  if (!row || row.accountId !== account?.id) throw new AppError('PAYMENT_NOT_FOUND');
  return row;
}

/**
 * Takes a purchase back: its plan ends at once, all that was paid for it goes back, and what it replaced goes on until it would
 * have ended.
 * @throws AppError as `requirePayer`, PAYMENT_NOT_FOUND, WITHDRAWAL_OVER
 */
export async function withdrawPayment(ctx: Ctx, id: string): Promise<PaymentData> {
  const { askedBy: _, ...owner } = requirePayer(ctx);
  return ctx.transaction(async (ctx) => {
    const account = await lockAccount(ctx, owner);
    const payment = await selectPayment(ctx, id);
    if (payment?.accountId !== account.id) throw new AppError('PAYMENT_NOT_FOUND');
    const current = await selectInForce(ctx, account.id);
    if (!current || !isWithdrawable(ctx, payment, current)) throw new AppError('WITHDRAWAL_OVER');
    await endSubscription(ctx, current, 'withdrawn');
    await refund(ctx, payment);
    if (current.replaces) await restore(ctx, current.replaces);
    // They count in what went back.
    await closeOrders(ctx, account.id);
    await notifyRefunded(ctx, payment.id);
    return shown(ctx, (await selectPayment(ctx, id)) ?? payment, undefined);
  });
}

/** What it had replaced goes on as far as it was paid for. Its provider has ended it, so that nothing is charged for it again. */
async function restore(ctx: Ctx, subscriptionId: string): Promise<void> {
  const former = await selectSubscription(ctx, subscriptionId);
  if (!former || former.endsAt <= ctx.clock.now()) return;
  await updateSubscription(ctx, former.id, {
    state: 'active',
    endedAt: null,
    renews: false,
    nextPlan: null,
    nextPeriod: null,
    providerRef: null,
  });
  await insertChange(ctx, former, 'restored');
}
