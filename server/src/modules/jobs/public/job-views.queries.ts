import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

export interface ViewCount {
  readonly jobId: string;
  readonly sourceId: string | null;
  readonly hour: Date;
  readonly views: number;
}

/** Adds views to their days (in the company's zone) and totals; those of jobs that are gone meanwhile are dropped. */
export async function addViews(ctx: Ctx, counts: readonly ViewCount[]): Promise<void> {
  await sql`
    with counted as (
      select j.id as job_id, j.company_id, s.id as source_id, (given.hour at time zone c.time_zone)::date as day, sum(given.views) as views
      from unnest(${counts.map((each) => each.jobId)}::uuid[], ${counts.map((each) => each.sourceId)}::uuid[],
        ${counts.map((each) => each.hour)}::timestamptz[], ${counts.map((each) => each.views)}::int[]) given (job_id, source_id, hour, views)
      join jobs j on j.id = given.job_id join companies c on c.id = j.company_id
      left join job_sources s on s.job_id = j.id and s.id = given.source_id
      group by 1, 2, 3, 4 order by 1, 4, 3),
    by_day as (
      insert into job_traffic (job_id, company_id, source_id, day, views, created_at)
      select job_id, company_id, source_id, day, views, ${ctx.clock.now()} from counted
      on conflict (job_id, day, source_id) do update set views = job_traffic.views + excluded.views)
    insert into job_totals (job_id, company_id, views, created_at)
    select job_id, company_id, sum(views), ${ctx.clock.now()} from counted group by 1, 2 order by 1
    on conflict (job_id) do update set views = job_totals.views + excluded.views
  `.execute(ctx.db);
}
