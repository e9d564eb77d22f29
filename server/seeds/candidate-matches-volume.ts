import { FORMULA_VERSION } from '@prova/contract/matching/formula';
import { declaredAbility } from '@prova/contract/matching/skills-part';
import pg from 'pg';
import { drawn, LEVELS, MODELS, prepareDrawing, SKILLS, trustRows, WEIGHT } from './matching-volume.ts';

/**
 * Gives the people that `seedMany` made what their match with the jobs of the company is reckoned from, as the tasks would
 * have written it: skills that their résumés claim, and for a third of them the profile of a talent, as far as
 * `seedMatching` has made some. Each job asks for six skills more, and has everybody's match.
 */
export async function seedCandidateMatches(databaseUrl: string, companyId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'prova-seed' });
  await client.connect();
  try {
    await client.query('begin');
    await prepareDrawing(client);
    await trustRows(client);
    await client.query(PEOPLE, [companyId]);
    await client.query('analyze person');
    for (const statement of STATEMENTS) await client.query(statement, [companyId]);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Candidates with a number to draw by, and the talent that they are. */
const PEOPLE = `
  create temporary table person on commit drop as
  select c.id, n::int as n, t.id as talent_id from (
    select id, row_number() over (order by id) as n from candidates where company_id = $1) c
  left join talents t on c.n % 3 = 0 and t.id = pg_temp.numbered('1', c.n::int)`;

const STATEMENTS = [
  `insert into job_skills (job_id, company_id, skill_id, level)
   select distinct on (j.id, p.id) j.id, $1::uuid, p.id, pg_temp.pick(array['BEGINNING', 'INTERMEDIATE', 'ADVANCED'], j.n, 70 + k)
   from (select id, row_number() over (order by id)::int as n from jobs where company_id = $1) j
   cross join generate_series(1, 6) k join place p on p.place = ${drawn('80 + k').replaceAll('(n,', '(j.n,')}
   where not exists (select from match_jobs m where m.job_id = j.id)
   on conflict do nothing`,
  `insert into match_jobs (job_id, company_id, has_needs, seniority, location_model, city, state, country, pay_max, currency, languages, open, listed, published_at, formula)
   select j.id, j.company_id, true, j.seniority, j.location_model, plain(j.city), plain(j.state), j.country, j.pay_max, j.currency,
     array[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], true, true, j.published_at, ${FORMULA_VERSION}
   from jobs j where j.company_id = $1 and not exists (select from match_jobs m where m.job_id = j.id)`,
  `insert into match_needs (job_id, need, skill_id, level, weight, sole)
   select s.job_id, row_number() over (partition by s.job_id order by s.skill_id) - 1, s.skill_id, s.level,
     ${WEIGHT}::float8 / count(*) over (partition by s.job_id), true
   from job_skills s where s.company_id = $1 and not exists (select from match_needs n where n.job_id = s.job_id)`,
  'update candidates c set talent_id = p.talent_id from person p where p.id = c.id and p.talent_id is not null and c.company_id = $1',
  `insert into candidate_skills (candidate_id, company_id, skill_id, sentence)
   select distinct on (person.id, p.id) person.id, $1::uuid, p.id, 'Trabalho com isto todos os dias.'
   from person cross join generate_series(1, ${SKILLS.each}) k join place p on p.place = ${drawn('130 + k').replaceAll('(n,', '(person.n,')}`,
  `insert into match_candidates (candidate_id, company_id, basis, has_skills, seniority, work_model, city, state, country, pay_expected, currency,
     languages, formula)
   select c.id, $1::uuid, 'application', true, pg_temp.pick(${LEVELS}, p.n, 141), pg_temp.pick(${MODELS}, p.n, 142), plain(c.city), plain(c.state),
     c.country, null, null, array[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], ${FORMULA_VERSION}
   from person p join candidates c on c.id = p.id where p.talent_id is null
   union all
   select p.id, $1::uuid, 'profile', t.has_skills, t.seniority, t.work_model, t.city, t.state, t.country, t.pay_expected, t.currency, t.languages,
     t.formula
   from person p join match_talents t on t.talent_id = p.talent_id`,
  `insert into match_candidate_skills (candidate_id, company_id, skill_id, declared, proven)
   select s.candidate_id, $1::uuid, r.to_id, max(r.strength) * ${declaredAbility('INTERMEDIATE')}::float8, 0
   from candidate_skills s join person p on p.id = s.candidate_id and p.talent_id is null join relation r on r.from_id = s.skill_id
   where s.company_id = $1 group by s.candidate_id, r.to_id
   union all
   select p.id, $1::uuid, s.skill_id, s.declared, s.proven from person p join match_skills s on s.talent_id = p.talent_id`,
];
