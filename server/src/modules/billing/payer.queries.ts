import type { Ctx } from '../../platform/context.ts';

/**
 * Forgets who would pay next. Orders that were never paid go, and those that were keep what their payments keep.
 * @returns how many rows went, or lost whom they were about
 */
export async function forgetPayer(ctx: Ctx, accountId: string): Promise<number> {
  const orders = await ctx.db
    .deleteFrom('checkouts')
    .where('accountId', '=', accountId)
    // Whoever pays in this moment is given it back.
    .where('state', 'not in', ['opening', 'open', 'pending'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payments').select('id').whereRef('payments.checkoutId', '=', 'checkouts.id'))),
    )
    .executeTakeFirst();
  await ctx.db.updateTable('billingAccounts').set({ payer: null, userId: null }).where('id', '=', accountId).execute();
  await ctx.db.updateTable('checkouts').set({ orderedBy: null }).where('accountId', '=', accountId).execute();
  await ctx.db
    .updateTable('checkouts')
    .set({ payer: '{}' })
    .where('accountId', '=', accountId)
    .where('state', 'in', ['opening', 'open', 'pending'])
    .execute();
  // The page of an invoice names who was to pay it.
  await ctx.db.updateTable('payments').set({ payUrl: null }).where('accountId', '=', accountId).execute();
  return Number(orders.numDeletedRows) + 1;
}

/** Payments that are older than what the law of taxes has kept lose who paid. @returns how many did */
export async function forgetOldPayers(ctx: Ctx, before: Date): Promise<number> {
  const checkouts = await ctx.db
    .updateTable('checkouts')
    .set({ payer: '{}' })
    .where('createdAt', '<', before)
    .where('state', 'in', ['paid', 'refunded', 'failed', 'expired'])
    .where('payer', '!=', '{}')
    .executeTakeFirst();
  const payments = await ctx.db
    .updateTable('payments')
    .set({ payer: null })
    .where('createdAt', '<', before)
    .where('payer', 'is not', null)
    .executeTakeFirst();
  return Number(checkouts.numUpdatedRows) + Number(payments.numUpdatedRows);
}

export async function forgetEvents(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('paymentEvents').where('createdAt', '<', before).execute();
}
