import type { Ctx } from '../../platform/context.ts';
import { refreshListing } from './public/listing.ts';
import { followMerges } from './revise-skills.queries.ts';

/** The dictionary merged skills, or calls them by another name: jobs ask for what they are now, and are found by it. */
export async function reviseSkills(ctx: Ctx, { skillIds }: { skillIds: string[] }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    for (const jobId of await followMerges(ctx, skillIds)) await refreshListing(ctx, { jobId });
  });
}
