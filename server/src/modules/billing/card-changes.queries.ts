import type { PaymentProviderName } from '@prova/contract/billing/billing-fields';
import type { CardChangeState } from '@prova/contract/billing/cards';
import type { Insertable, Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { CardChanges } from '../../platform/schema.gen.ts';

export interface CardChangeRow {
  readonly id: string;
  readonly subscriptionId: string;
  readonly state: CardChangeState;
  readonly provider: PaymentProviderName;
  readonly providerRef: string | null;
  readonly url: string | null;
  readonly expiresAt: Date;
}

const COLUMNS = ['id', 'subscriptionId', 'state', 'provider', 'providerRef', 'url', 'expiresAt'] as const;

const rows = (ctx: Ctx) => ctx.db.selectFrom('cardChanges').select(COLUMNS).$castTo<CardChangeRow>();

export const selectCardChange = (ctx: Ctx, id: string): Promise<CardChangeRow | undefined> =>
  rows(ctx).where('id', '=', id).executeTakeFirst();

export const selectCardChangeOf = (ctx: Ctx, subscriptionId: string): Promise<CardChangeRow | undefined> =>
  rows(ctx).where('subscriptionId', '=', subscriptionId).executeTakeFirst();

export const selectCardChangeByRef = (ctx: Ctx, providerRef: string): Promise<CardChangeRow | undefined> =>
  rows(ctx).where('provider', '=', 'stripe').where('providerRef', '=', providerRef).executeTakeFirst();

/** Those of which the provider may know more than we do, who was asked after longest ago first. */
export const selectOpenCardChanges = (ctx: Ctx, before: Date, limit: number): Promise<CardChangeRow[]> =>
  rows(ctx)
    .where('state', 'in', ['opening', 'open'])
    .where('createdAt', '<', before)
    .orderBy('checkedAt', (order) => order.asc().nullsFirst())
    .orderBy('createdAt')
    .limit(limit)
    .execute();

/** Takes the place of the one before. Its account is locked. */
export async function putCardChange(ctx: Ctx, row: Insertable<CardChanges>): Promise<void> {
  await ctx.db.deleteFrom('cardChanges').where('subscriptionId', '=', row.subscriptionId).execute();
  await ctx.db.insertInto('cardChanges').values(row).execute();
}

export async function updateCardChange(ctx: Ctx, id: string, change: Updateable<CardChanges>): Promise<void> {
  await ctx.db.updateTable('cardChanges').set(change).where('id', '=', id).execute();
}

export async function markCardsChecked(ctx: Ctx, ids: string[]): Promise<void> {
  await ctx.db.updateTable('cardChanges').set({ checkedAt: ctx.clock.now() }).where('id', 'in', ids).execute();
}
