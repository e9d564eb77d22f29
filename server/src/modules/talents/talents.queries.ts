import type { Insertable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Talents } from '../../platform/schema.gen.ts';

/** Somebody who was a talent before and becomes one again keeps what there was. */
export async function insertTalent(ctx: Ctx, talent: Insertable<Talents>): Promise<void> {
  await ctx.db
    .insertInto('talents')
    .values(talent)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
}

export async function selectTalentId(ctx: Ctx, userId: string): Promise<string | null> {
  const row = await ctx.db.selectFrom('talents').select('id').where('userId', '=', userId).executeTakeFirst();
  return row?.id ?? null;
}
