import type { Ctx } from '../../../platform/context.ts';
import type { Transfer } from '../../companies/companies.service.ts';

/** How many jobs are in the name of each member of a company, deleted ones left out. */
export async function jobsByOwner(ctx: Ctx, companyId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db
    .selectFrom('jobs')
    .select(['ownerId', ({ fn }) => fn.countAll<number>().as('count')])
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .groupBy('ownerId')
    .execute();
  return new Map(rows.map(({ ownerId, count }) => [ownerId, Number(count)]));
}

/** Gives the jobs of somebody who leaves to another member: news of them go there from now on. */
export async function transferJobs(ctx: Ctx, { companyId, from, to }: Transfer): Promise<void> {
  if (to === null) return;
  await ctx.db
    .updateTable('jobs')
    .set((expression) => ({ ownerId: to, version: expression('version', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('ownerId', '=', from)
    .where('deletedAt', 'is', null)
    .execute();
}

/** Whoever comes back sees only what is shared with them again. */
export async function takeBackShares(ctx: Ctx, { companyId, from }: Transfer): Promise<void> {
  await ctx.db.deleteFrom('jobMembers').where('companyId', '=', companyId).where('userId', '=', from).execute();
}
