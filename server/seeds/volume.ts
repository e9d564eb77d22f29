import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import pg from 'pg';
import { hashPassword } from '../src/modules/accounts/passwords/password-hash.ts';
import { DEMO_PASSWORD } from './companies.ts';
import { FAMILY, GIVEN } from './people.ts';

export interface Volume {
  readonly companyId: string;
  /** The owner of the company and of all its jobs; signs in with the demo's password. */
  readonly userId: string;
  readonly email: string;
  /** The job that has all the applications. */
  readonly jobId: string;
  readonly jobSlug: string;
}

/**
 * Fills a migrated database for measurements: one verified company, all its jobs active, and all applications in the
 * newest of them, spread over its stages, some of them closed. Every row is there that the product would have written;
 * résumés are not.
 * @param options.earlier applications that each of these people made before, to as many other jobs
 */
export async function seedMany(
  databaseUrl: string,
  { applications, jobs, earlier = 0 }: { applications: number; jobs: number; earlier?: number },
): Promise<Volume> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'prova-seed' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(FUNCTIONS);
    const { rows } = await client.query<Volume>(COMPANY, [await hashPassword(DEMO_PASSWORD), jobs]);
    const volume = rows[0];
    if (!volume) throw new Error('The company was not made');
    await client.query(JOB_PARTS, [volume.companyId]);
    await client.query(CANDIDATES, [volume.companyId, applications, GIVEN, FAMILY]);
    await client.query(APPLICATIONS, [volume.companyId, volume.jobId, 0]);
    for (let round = 1; round <= earlier; round += 1)
      await client.query(APPLICATIONS, [volume.companyId, volume.jobId, round]);
    for (const statement of AFTERWARDS) await client.query(statement, [volume.companyId]);
    await client.query('commit');
    // Without statistics the planner guesses, and the index-only scans of the board find no visibility map.
    await client.query('vacuum analyze');
    return volume;
  } finally {
    await client.end();
  }
}

/** A UUID v7 that carries a moment; `pick` draws from a list by a number, so that the data repeats. */
const FUNCTIONS = `
  create function pg_temp.id_at(at timestamptz, salt text) returns uuid language sql volatile as $$
    select overlay(overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || substr(md5(salt || at::text), 1, 20)
      placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid $$;
  create function pg_temp.pick(list text[], number int) returns text language sql immutable as $$
    select list[1 + abs(hashint4(number)) % cardinality(list)] $$`;

const COMPANY = `
  with company as (
    insert into companies (id, name, slug, verified_at, verified_by) values (pg_temp.id_at(now(), 'company'), 'Volume', 'volume', now(), 'operator') returning id),
  person as (
    insert into users (id, role, email, name, password_hash, email_verified_at)
    values (pg_temp.id_at(now(), 'person'), 'RECRUITER', 'volume@volume.example', 'Pessoa de Volume', $1, now()) returning id, email),
  consent as (
    insert into consents (id, user_id, kind, text_version, locale)
    select pg_temp.id_at(now(), kind), person.id, kind, case kind when 'privacy' then '${PRIVACY_VERSION}' else '${TERMS_VERSION}' end, 'pt-BR' from person, unnest(array['terms', 'privacy', 'adult']) kind),
  member as (
    insert into company_members (id, company_id, user_id, role)
    select pg_temp.id_at(now(), 'member'), company.id, person.id, 'owner' from company, person returning company_id, user_id),
  job as (
    insert into jobs (id, company_id, slug, status, title, description, location_model, city, state, country, contract_type, seniority,
      pay_mode, pay_min, pay_max, currency, draft_steps, owner_id, created_at, updated_at, published_at)
    select pg_temp.id_at(at, 'job' || n), company_id, 'vaga-' || n, 'ACTIVE',
      pg_temp.pick(array['Pessoa Desenvolvedora', 'Pessoa Engenheira de Dados', 'Pessoa Analista', 'Liderança Técnica'], n) || ' ' || n,
      '<p>Uma descrição de tamanho comum, repetida para medir. ' || repeat('Trabalho com dados, telas e pessoas. ', 30) || '</p>',
      pg_temp.pick(array['remote', 'hybrid', 'onsite'], n), 'Campinas', 'SP', 'BR',
      pg_temp.pick(array['CLT', 'PJ', 'internship'], n), pg_temp.pick(array['junior', 'mid', 'senior'], n + 7),
      'range', 500000, 900000, 'BRL', '{1,2,3,4,5,6,7}', user_id, at, at, at
    from member, generate_series(1, $2::int) n, lateral (select now() - make_interval(hours => ($2::int - n) * 4 + 2400)) moment(at)
    returning id, company_id, slug, created_at)
  select company.id as "companyId", person.id as "userId", person.email as "email", job.id as "jobId", job.slug as "jobSlug"
  from company, person, job order by job.created_at desc limit 1`;

