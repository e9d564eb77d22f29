import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { Registered } from '../accounts/accounts.service.ts';

/** A talent's registration creates the profile, with the visibility they chose. */
export async function createTalentOnRegistration(ctx: Ctx, registered: Registered): Promise<void> {
  if (registered.role !== 'POTENTIAL') return;
  await ctx.db
    .insertInto('talents')
    .values({
      id: newId(ctx),
      userId: registered.userId,
      visibility: registered.visibility,
      createdAt: ctx.clock.now(),
    })
    // Somebody who was a talent before and becomes one again.
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
}

/** The profile of a signed-in talent; null for everyone else. */
export async function ownTalentId(ctx: Ctx): Promise<string | null> {
  if (ctx.actor.kind !== 'user') return null;
  const row = await ctx.db.selectFrom('talents').select('id').where('userId', '=', ctx.actor.userId).executeTakeFirst();
  return row?.id ?? null;
}
