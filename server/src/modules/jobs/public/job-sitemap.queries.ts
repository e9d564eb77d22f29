import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

// The newest come last, so that most files stay as they are when a job is published.

/** How many jobs are listed, in parts of so many: when each last changed. */
export async function selectListedParts(ctx: Ctx, size: number): Promise<{ part: number; changed: Date }[]> {
  const { rows } = await sql<{ part: number; changed: Date }>`
    select part, max(updated_at) as changed from (
      select ((row_number() over (order by s.published_at, s.job_id) - 1) / ${size}::integer + 1)::integer as part, j.updated_at
      from job_search s join jobs j on j.id = s.job_id) p
    group by part order by part`.execute(ctx.db);
  return rows;
}

/** One of these parts. */
export async function selectListedPart(
  ctx: Ctx,
  { part, size }: { part: number; size: number },
): Promise<{ slug: string; updatedAt: Date }[]> {
  return ctx.db
    .selectFrom('jobSearch')
    .innerJoin('jobs', 'jobs.id', 'jobSearch.jobId')
    .select(['jobs.slug', 'jobs.updatedAt'])
    .orderBy('jobSearch.publishedAt')
    .orderBy('jobSearch.jobId')
    .limit(size)
    .offset((part - 1) * size)
    .execute();
}
