import type {
  BillingPeriod,
  Payer,
  PaymentMethod,
  PaymentProviderName,
  PlanCode,
} from '@prova/contract/billing/billing-fields';
import type { CheckoutState } from '@prova/contract/billing/checkouts';
import type { Insertable, Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Checkouts } from '../../platform/schema.gen.ts';

export interface CheckoutRow {
  readonly id: string;
  readonly accountId: string;
  readonly plan: PlanCode;
  readonly period: BillingPeriod;
  readonly method: PaymentMethod;
  readonly priceCents: number;
  readonly creditCents: number;
  readonly dueCents: number;
  readonly currency: string;
  readonly replaces: string | null;
  readonly state: CheckoutState;
  readonly provider: PaymentProviderName;
  readonly providerRef: string | null;
  readonly url: string | null;
  readonly payer: Payer;
  readonly orderedBy: string | null;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

const COLUMNS = [
  'id',
  'accountId',
  'plan',
  'period',
  'method',
  'priceCents',
  'creditCents',
  'dueCents',
  'currency',
  'replaces',
  'state',
  'provider',
  'providerRef',
  'url',
  'payer',
  'orderedBy',
  'expiresAt',
  'createdAt',
] as const;

export function selectCheckout(ctx: Ctx, id: string): Promise<CheckoutRow | undefined> {
  return ctx.db.selectFrom('checkouts').select(COLUMNS).$castTo<CheckoutRow>().where('id', '=', id).executeTakeFirst();
}

/** Those that the provider may have settled without our hearing of it, who was asked after longest ago first. */
export function selectUnsettled(ctx: Ctx, before: Date, limit: number): Promise<CheckoutRow[]> {
  return ctx.db
    .selectFrom('checkouts')
    .select(COLUMNS)
    .$castTo<CheckoutRow>()
    .where('state', 'in', ['opening', 'open', 'pending'])
    .where('createdAt', '<', before)
    .orderBy('checkedAt', (order) => order.asc().nullsFirst())
    .orderBy('createdAt')
    .limit(limit)
    .execute();
}

export async function markChecked(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db
    .updateTable('checkouts')
    .set({ checkedAt: ctx.clock.now() })
    .where('id', 'in', [...ids])
    .execute();
}

/** Those of an account that somebody could still pay, with the names of their pages. */
export async function selectPayable(
  ctx: Ctx,
  accountId: string,
): Promise<{ provider: PaymentProviderName; checkoutRef: string }[]> {
  return ctx.db
    .selectFrom('checkouts')
    .select(['provider', 'providerRef as checkoutRef'])
    .$castTo<{ provider: PaymentProviderName; checkoutRef: string }>()
    .where('accountId', '=', accountId)
    .where('state', '=', 'open')
    .where('providerRef', 'is not', null)
    .execute();
}

export async function insertCheckout(ctx: Ctx, row: Insertable<Checkouts>): Promise<void> {
  await ctx.db.insertInto('checkouts').values(row).execute();
}

export async function updateCheckout(ctx: Ctx, id: string, change: Updateable<Checkouts>): Promise<void> {
  await ctx.db.updateTable('checkouts').set(change).where('id', '=', id).execute();
}
