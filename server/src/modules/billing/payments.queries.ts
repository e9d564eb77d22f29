import type {
  BillingPeriod,
  Payer,
  PaymentProviderName,
  PaymentStatus,
  PlanCode,
} from '@prova/contract/billing/billing-fields';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Payments } from '../../platform/schema.gen.ts';

export interface PaymentRow {
  readonly id: string;
  readonly number: number | null;
  readonly accountId: string;
  readonly subscriptionId: string | null;
  readonly checkoutId: string | null;
  readonly plan: PlanCode;
  readonly period: BillingPeriod;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: PaymentStatus;
  readonly provider: PaymentProviderName;
  readonly providerRef: string | null;
  readonly payer: Payer | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly paidAt: Date | null;
  readonly refundAskedAt: Date | null;
  readonly refundedAt: Date | null;
  readonly createdAt: Date;
  readonly payUrl: string | null;
  /** The provider has not given it back after all. */
  readonly refundFailedAt: Date | null;
}

const COLUMNS = [
  'id',
  'number',
  'accountId',
  'subscriptionId',
  'checkoutId',
  'plan',
  'period',
  'amountCents',
  'currency',
  'status',
  'provider',
  'providerRef',
  'payer',
  'startsAt',
  'endsAt',
  'paidAt',
  'refundAskedAt',
  'refundedAt',
  'createdAt',
  'payUrl',
  'refundFailedAt',
] as const;

/** The newest first. */
export async function selectPayments(
  ctx: Ctx,
  accountId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: PaymentRow[]; total: number }> {
  const rows = await ctx.db
    .selectFrom('payments')
    .select(COLUMNS)
    .$castTo<PaymentRow>()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await ctx.db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export function selectPayment(ctx: Ctx, id: string): Promise<PaymentRow | undefined> {
  return ctx.db.selectFrom('payments').select(COLUMNS).$castTo<PaymentRow>().where('id', '=', id).executeTakeFirst();
}

export function selectPaymentOfCheckout(ctx: Ctx, checkoutId: string): Promise<PaymentRow | undefined> {
  return ctx.db
    .selectFrom('payments')
    .select(COLUMNS)
    .$castTo<PaymentRow>()
    .where('checkoutId', '=', checkoutId)
    .executeTakeFirst();
}

export function selectPaymentByProvider(
  ctx: Ctx,
  provider: PaymentProviderName,
  ref: string,
): Promise<PaymentRow | undefined> {
  return ctx.db
    .selectFrom('payments')
    .select(COLUMNS)
    .$castTo<PaymentRow>()
    .where('provider', '=', provider)
    .where('providerRef', '=', ref)
    .executeTakeFirst();
}

/** What was paid for further periods of a subscription that began after an instant, the oldest first. */
export function selectRenewals(
  ctx: Ctx,
  subscriptionId: string,
  since: Date,
): Promise<Pick<PaymentRow, 'id' | 'startsAt'>[]> {
  return ctx.db
    .selectFrom('payments')
    .select(['id', 'startsAt'])
    .where('subscriptionId', '=', subscriptionId)
    .where('checkoutId', 'is', null)
    .where('status', '=', 'paid')
    .where('refundAskedAt', 'is', null)
    .where('startsAt', '>', since)
    .orderBy('startsAt')
    .execute();
}

/** The renewal of a subscription that was charged and is not paid yet, the last one of several. */
export function selectOwedRenewal(
  ctx: Ctx,
  { id, endsAt }: { id: string; endsAt: Date },
): Promise<PaymentRow | undefined> {
  return ctx.db
    .selectFrom('payments')
    .select(COLUMNS)
    .$castTo<PaymentRow>()
    .where('subscriptionId', '=', id)
    .where('checkoutId', 'is', null)
    .where('status', 'in', ['failed', 'pending'])
    .where('endsAt', '>', endsAt)
    .orderBy('startsAt', 'desc')
    .executeTakeFirst();
}

/** What is to go back and has not yet, the oldest first. */
export function selectOwedRefunds(ctx: Ctx): Promise<PaymentRow[]> {
  return ctx.db
    .selectFrom('payments')
    .select(COLUMNS)
    .$castTo<PaymentRow>()
    .where('refundAskedAt', 'is not', null)
    .where('refundedAt', 'is', null)
    .orderBy('refundAskedAt')
    .limit(1_000)
    .execute();
}

export async function insertPayment(ctx: Ctx, row: Insertable<Payments>): Promise<void> {
  await ctx.db.insertInto('payments').values(row).execute();
}

export async function updatePayment(ctx: Ctx, id: string, change: Updateable<Payments>): Promise<void> {
  await ctx.db.updateTable('payments').set(change).where('id', '=', id).execute();
}

/** The provider gives it back, unless it has said meanwhile that it does not. */
export async function markRefunded(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('payments')
    .set({ refundedAt: ctx.clock.now() })
    .where('id', '=', id)
    .where('refundFailedAt', 'is', null)
    .execute();
}

/** The provider does not give it back after all. What was given back by another way since then stays noted. */
export async function markRefundFailed(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('payments')
    .set({ refundFailedAt: ctx.clock.now(), refundedAt: null })
    .where('id', '=', id)
    .where('refundAskedAt', 'is not', null)
    .where('refundFailedAt', 'is', null)
    .execute();
}

/** The next number of a receipt: one at a time, so that none is left out. */
export async function nextReceiptNumber(ctx: Ctx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('receipt numbers', 0))`.execute(ctx.db);
  const { number } = await ctx.db
    .selectFrom('payments')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow();
  return Number(number ?? 0) + 1;
}
