import type { Ctx } from '../../platform/context.ts';

export async function insertDismissal(ctx: Ctx, talentId: string, jobId: string): Promise<void> {
  await ctx.db
    .insertInto('dismissedJobs')
    .values({ talentId, jobId, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['talentId', 'jobId']).doNothing())
    .execute();
}

export async function deleteDismissal(ctx: Ctx, talentId: string, jobId: string): Promise<void> {
  await ctx.db.deleteFrom('dismissedJobs').where('talentId', '=', talentId).where('jobId', '=', jobId).execute();
}

export async function deleteDismissals(ctx: Ctx, talentId: string): Promise<void> {
  await ctx.db.deleteFrom('dismissedJobs').where('talentId', '=', talentId).execute();
}
