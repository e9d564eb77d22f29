import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/**
 * `maySee` of a company's recruiters as a condition, for statements that read the profiles of many people: of `t` (talents)
 * and `u` (users).
 * @param applied whether there is an application of theirs that opens the profile
 */
export const seenByCompany = (applied: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  (t.visibility = 'open' or (t.visibility = 'applied' and ${applied}))
  and u.erased_at is null and u.disabled_at is null and u.role = 'POTENTIAL')`;

/**
 * Waits for whoever is changing a profile or who may see it, and keeps others from it until the transaction ends. What is
 * shown of a profile elsewhere is worked out under this lock, taken before any of candidates: otherwise somebody who hides at
 * this moment would stay shown.
 */
export async function holdTalent(ctx: Ctx, talentId: string): Promise<void> {
  await ctx.db.selectFrom('talents').select('id').where('id', '=', talentId).forNoKeyUpdate().execute();
}
