import type { Ctx } from '../../platform/context.ts';

/** Stages of a job that hold an application, in whatever status: a rejected one can be taken up again. */
export async function occupiedStages(ctx: Ctx, jobId: string): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .selectFrom('applications')
    .select('stageId')
    .distinct()
    .where('jobId', '=', jobId)
    .execute();
  return new Set(rows.map((row) => row.stageId));
}

/** Applications of a job by the source they came through. */
export async function applicationsBySource(ctx: Ctx, jobId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db
    .selectFrom('applications')
    .select(({ fn }) => ['sourceId', fn.countAll<number>().as('count')])
    .where('jobId', '=', jobId)
    .where('sourceId', 'is not', null)
    .groupBy('sourceId')
    .execute();
  return new Map(rows.map((row) => [row.sourceId ?? '', row.count]));
}
