import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/**
 * Has jobs ask for what skills were merged into. Where a job asks for both already, that level stays.
 * @returns the jobs that ask for any of them
 */
export async function followMerges(ctx: Ctx, skillIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ jobId: string }>`
    with left_behind as (
      delete from job_skills k using skills s
      where k.skill_id = any(${[...skillIds]}::uuid[]) and s.id = k.skill_id and s.merged_into_id is not null
      returning k.job_id, k.company_id, k.level, k.required, k.created_at, s.merged_into_id
    ), followed as (
      insert into job_skills (job_id, company_id, skill_id, level, required, created_at)
      select distinct on (job_id, merged_into_id) job_id, company_id, merged_into_id, level, required, created_at
      from left_behind order by job_id, merged_into_id, required desc, level
      on conflict (job_id, skill_id) do nothing
    )
    select job_id from left_behind
    union select job_id from job_skills where skill_id = any(${[...skillIds]}::uuid[])
  `.execute(ctx.db);
  return rows.map(({ jobId }) => jobId);
}