const JOB_PARTS = `
  with stage as (
    insert into job_stages (id, company_id, job_id, type, name, position)
    select pg_temp.id_at(j.created_at, j.id || type), j.company_id, j.id, type, name, position
    from jobs j, (values ('new', 'Novos candidatos', 0), ('review', 'Em análise', 1), ('test', 'Desafio técnico', 2),
      ('interview', 'Conversa com o time', 3), ('custom', 'Referências', 4), ('offer', 'Oferta enviada', 5), ('hired', 'Contratados', 6))
      s(type, name, position)
    where j.company_id = $1),
  source as (
    insert into job_sources (id, company_id, job_id, platform, code, category)
    select pg_temp.id_at(j.created_at, j.id || platform), j.company_id, j.id, platform, platform, category
    from jobs j, (values ('linkedin', 'job_board'), ('github', 'community'), ('indeed', 'job_board')) s(platform, category)
    where j.company_id = $1),
  field as (
    insert into job_form_fields (job_id, company_id, field, visible, required)
    select j.id, j.company_id, field, true, field in ('full_name', 'email')
    from jobs j, unnest(array['full_name', 'email', 'phone', 'resume']) field where j.company_id = $1),
  skill as (
    insert into job_skills (job_id, company_id, skill_id, level)
    select j.id, j.company_id, s.id, 'INTERMEDIATE' from jobs j, skills s where j.company_id = $1 and s.slug in ('react', 'typescript', 'sql')),
  total as (
    insert into job_totals (job_id, company_id, views) select j.id, j.company_id, 100 from jobs j where j.company_id = $1)
  insert into job_search (job_id, company_id, document, published_at, seniority, contract_type, location_model, city, state, country, pay_min,
    pay_max, currency)
  select id, company_id, setweight(to_tsvector('portuguese', prose(title)), 'A') || setweight(to_tsvector('portuguese', prose(description)), 'C'),
    published_at, seniority, contract_type, location_model, city, state, country, pay_min, pay_max, currency
  from jobs where company_id = $1`;

const CANDIDATES = `
  insert into candidates (id, company_id, email, name, phone, city, state, country, title, created_at)
  select pg_temp.id_at(at, 'candidate' || n), $1, 'pessoa.' || n || '@volume.example',
    pg_temp.pick($3, n) || ' ' || pg_temp.pick($4, n * 3 + 1) || ' ' || pg_temp.pick($4, n * 7 + 2),
    '+551190' || lpad(n::text, 7, '0'), pg_temp.pick(array['Campinas', 'Recife', 'São Paulo', 'Belém', 'Curitiba'], n),
    pg_temp.pick(array['SP', 'PE', 'SP', 'PA', 'PR'], n), 'BR', pg_temp.pick(array['Front-end', 'Back-end', 'Dados', 'Plataforma'], n + 3), at
  from generate_series(1, $2::int) n, lateral (select now() - make_interval(secs => n * 6900000.0 / $2::int)) moment(at)`;

/**
 * A third waits in the first stage; each later stage has fewer. A fifth was turned down. Round 0 is the newest job, each
 * further one another job of the company and a day before.
 */
const APPLICATIONS = `
  insert into applications (id, company_id, job_id, candidate_id, stage_id, source_id, status, status_before, applied_at, stage_since,
    hired_at, version, created_at)
  select pg_temp.id_at(moment.at, c.email || $3::int), $1, job.id, c.id, s.id, source.id,
    case when turned_down then pg_temp.pick(array['rejected', 'not_a_fit', 'not_qualified', 'over_qualified'], number) else resting end,
    case when turned_down then resting end, moment.at, moment.at + interval '1 hour',
    case when s.type = 'hired' then moment.at + interval '1 hour' end, 2, moment.at
  from candidates c
  cross join lateral (select c.created_at - make_interval(days => $3::int) as at) moment
  cross join lateral (select abs(hashtext(c.email || case $3::int when 0 then '' else '/' || $3::int end)) as number) hashed
  cross join lateral (select case when number % 100 < 34 then 'new' when number % 100 < 60 then 'review' when number % 100 < 76 then 'test'
    when number % 100 < 88 then 'interview' when number % 100 < 96 then 'custom' when number % 100 < 98 then 'offer' else 'hired' end as type) drawn
  cross join lateral (select (number / 100) % 5 = 0 and drawn.type not in ('offer', 'hired') as turned_down,
    case drawn.type when 'new' then 'new' when 'test' then 'open_to_test' when 'interview' then 'open_to_interview'
      when 'offer' then 'offer_expired' when 'hired' then 'hired' else 'review' end as resting) state
  join (select id, row_number() over (order by created_at desc, id desc) - 1 as place, count(*) over () as jobs
    from jobs where company_id = $1) job
    on job.place = case $3::int when 0 then 0 else 1 + (abs(hashtext(c.email)) / 7 + $3::int) % nullif(jobs - 1, 0) end
  join job_stages s on s.job_id = job.id and s.type = drawn.type
  left join job_sources source on source.job_id = job.id and source.platform = (array['linkedin', 'github', 'indeed', null])[1 + number % 4]
  where c.company_id = $1 and (job.id = $2) = ($3::int = 0)`;

