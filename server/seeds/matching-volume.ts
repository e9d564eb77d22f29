import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { FORMULA_VERSION } from '@prova/contract/matching/formula';
import { declaredAbility, weightOf } from '@prova/contract/matching/skills-part';
import pg from 'pg';
import { storedProof } from '../src/modules/matching/proof-worth.ts';
import { related, theDictionary } from '../src/modules/skills/skills.service.ts';
import { FAMILY, GIVEN } from './people.ts';

/** How many talents and open jobs there are to be. */
export interface MatchingVolume {
  readonly talents: number;
  readonly jobs: number;
}

/** What people of the volume have, and jobs ask for: so many skills each, out of the first so many of the dictionary. */
export const SKILLS = { each: 8, asked: 6, of: 150 };

/**
 * Fills a database that `seedMany` has filled with talents and listed jobs for measurements: as many as are missing. What is
 * derived for the match stands there as the tasks would have written it, relations expanded; titles name no skills. The
 * first talent signs in with the password of the company's owner, as `talento.1@volume.example`.
 */
export async function seedMatching(
  databaseUrl: string,
  companyId: string,
  { talents, jobs }: MatchingVolume,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'prova-seed' });
  await client.connect();
  try {
    await client.query('begin');
    await prepareDrawing(client);
    await trustRows(client);
    const { rows } = await client.query<{ talents: number; jobs: number }>(
      'select (select count(*)::int from talents) as talents, (select count(*)::int from match_jobs) as jobs',
    );
    const has = rows[0] ?? { talents: 0, jobs: 0 };
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      "select indexname as name, indexdef as made from pg_indexes where tablename = 'match_skills' and indexname <> 'match_skills_pkey'",
    );
    // Millions of rows are put in order faster at once than one by one.
    await client.query("set local maintenance_work_mem = '256MB'");
    await client.query('alter table match_skills drop constraint match_skills_pkey');
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of TALENTS)
      await client.query(statement, [has.talents + 1, talents, GIVEN, FAMILY].slice(0, parameters(statement)));
    await client.query('alter table match_skills add primary key (talent_id, skill_id)');
    for (const { made } of indexes) await client.query(made);
    for (const statement of JOBS)
      await client.query(statement, [has.jobs + 1, jobs, companyId].slice(0, parameters(statement)));
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/**
 * What the statements of the matching draw from, until the transaction ends: `pg_temp.numbered`, `pg_temp.number` and
 * `pg_temp.pick`, the tables `place` and `relation`.
 */
export async function prepareDrawing(client: pg.Client): Promise<void> {
  await client.query(FUNCTIONS);
  const relations = theDictionary().skills.flatMap(({ name }) => [
    { from: name, to: name, strength: 1 },
    ...related(name).map(({ to, strength }) => ({ from: name, to, strength })),
  ]);
  await client.query(PLACES);
  await client.query(RELATIONS);
  await client.query(FILL_RELATIONS, [JSON.stringify(relations)]);
  await client.query('analyze place, relation');
}

/**
 * Where the user may, references are not looked up for each row until the transaction ends: by them and by triggers the
 * hundred thousand were not there after a quarter of an hour, when they were given up. What is written here refers to what was just written.
 */
export async function trustRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    "select rolsuper or has_parameter_privilege('session_replication_role', 'set') as may from pg_roles where rolname = current_user",
  );
  if (rows[0]?.may) await client.query('set local session_replication_role = replica');
}

const parameters = (statement: string) =>
  Math.max(...[...statement.matchAll(/\$(\d)/g)].map(([, number]) => Number(number)));

const FUNCTIONS = `
  create function pg_temp.numbered(kind text, n int) returns uuid language sql immutable as $$
    select ('0198f000-0000-7000-8000-' || kind || lpad(to_hex(n), 11, '0'))::uuid $$;
  create function pg_temp.number(n int, salt int) returns int language sql immutable as $$
    select abs(hashint8(n::bigint * 1000 + salt) % 1000000) $$;
  create function pg_temp.pick(list text[], n int, salt int) returns text language sql immutable as $$
    select list[1 + pg_temp.number(n, salt) % cardinality(list)] $$`;

/** Skills by a place, the first the most usual: people learn what others use. Relations by ids. */
const PLACES = `
  create temporary table place on commit drop as
  select id, (row_number() over (order by id) - 1)::int as place from skills where state = 'accepted' order by id limit ${SKILLS.of}`;
