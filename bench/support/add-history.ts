import pg from 'pg';

/** Over which the applications of a volume are spread, instead of its eighty days. */
const YEARS = 2;
const STRETCH = (YEARS * 365) / 80;
const PATIENCE_DAYS = 60;

/** When something happened, further back. */
const back = (...columns: string[]) =>
  columns.map((column) => `${column} = now() - (now() - ${column}) * ${STRETCH}`).join(', ');

const STATEMENTS = [
  `update jobs set ${back('created_at', 'published_at')} where company_id = $1`,
  `update applications set ${back('applied_at', 'stage_since', 'hired_at')} where company_id = $1`,
  `update stage_stays set ${back('entered_at', 'left_at')} where company_id = $1`,
  `update application_events set ${back('created_at')} where company_id = $1`,
  // Nobody waits for a year: whose stage is older than two months was turned down a month after it began.
  `with ended as (
     update applications set status_before = status, status = 'rejected'
     where applications.company_id = $1 and applications.active and applications.status <> 'hired'
       and applications.stage_since < now() - interval '${PATIENCE_DAYS} days'
     returning applications.*),
   left_stages as (
     update stage_stays s set left_at = s.entered_at + interval '30 days', how = 'rejected', final = true
     from ended e where s.application_id = e.id and s.left_at is null)
   insert into application_events (id, company_id, application_id, job_id, type, actor_kind, actor_id, actor_label, from_status, to_status, created_at)
   select gen_random_uuid(), e.company_id, e.id, e.job_id, 'rejected', 'user', j.owner_id, 'Pessoa de Volume', e.status_before, 'rejected',
     e.stage_since + interval '30 days'
   from ended e join jobs j on j.id = e.job_id`,
  `update job_totals t set active = a.active
   from (select job_id, count(*) filter (where active) as active from applications where company_id = $1 group by 1) a where a.job_id = t.job_id`,
  // The server may have begun with those that have none.
  `insert into arrival_matches (application_id, company_id, job_id, applied_at, score, formula, on_arrival, created_at)
   select id, company_id, job_id, applied_at, abs(hashtext(id::text)) % 101, 1, true, applied_at from applications
   where company_id = $1 and abs(hashtext(id::text)) % 8 > 0
   on conflict (application_id) do update set score = excluded.score, formula = 1, on_arrival = true, applied_at = excluded.applied_at`,
  `insert into candidate_skills (candidate_id, company_id, skill_id, sentence, created_at)
   select c.id, c.company_id, s.id, 'Trabalho com isto há anos.', c.created_at from candidates c
   cross join (select distinct skill_id as id from job_skills where company_id = $1) s
   where c.company_id = $1 and abs(hashtext(c.id::text || s.id::text)) % 3 = 0`,
  `insert into interviews (id, company_id, application_id, stage_id, type, status, starts_at, ends_at, time_zone, location, organiser_id,
     started_at, ended_at, created_at)
   select gen_random_uuid(), a.company_id, a.id, a.stage_id, 'presencial', 'completed', a.stage_since, a.stage_since + interval '1 hour',
     'America/Sao_Paulo', 'Rua da Aurora, 100', j.owner_id, a.stage_since, a.stage_since + interval '1 hour', a.applied_at
   from applications a join jobs j on j.id = a.job_id where a.company_id = $1 and abs(hashtext(a.id::text)) % 10 = 0`,
  `insert into interview_participants (id, company_id, interview_id, role, answer, answered_at, created_at)
   select gen_random_uuid(), i.company_id, i.id, 'candidate', 'accepted', i.created_at, i.created_at from interviews i where i.company_id = $1`,
];

/** Rows lie as they came over the years; after the statements above they would lie as those chanced to find them. */
const IN_ORDER = [
  ['applications', 'applied_at'],
  ['stage_stays', 'entered_at'],
  ['application_events', 'created_at'],
  ['interviews', 'created_at'],
] as const;

async function layInOrder(client: pg.Client, table: string, column: string): Promise<void> {
  await client.query(`create index in_order on ${table} (${column})`);
  await client.query(`cluster ${table} using in_order`);
  await client.query('drop index in_order');
}

/** Spreads a volume over two years, with matches on arrival, skills of résumés and interviews that were held. */
export async function addHistory(databaseUrl: string, companyId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of STATEMENTS) await client.query(statement, [companyId]);
    for (const [table, column] of IN_ORDER) await layInOrder(client, table, column);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