const AFTERWARDS = [
  `insert into application_forms (application_id, company_id, full_name, email, phone, locale, notice_version, created_at)
   select a.id, a.company_id, c.name, c.email, c.phone, 'pt-BR', '${PRIVACY_VERSION}', a.applied_at
   from applications a join candidates c on c.id = a.candidate_id where a.company_id = $1`,
  `insert into application_events (id, company_id, application_id, job_id, type, actor_kind, to_stage_id, to_status, created_at)
   select pg_temp.id_at(a.applied_at, a.id || 'applied'), a.company_id, a.id, a.job_id, 'applied', 'guest', s.id, 'new', a.applied_at
   from applications a join job_stages s on s.job_id = a.job_id and s.type = 'new' where a.company_id = $1`,
  `insert into application_events (id, company_id, application_id, job_id, type, actor_kind, actor_id, actor_label, from_stage_id, to_stage_id,
     from_status, to_status, created_at)
   select pg_temp.id_at(a.stage_since, a.id || 'moved'), a.company_id, a.id, a.job_id, case when a.active then 'moved' else 'rejected' end,
     'user', j.owner_id, 'Pessoa de Volume', case when s.id <> a.stage_id then s.id end, case when s.id <> a.stage_id then a.stage_id end,
     'new', a.status, a.stage_since
   from applications a join jobs j on j.id = a.job_id join job_stages s on s.job_id = a.job_id and s.type = 'new'
   where a.company_id = $1 and a.status <> 'new'`,
  `insert into offers (id, company_id, application_id, status, position, pay_min, currency, valid_until, recruiter_id, sent_at, ended_at, created_at)
   select pg_temp.id_at(a.stage_since, a.id || 'offer'), a.company_id, a.id, 'expired', j.title, 700000, 'BRL', a.stage_since, j.owner_id,
     a.stage_since, a.stage_since, a.stage_since
   from applications a join jobs j on j.id = a.job_id where a.company_id = $1 and a.status = 'offer_expired'`,
  `insert into candidate_search (candidate_id, company_id, name_key, document, state, city, last_applied_at)
   select c.id, c.company_id, ' ' || plain(c.name), setweight(to_tsvector('portuguese', prose(c.name || ' ' || c.title)), 'A'), c.state, c.city,
     c.created_at
   from candidates c where c.company_id = $1`,
  `update job_totals t set applications = a.applications, active = a.active, hired = a.hired
   from (select job_id, count(*) as applications, count(*) filter (where active) as active, count(*) filter (where status = 'hired') as hired
     from applications where company_id = $1 group by 1) a where a.job_id = t.job_id`,
  // Where everybody stood: in the first stage for an hour, or ever since, and then in the one that they are in.
  `insert into stage_stays (application_id, place, company_id, job_id, candidate_id, stage_id, entered_at, left_at, how, final, created_at)
   select a.id, 1, a.company_id, a.job_id, a.candidate_id, s.id, a.applied_at, case when a.status <> 'new' then a.stage_since end,
     case when a.status = 'new' then null when a.status = 'hired' then 'hired' when not a.active and s.id = a.stage_id then 'rejected'
       else 'moved' end,
     a.status = 'hired' or (not a.active and s.id = a.stage_id), a.applied_at
   from applications a join job_stages s on s.job_id = a.job_id and s.type = 'new' where a.company_id = $1`,
  `insert into stage_stays (application_id, place, company_id, job_id, candidate_id, stage_id, entered_at, left_at, how, final, created_at)
   select a.id, 2, a.company_id, a.job_id, a.candidate_id, a.stage_id, a.stage_since, case when not a.active then a.stage_since + interval '1 hour' end,
     case when not a.active then 'rejected' end, not a.active, a.stage_since
   from applications a join job_stages s on s.id = a.stage_id
   where a.company_id = $1 and s.type <> 'new' and a.status not in ('new', 'hired')`,
];