const RELATIONS = `
  create temporary table relation on commit drop as
  select a.id as from_id, b.id as to_id, 1::float8 as strength from skills a join skills b on a.id = b.id where false`;
const FILL_RELATIONS = `
  insert into relation
  select a.id, b.id, r.strength from jsonb_to_recordset($1::jsonb) as r ("from" text, "to" text, strength float8)
  join skills a on a.name = r."from" join skills b on b.name = r."to"`;

export const drawn = (salt: string) => `floor(${SKILLS.of} * power(pg_temp.number(n, ${salt}) / 1000000.0, 2))::int`;

export const LEVELS = `array['trainee', 'junior', 'mid', 'senior', 'specialist', 'lead']`;
const CITIES = `array['campinas', 'recife', 'sao paulo', 'belem', 'curitiba']`;
const STATES = `array['sp', 'pe', 'sp', 'pa', 'pr']`;
export const MODELS = `array['remote', 'hybrid', 'onsite']`;
const ABILITY = `case k.level ${(['BEGINNING', 'INTERMEDIATE', 'ADVANCED'] as const).map((level) => `when '${level}' then ${declaredAbility(level)}::float8`).join(' ')} end`;
const PROOF_DAY = '2026-06-01T00:00:00Z';

const TALENTS = [
  `insert into users (id, role, email, name, password_hash, email_verified_at)
   select pg_temp.numbered('a', n), 'POTENTIAL', 'talento.' || n || '@volume.example', pg_temp.pick($3, n, 1) || ' ' || pg_temp.pick($4, n, 2),
     case when n = 1 then (select password_hash from users where email = 'volume@volume.example') end, now()
   from generate_series($1::int, $2::int) n`,
  `insert into consents (id, user_id, kind, text_version, locale)
   select pg_temp.numbered('c', ordinality::int), pg_temp.numbered('a', 1), kind, case kind when 'privacy' then '${PRIVACY_VERSION}' else '${TERMS_VERSION}' end, 'pt-BR'
   from unnest(array['terms', 'privacy', 'adult']) with ordinality as given (kind, ordinality) where $1::int = 1`,
  `insert into talents (id, user_id, visibility, title, seniority, city, state, country, work_model, pay_expected, currency, languages)
   select pg_temp.numbered('1', n), pg_temp.numbered('a', n), 'open', 'Pessoa ' || n, pg_temp.pick(${LEVELS}, n, 3),
     initcap(pg_temp.pick(${CITIES}, n, 4)), upper(pg_temp.pick(${STATES}, n, 4)), 'BR', pg_temp.pick(${MODELS}, n, 5),
     400000 + 1000 * (pg_temp.number(n, 6) % 1200), 'BRL', '[{"name": "Inglês", "proficiency": "advanced"}]'
   from generate_series($1::int, $2::int) n`,
  `insert into talent_skills (talent_id, skill_id, level, position)
   select distinct on (n, p.id) pg_temp.numbered('1', n), p.id,
     pg_temp.pick(array['BEGINNING', 'INTERMEDIATE', 'ADVANCED'], n, 20 + k), k
   from generate_series($1::int, $2::int) n cross join generate_series(1, ${SKILLS.each}) k
   join place p on p.place = ${drawn('30 + k')}`,
  `insert into proofs (id, talent_id, skill_id, score, proven_at, valid_until, source, source_id)
   select pg_temp.numbered('d', n), k.talent_id, k.skill_id, 50 + pg_temp.number(n, 50) % 51, '${PROOF_DAY}', '2027-06-01', 'test', pg_temp.numbered('e', n)
   from generate_series($1::int, $2::int) n
   join talent_skills k on k.talent_id = pg_temp.numbered('1', n) and k.position = 1 where n % 3 = 0`,
  `insert into talent_search (talent_id, seniority, name_key, document, skill_ids, changed_at)
   select t.id, t.seniority, ' ' || plain(u.name), to_tsvector('simple', plain(concat_ws(' ', u.name, t.title, t.city, t.state))),
     array(select skill_id from talent_skills where talent_id = t.id), t.updated_at
   from generate_series($1::int, $2::int) n join talents t on t.id = pg_temp.numbered('1', n) join users u on u.id = t.user_id`,
  `insert into match_talents (talent_id, visible, has_skills, seniority, work_model, city, state, country, pay_expected, currency, languages, proven, formula)
   select t.id, true, true, t.seniority, t.work_model, pg_temp.pick(${CITIES}, n, 4), pg_temp.pick(${STATES}, n, 4), t.country, t.pay_expected, t.currency,
     array[0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
     (select avg(score) / 100.0 * ${storedProof(1, new Date(PROOF_DAY))} from proofs where talent_id = t.id), ${FORMULA_VERSION}
   from generate_series($1::int, $2::int) n join talents t on t.id = pg_temp.numbered('1', n)`,
  `insert into match_skills (talent_id, skill_id, declared, proven)
   select k.talent_id, r.to_id, max(r.strength * ${ABILITY}),
     max(r.strength * coalesce(f.score, 0) / 100.0 * ${storedProof(1, new Date(PROOF_DAY))})
   from generate_series($1::int, $2::int) n
   join talent_skills k on k.talent_id = pg_temp.numbered('1', n)
   join relation r on r.from_id = k.skill_id
   left join proofs f on f.talent_id = k.talent_id and f.skill_id = k.skill_id
   group by k.talent_id, r.to_id`,
];

