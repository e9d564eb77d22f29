import type { SavedJob } from '@prova/contract/jobs/talent-jobs';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { SUMMARY, type SummaryRow } from '../public/public-jobs.queries.ts';

export async function insertSaved(ctx: Ctx, talentId: string, jobId: string): Promise<void> {
  await ctx.db
    .insertInto('savedJobs')
    .values({ talentId, jobId, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['talentId', 'jobId']).doNothing())
    .execute();
}

export async function deleteSaved(ctx: Ctx, talentId: string, jobId: string): Promise<void> {
  await ctx.db.deleteFrom('savedJobs').where('talentId', '=', talentId).where('jobId', '=', jobId).execute();
}

export async function deleteAllSaved(ctx: Ctx, talentId: string): Promise<void> {
  await ctx.db.deleteFrom('savedJobs').where('talentId', '=', talentId).execute();
}

export type SavedRow = SummaryRow & { savedAt: Date; became: SavedJob['state'] };

/** A page of what a talent keeps. Whatever takes no applications now is closed; a company that left closes its jobs. */
export async function selectSaved(
  ctx: Ctx,
  talentId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: SavedRow[]; total: number }> {
  const { rows } = await sql<SavedRow>`
    select ${SUMMARY}, coalesce(j.published_at, j.created_at) as published_at, kept.created_at as saved_at,
      case when j.deleted_at is not null then 'deleted'
        when j.status in ('ACTIVE', 'OPEN') and c.closed_at is null then 'open' else 'closed' end as became
    from (
      select s.job_id, s.created_at from saved_jobs s where s.talent_id = ${talentId}
      order by s.created_at desc, s.job_id limit ${page.limit} offset ${page.offset}
    ) kept join jobs j on j.id = kept.job_id join companies c on c.id = j.company_id
    order by kept.created_at desc, kept.job_id
  `.execute(ctx.db);
  const { total } = await ctx.db
    .selectFrom('savedJobs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('talentId', '=', talentId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function selectSavedAmong(ctx: Ctx, talentId: string, jobIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('savedJobs')
    .select('jobId')
    .where('talentId', '=', talentId)
    .where('jobId', 'in', [...jobIds])
    .execute();
  return rows.map(({ jobId }) => jobId);
}
