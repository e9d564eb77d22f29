import type { Ctx } from '../../../platform/context.ts';

const live = (ctx: Ctx) => ctx.db.selectFrom('users').selectAll().where('erasedAt', 'is', null).forUpdate();

export function lockUserByGoogle(ctx: Ctx, subject: string) {
  return live(ctx).where('googleSubject', '=', subject).executeTakeFirst();
}

export function lockUserByEmail(ctx: Ctx, email: string) {
  return live(ctx).where('email', '=', email).executeTakeFirst();
}

/** What an account had before its address was proved: consents and known browsers. */
export async function forgetBeginnings(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .updateTable('consents')
    .set({ withdrawnAt: ctx.clock.now() })
    .where('userId', '=', userId)
    .where('withdrawnAt', 'is', null)
    .execute();
  await ctx.db.deleteFrom('knownDevices').where('userId', '=', userId).execute();
}