export const WEIGHT = weightOf({ skills: [], level: 'INTERMEDIATE', required: true, weight: 1 });

const JOBS = [
  `insert into jobs (id, company_id, slug, status, title, description, location_model, city, state, country, contract_type, seniority,
     pay_mode, pay_min, pay_max, currency, languages, draft_steps, owner_id, published_at)
   select pg_temp.numbered('2', n), $3, 'vaga-medida-' || n, 'ACTIVE', 'Pessoa da vaga ' || n, '<p>Trabalho.</p>', pg_temp.pick(${MODELS}, n, 61),
     initcap(pg_temp.pick(${CITIES}, n, 62)), upper(pg_temp.pick(${STATES}, n, 62)), 'BR', 'CLT', pg_temp.pick(${LEVELS}, n, 63), 'range', 500000,
     600000 + 1000 * (pg_temp.number(n, 64) % 1200), 'BRL',
     case when n % 3 = 0 then '[{"code": "en", "proficiency": "fluent"}]' else '[]' end::jsonb, '{1,2,3,4,5,6,7}', (select user_id from company_members where company_id = $3 limit 1),
     now() - make_interval(secs => n)
   from generate_series($1::int, $2::int) n`,
  `insert into job_skills (job_id, company_id, skill_id, level)
   select distinct on (n, p.id) pg_temp.numbered('2', n), $3, p.id, pg_temp.pick(array['BEGINNING', 'INTERMEDIATE', 'ADVANCED'], n, 70 + k)
   from generate_series($1::int, $2::int) n cross join generate_series(1, ${SKILLS.asked}) k join place p on p.place = ${drawn('80 + k')}`,
  `insert into job_search (job_id, company_id, document, published_at, seniority, contract_type, location_model, city, state, country, pay_min, pay_max, currency)
   select j.id, j.company_id, to_tsvector('portuguese', prose(j.title)), j.published_at, j.seniority, j.contract_type, j.location_model, j.city, j.state,
     j.country, j.pay_min, j.pay_max, j.currency
   from generate_series($1::int, $2::int) n join jobs j on j.id = pg_temp.numbered('2', n)`,
  `insert into match_jobs (job_id, company_id, has_needs, seniority, location_model, city, state, country, pay_max, currency, languages, open, listed, published_at, formula)
   select j.id, j.company_id, true, j.seniority, j.location_model, pg_temp.pick(${CITIES}, n, 62), pg_temp.pick(${STATES}, n, 62), j.country, j.pay_max,
     j.currency, case when n % 3 = 0 then array[0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] else array[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] end, true, true,
     j.published_at, ${FORMULA_VERSION}
   from generate_series($1::int, $2::int) n join jobs j on j.id = pg_temp.numbered('2', n)`,
  `insert into match_needs (job_id, need, skill_id, level, weight, sole)
   select s.job_id, row_number() over (partition by s.job_id order by s.skill_id) - 1, s.skill_id, s.level,
     ${WEIGHT}::float8 / count(*) over (partition by s.job_id), true
   from generate_series($1::int, $2::int) n join job_skills s on s.job_id = pg_temp.numbered('2', n)`,
];
