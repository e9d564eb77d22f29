import type pg from 'pg';

/** What the product derives from its rows: totals of jobs, and what is searched. */
export async function derive(client: pg.ClientBase): Promise<void> {
  for (const statement of [TOTALS, JOB_SEARCH, CANDIDATE_SEARCH]) await client.query(statement);
}

const TOTALS = `
  update job_totals t set applications = a.applications, active = a.active, hired = a.hired
  from (
    select job_id, count(*) as applications, count(*) filter (where active) as active, count(*) filter (where status = 'hired') as hired
    from applications group by job_id) a
  where a.job_id = t.job_id`;

const JOB_SEARCH = `
  insert into job_search (job_id, company_id, document, published_at, seniority, contract_type, location_model, city, state, country,
    pay_min, pay_max, currency)
  select j.id, j.company_id,
    setweight(to_tsvector('portuguese', prose(j.title)), 'A')
      || setweight(to_tsvector('portuguese', prose(c.name || ' ' || coalesce(s.names, ''))), 'B')
      || setweight(to_tsvector('portuguese', prose(regexp_replace(coalesce(j.description, '') || ' ' || coalesce(j.requirements, ''), '<[^>]*>', ' ', 'g'))), 'C'),
    j.published_at, j.seniority, j.contract_type, j.location_model, j.city, j.state, j.country, j.pay_min, j.pay_max, j.currency
  from jobs j join companies c on c.id = j.company_id
  left join lateral (
    select string_agg(k.name, ' ') as names from job_skills js join skills k on k.id = js.skill_id where js.job_id = j.id) s on true
  where j.status in ('ACTIVE', 'OPEN') and j.deleted_at is null and c.verified_at is not null`;

const CANDIDATE_SEARCH = `
  insert into candidate_search (candidate_id, company_id, name_key, document, seniority, state, city, last_applied_at)
  select c.id, c.company_id, ' ' || plain(c.name),
    setweight(to_tsvector('portuguese', prose(c.name || ' ' || coalesce(c.title, ''))), 'A')
      || setweight(to_tsvector('portuguese', prose(coalesce(t.body, ''))), 'D'),
    c.seniority, c.state, c.city, (select max(a.applied_at) from applications a where a.candidate_id = c.id)
  from candidates c left join file_texts t on t.file_id = c.resume_file_id`;
