import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { needShare, scoreOf } from './formula.queries.ts';
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
 * What a talent brings for the needs of open jobs, by job: for each need the best of the skills that meet it.
 * @param jobs which of them, as a condition on `n.job_id`; left out, all
 */
export const skillsByJob = (talentId: string, factor: number, jobs: RawBuilder<unknown> = sql`true`) => sql`
  select met.job_id, sum(met.share) as share from (
    select n.job_id, n.need, max(n.weight * ${needShare(sql`n.level`, sql`s.declared`, sql`s.proven`, factor)}) as share
    from match_skills s join match_needs n on n.skill_id = s.skill_id
    where s.talent_id = ${talentId} and ${jobs}
    group by n.job_id, n.need
  ) met group by met.job_id`;

/**
 * Listed open jobs by score, then the newest. Left out are those without a score, and those that the talent does not want.
 * @param without ids of jobs that are not to be among them
 */
export async function selectRecommendedJobs(
  ctx: Ctx,
  talentId: string,
  { limit, without }: { limit: number; without: readonly string[] },
): Promise<ScoredJob[]> {
  const factor = proofFactor(ctx.clock.now());
  const { rows } = await sql<ScoredJob>`
    with skills as materialized (${skillsByJob(talentId, factor)})
    select scored.job_id, scored.score from (
      select j.job_id, j.published_at, ${scoreOf(sql`skills.share`)} as score
      from match_talents t cross join match_jobs j left join skills on skills.job_id = j.job_id
      where t.talent_id = ${talentId} and j.listed
        and j.job_id <> all(${[...without]}::uuid[])
        and not exists (select from dismissed_jobs d where d.talent_id = ${talentId} and d.job_id = j.job_id)
    ) scored
    where scored.score is not null
    order by scored.score desc, scored.published_at desc, scored.job_id desc
    limit ${limit}
  `.execute(ctx.db);
  return rows;
}

/** The scores of a talent with these jobs; those that are not open are left out. */
export async function selectScores(ctx: Ctx, talentId: string, jobIds: readonly string[]): Promise<ScoredJob[]> {
  const factor = proofFactor(ctx.clock.now());
  const chosen = sql`n.job_id = any(${[...jobIds]}::uuid[])`;
  const { rows } = await sql<ScoredJob>`
    with skills as materialized (${skillsByJob(talentId, factor, chosen)})
    select j.job_id, ${scoreOf(sql`skills.share`)} as score
    from match_talents t cross join match_jobs j left join skills on skills.job_id = j.job_id
    where t.talent_id = ${talentId} and j.open and j.job_id = any(${[...jobIds]}::uuid[])
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
  const { rows } = await sql<Partial<ScoredTalent> & { total: number }>`
    with skills as materialized (
      select met.talent_id, sum(met.share) as share from (
        select s.talent_id, n.need, max(n.weight * ${needShare(sql`n.level`, sql`s.declared`, sql`s.proven`, factor)}) as share
        from match_needs n join match_skills s on s.skill_id = n.skill_id
        where n.job_id = ${jobId}
        group by s.talent_id, n.need
      ) met group by met.talent_id),
    scored as materialized (
      select talent_id, score from (
        select t.talent_id, ${scoreOf(sql`skills.share`)} as score
        from match_jobs j cross join match_talents t left join skills on skills.talent_id = t.talent_id
        where j.job_id = ${jobId} and j.open and t.visible
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
