import type { Ctx } from '../../platform/context.ts';
import { followMerges } from './revise-skills.queries.ts';
import { spreadChange } from './spread-change.ts';

/** The dictionary merged skills, or calls them by another name: talents have what they are now, and are found by it. */
export async function reviseSkills(ctx: Ctx, { skillIds }: { skillIds: string[] }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    for (const talentId of await followMerges(ctx, skillIds)) await spreadChange(ctx, talentId);
  });
}
