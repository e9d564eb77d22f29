import type { JobStatus } from '@prova/contract/jobs/job-status';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** Whether a job is open, held until the transaction ends: nobody closes or opens it meanwhile. */
export function lockJobState(ctx: Ctx, jobId: string): Promise<{ status: JobStatus; closedAt: Date | null }> {
  return ctx.db
    .selectFrom('jobs')
    .select(['status', 'closedAt'])
    .where('id', '=', jobId)
    .forShare()
    .$narrowType<{ status: JobStatus }>()
    .executeTakeFirstOrThrow();
}

/** Applications that ended with their job, but for those of people who have applied to it again. */
export async function selectEndedIds(
  ctx: Ctx,
  jobId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<string[]> {
  const rows = await ended(ctx, jobId, since).select('a.id').orderBy('a.id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

const ended = (ctx: Ctx, jobId: string, since: Date) =>
  ctx.db
    .selectFrom('applications as a')
    .where('a.jobId', '=', jobId)
    .where('a.active', '=', false)
    .where('a.closedAt', '>=', since)
    .where('a.withdrawnAt', 'is', null)
    .where(sql<boolean>`not exists (select from applications again
      where again.job_id = a.job_id and again.candidate_id = a.candidate_id and again.id > a.id)`);

/** What was kept of applications when they were closed last, by their ids. */
export async function selectClosingData(ctx: Ctx, ids: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await ctx.db
    .selectFrom('applicationEvents')
    .distinctOn('applicationId')
    .select(['applicationId', 'data'])
    .where('applicationId', 'in', [...ids])
    .where('type', '=', 'closed')
    .orderBy('applicationId')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ applicationId, data }) => [applicationId, data]));
}

/** How many applications of a job end with it, stay hired, and ended when it was closed last. */
export async function countClosing(ctx: Ctx, jobId: string, closedAt: Date | null) {
  const { inProcess, hired } = await ctx.db
    .selectFrom('applications')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '!=', 'hired').as('inProcess'),
      fn.countAll<number>().filterWhere('status', '=', 'hired').as('hired'),
    ])
    .where('jobId', '=', jobId)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  if (closedAt === null) return { inProcess, hired, ended: 0 };
  const { count } = await ended(ctx, jobId, closedAt)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { inProcess, hired, ended: count };
}

/** Applications of a job that are neither over nor hired. */
export async function selectOpenIds(ctx: Ctx, jobId: string, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('jobId', '=', jobId)
    .where(sql<boolean>`active`)
    .where('status', '!=', 'hired')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function selectUserName(ctx: Ctx, userId: string): Promise<string | null> {
  const row = await ctx.db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return row?.name ?? null;
}
