import type { Ctx } from '../../platform/context.ts';

/** Jobs of a company that take applications now. */
export async function countActiveJobs(ctx: Ctx, companyId: string): Promise<number> {
  const { jobs } = await ctx.db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('jobs'))
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .where('status', 'in', ['OPEN', 'ACTIVE'])
    .executeTakeFirstOrThrow();
  return jobs;
}
