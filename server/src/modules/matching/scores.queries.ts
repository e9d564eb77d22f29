import { ENTRY, highestWith } from '@prova/contract/matching/formula';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { needShare, scoreOf, scoreOfShares, shareColumns } from './formula.queries.ts';
import { proofFactor } from './proof-worth.ts';

export interface ScoredJob {
  readonly jobId: string;
  readonly score: number | null;
}
export interface ScoredTalent {
  readonly talentId: string;
  readonly score: number | null;
}

/**
 * The side of a list that is known, `t` or `j` of the formula, as a row of constants: what they decide is left out of the
 * statement before it runs. A list is reckoned in half the time so.
 */
const constants = (row: Readonly<Record<string, unknown>>, types: Readonly<Record<string, string>>) =>
  sql`(select ${sql.join(
    Object.entries(types).map(([name, type]) => sql`${row[name]}::${sql.raw(type)} as ${sql.id(snakeCase(name))}`),
  )})`;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const SHARED = {
  seniority: 'text',
  city: 'text',
  state: 'text',
  country: 'text',
  currency: 'text',
  languages: 'int[]',
};
const OF_TALENT = { ...SHARED, hasSkills: 'boolean', workModel: 'text', payExpected: 'bigint' } as const;
const OF_JOB = { ...SHARED, hasNeeds: 'boolean', locationModel: 'text', payMax: 'bigint' } as const;

/** A talent as `t` of the formula; undefined for one of whom nothing is derived. */
export async function knownTalent(ctx: Ctx, talentId: string): Promise<RawBuilder<unknown> | undefined> {
  const row = await ctx.db
    .selectFrom('matchTalents')
    .select(Object.keys(OF_TALENT) as (keyof typeof OF_TALENT)[])
    .where('talentId', '=', talentId)
    .executeTakeFirst();
  return row && constants(row, OF_TALENT);
}

/** An open job as `j` of the formula. */
async function knownJob(ctx: Ctx, jobId: string): Promise<RawBuilder<unknown> | undefined> {
  const row = await ctx.db
    .selectFrom('matchJobs')
    .select(Object.keys(OF_JOB) as (keyof typeof OF_JOB)[])
    .where('jobId', '=', jobId)
    .where('open', '=', true)
    .executeTakeFirst();
  return row && constants(row, OF_JOB);
}

/**
 * The sum of what a talent brings for the needs of a job, by either of them: of each need the best of the skills that meet
 * it. Where there is but one, nothing has to be compared, which takes half the time.
 * @param by the column that they are summed by
 */
const skillsBy = (by: RawBuilder<unknown>, factor: number, chosen: RawBuilder<unknown>) => {
  const share = sql`n.weight * ${needShare(sql`n.level`, sql`s.declared`, sql`s.proven`, factor)}`;
  return sql`
    select met.id, sum(met.share) as share from (
      select ${by} as id, ${share} as share
      from match_skills s join match_needs n on n.skill_id = s.skill_id where n.sole and ${chosen}
      union all
      select ${by}, max(${share})
      from match_skills s join match_needs n on n.skill_id = s.skill_id where not n.sole and ${chosen}
      group by ${by}, n.need
    ) met group by met.id`;
};

/**
 * What a talent brings for the needs of open jobs: id of the job and share.
 * @param jobs which of them, as a condition on `n.job_id`; left out, all
 */
export const skillsByJob = (talentId: string, factor: number, jobs: RawBuilder<unknown> = sql`true`) =>
  skillsBy(sql`n.job_id`, factor, sql`s.talent_id = ${talentId} and ${jobs}`);

interface Recommended {
  readonly limit: number;
  /** Ids of jobs that are not to be among them. */
  readonly without: readonly string[];
  /** How many jobs, those with most of the skills, are reckoned before all are. */
  readonly firstChoice?: number;
}

const FIRST_CHOICE = 1000;

/**
 * Listed open jobs by score, then the newest. Left out are those without a score, and those that the talent does not want.
 * Those with most of the skills are reckoned first: mostly none of the others can reach as high.
 */
