import { CompiledQuery } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { prepare } from '../../platform/db.ts';

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

/** Each job is counted by the index of the board alone. */
const FRESH = prepare(
  'fresh-by-job',
  `select s.job_id, (
    select count(*) from applications a where a.job_id = s.job_id and a.active and a.stage_id = s.id) as count
  from job_stages s where s.job_id = any($1::uuid[]) and s.type = 'new' and s.removed_at is null`,
);

/** Open applications that are still where they arrived, by job. */
export async function freshByJob(ctx: Ctx, jobIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (jobIds.length === 0) return new Map();
  const query = CompiledQuery.raw(FRESH, [[...jobIds]]);
  const { rows } = await ctx.db.executeQuery<{ jobId: string; count: number }>(query);
  return new Map(rows.map((row) => [row.jobId, row.count]));
}
