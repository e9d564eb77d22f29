import type { JobStatus } from '@prova/contract/applications/application-status';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** The status of a job, held until the transaction ends: nobody closes or opens it meanwhile. */
export async function lockJobStatus(ctx: Ctx, jobId: string): Promise<JobStatus> {
  const { status } = await ctx.db
    .selectFrom('jobs')
    .select('status')
    .where('id', '=', jobId)
    .forShare()
    .$narrowType<{ status: JobStatus }>()
    .executeTakeFirstOrThrow();
  return status;
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