export async function selectRecommendedJobs(
  ctx: Ctx,
  talentId: string,
  { limit, without, firstChoice = FIRST_CHOICE }: Recommended,
): Promise<ScoredJob[]> {
  const talent = await knownTalent(ctx, talentId);
  if (!talent) return [];
  const skills = skillsByJob(talentId, proofFactor(ctx.clock.now()));
  const wanted = sql`j.listed
    and j.job_id <> all(${[...without]}::uuid[])
    and j.job_id not in (select d.job_id from dismissed_jobs d where d.talent_id = ${talentId})`;
  // Of these the skills are not what decides most.
  const begins = sql`coalesce(t.seniority = ${sql.lit(ENTRY)} and j.seniority = ${sql.lit(ENTRY)}, false)`;
  const first = await sql<ScoredJob & { chosen: number; least: number }>`
    with skills as materialized (${skills}), chosen as materialized (
      select skills.id, skills.share from ${talent} t cross join skills join match_jobs j on j.job_id = skills.id
      where ${wanted} and not ${begins} order by skills.share desc limit ${firstChoice}
    )
    ${byScore(
      sql`select j.job_id, j.published_at, ${shareColumns(sql`chosen.share`)}
        from ${talent} t cross join chosen join match_jobs j on j.job_id = chosen.id
        union all select j.job_id, j.published_at, ${shareColumns(sql`skills.share`)}
        from ${talent} t cross join match_jobs j left join skills on skills.id = j.job_id
        where (not j.has_needs or ${begins}) and ${wanted}`,
      limit,
      sql`, (select count(*)::int from chosen) as chosen, (select min(share) from chosen) as least`,
    )}`.execute(ctx.db);
  const last = first.rows[limit - 1];
  // What was not chosen has less of the skills than any of these, or none.
  const others = last && highestWith(last.chosen < firstChoice ? 0 : last.least);
  if (last?.score != null && others !== undefined && last.score > others)
    return first.rows.map(({ jobId, score }) => ({ jobId, score }));
  const { rows } = await sql<ScoredJob>`
    ${byScore(
      sql`select j.job_id, j.published_at, ${shareColumns(sql`skills.share`)}
        from ${talent} t cross join match_jobs j left join (${skills}) skills on skills.id = j.job_id
        where ${wanted}`,
      limit,
    )}`.execute(ctx.db);
  return rows;
}

/** @param shares job_id, published_at and the columns of `shareColumns` */
const byScore = (shares: RawBuilder<unknown>, limit: number, more: RawBuilder<unknown> = sql``) =>
  // Without the second `offset 0` the score would be reckoned once more, to see whether there is one.
  sql`select scored.job_id, scored.score${more}
    from (select job_id, published_at, ${scoreOfShares()} as score from (${shares} offset 0) shares offset 0) scored
    where scored.score is not null
    order by scored.score desc, scored.published_at desc, scored.job_id desc
    limit ${limit}`;

/** The scores of a talent with these jobs; those that are not open are left out. */
export async function selectScores(ctx: Ctx, talentId: string, jobIds: readonly string[]): Promise<ScoredJob[]> {
  const factor = proofFactor(ctx.clock.now());
  const chosen = sql`n.job_id = any(${[...jobIds]}::uuid[])`;
  const talent = await knownTalent(ctx, talentId);
  if (!talent) return [];
  const { rows } = await sql<ScoredJob>`
    with skills as materialized (${skillsByJob(talentId, factor, chosen)})
    select j.job_id, ${scoreOf(sql`skills.share`)} as score
    from ${talent} t cross join match_jobs j left join skills on skills.id = j.job_id
    where j.open and j.job_id = any(${[...jobIds]}::uuid[])
  `.execute(ctx.db);
  return rows;
}

/** Open talents by how well they match an open job. */
export async function selectRankedTalents(
  ctx: Ctx,
  jobId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: ScoredTalent[]; total: number }> {
  const factor = proofFactor(ctx.clock.now());
  const job = await knownJob(ctx, jobId);
  if (!job) return { rows: [], total: 0 };
  const { rows } = await sql<Partial<ScoredTalent> & { total: number }>`
    with scored as materialized (
      select talent_id, score from (select talent_id, ${scoreOfShares()} as score from (
        select t.talent_id, ${shareColumns(sql`skills.share`)}
        from ${job} j cross join match_talents t
        left join (${skillsBy(sql`s.talent_id`, factor, sql`n.job_id = ${jobId}`)}) skills on skills.id = t.talent_id
        where t.visible
        offset 0) shares offset 0
      ) reckoned where score is not null)
    select counted.total, listed.* from (select count(*)::int as total from scored) counted
    left join lateral (
      select * from scored order by score desc, talent_id desc limit ${page.limit} offset ${page.offset}
    ) listed on true
  `.execute(ctx.db);
  const scored = rows.flatMap(({ talentId, score }) => (talentId ? [{ talentId, score: score ?? null }] : []));
  return { rows: scored, total: rows[0]?.total ?? 0 };
}

/**
 * Open talents by what they have proven.
 * @param among only these, as a part of a statement; null for all
 */
export async function selectProvenTalents(
  ctx: Ctx,
  among: RawBuilder<string> | null,
  page: { limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const proven = ctx.db
    .selectFrom('matchTalents')
    .where('visible', '=', true)
    .where('proven', 'is not', null)
    .$if(among !== null, (query) => query.where('talentId', 'in', among as RawBuilder<string>));
  const rows = await proven
    .select('talentId')
    .orderBy('proven', 'desc')
    .orderBy('talentId', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await proven.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ids: rows.map(({ talentId }) => talentId), total: Number(total) };
}
