import type { Ctx } from '../../../platform/context.ts';
import { selectUncounted, storeScores } from './application-scores.queries.ts';
import { keepArrivals } from './arrival-matches.queries.ts';

/** A card that is moved waits until the part that it is in is stored. */
const AT_ONCE = 200;

/**
 * Stores scores of applications that have none that counts, in the order of their ids; of a job or of all.
 * @returns the last of them, after which there may be more; undefined at the end
 */
export async function storeSomeScores(
  ctx: Ctx,
  { jobId, after }: { jobId?: string | undefined; after?: string | undefined },
): Promise<string | undefined> {
  const ids = await selectUncounted(ctx, { jobId, after, limit: AT_ONCE });
  await ctx.transaction(async (ctx) => {
    await storeScores(ctx, ids);
    await keepArrivals(ctx, ids);
  });
  return ids.length < AT_ONCE ? undefined : ids.at(-1);
}
