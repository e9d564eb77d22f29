import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

/**
 * Brings what the public list searches in line with the given jobs: listed are open jobs of verified companies. Part of
 * every transaction that changes a job.
 */
export async function refreshJobSearch(ctx: Ctx, which: { jobId: string } | { companyId: string }): Promise<void> {
  const chosen = 'jobId' in which ? sql`j.id = ${which.jobId}` : sql`j.company_id = ${which.companyId}`;
  const listed = sql`j.status in ('ACTIVE', 'OPEN') and j.deleted_at is null and c.verified_at is not null and c.closed_at is null`;
  await sql`
    delete from job_search s using jobs j, companies c
    where s.job_id = j.id and c.id = j.company_id and ${chosen} and not (${listed})
  `.execute(ctx.db);
  await sql`
    insert into job_search (job_id, company_id, document, published_at, seniority, contract_type, location_model, city, state, country,
      pay_min, pay_max, currency, created_at)
    select j.id, j.company_id,
      setweight(to_tsvector('portuguese', prose(j.title)), 'A')
        || setweight(to_tsvector('portuguese', prose(coalesce(
             (select string_agg(concat_ws(' ', s.name, s.name_en), ' ') from job_skills k join skills s on s.id = k.skill_id where k.job_id = j.id), ''))), 'B')
        || setweight(to_tsvector('portuguese', prose(concat_ws(' ', c.name, j.city, j.state))), 'B')
        || setweight(to_tsvector('simple', plain(coalesce(j.state, ''))), 'B')
        || setweight(to_tsvector('portuguese', prose(regexp_replace(concat_ws(' ', j.description, j.requirements), '<[^>]*>', ' ', 'g'))), 'C'),
      coalesce(j.published_at, ${ctx.clock.now()}), j.seniority, j.contract_type, j.location_model, j.city, j.state, j.country,
      j.pay_min, j.pay_max, j.currency, ${ctx.clock.now()}
    from jobs j join companies c on c.id = j.company_id
    where ${chosen} and ${listed}
    on conflict (job_id) do update set document = excluded.document, published_at = excluded.published_at, seniority = excluded.seniority,
      contract_type = excluded.contract_type, location_model = excluded.location_model, city = excluded.city, state = excluded.state,
      country = excluded.country, pay_min = excluded.pay_min, pay_max = excluded.pay_max, currency = excluded.currency
  `.execute(ctx.db);
}
