import type { Ctx } from '../../../platform/context.ts';

const live = (ctx: Ctx) => ctx.db.selectFrom('users').selectAll().where('erased_at', 'is', null).forUpdate();

export function lockUserByGoogle(ctx: Ctx, subject: string) {
  return live(ctx).where('google_subject', '=', subject).executeTakeFirst();
}

export function lockUserByEmail(ctx: Ctx, email: string) {
  return live(ctx).where('email', '=', email).executeTakeFirst();
}

/** What an account had before its address was proved: consents and known browsers. */
export async function forgetBeginnings(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .updateTable('consents')
    .set({ withdrawn_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute();
  await ctx.db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
