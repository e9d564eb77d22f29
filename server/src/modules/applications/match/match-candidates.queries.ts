import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { prepare } from '../../../platform/db.ts';
import type { CandidateSkills, MatchCandidateSkills, MatchCandidates } from '../../../platform/schema.gen.ts';
import { inParts, needShare, proofFactor, scoreOf } from '../../matching/matching.service.ts';

/** Holds off another refresh of the same candidates until the transaction ends; in order, so that two never wait for each other. */
export async function lockCandidates(ctx: Ctx, candidateIds: readonly string[]): Promise<void> {
  await ctx.db
    .selectFrom('candidates')
    .select('id')
    .where('id', 'in', [...candidateIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Puts what is derived of these candidates in the place of what there was. */
export async function replaceMatches(
  ctx: Ctx,
  candidateIds: readonly string[],
  rows: {
    candidates: readonly Insertable<MatchCandidates>[];
    reach: readonly Insertable<MatchCandidateSkills>[];
    claims: readonly Insertable<CandidateSkills>[];
  },
): Promise<void> {
  const ids = [...candidateIds];
  await ctx.db.deleteFrom('matchCandidates').where('candidateId', 'in', ids).execute();
  await ctx.db.deleteFrom('candidateSkills').where('candidateId', 'in', ids).execute();
  await inParts(rows.candidates, (part) => ctx.db.insertInto('matchCandidates').values(part).execute());
  await inParts(rows.reach, (part) => ctx.db.insertInto('matchCandidateSkills').values(part).execute());
  await inParts(rows.claims, (part) => ctx.db.insertInto('candidateSkills').values(part).execute());
}

/** What is reckoned: applications of a company, each with its own job. */
export interface ScoredApplications {
  readonly companyId: string;
  readonly now: Date;
  /** A statement of their `id`, `job_id` and `candidate_id`, each once. */
  readonly of: RawBuilder<unknown>;
  /** All of them are to one job: then its skills lead to the people. Among several jobs that would be people times jobs. */
  readonly oneJob: boolean;
}

/**
 * Parts of `with`, the last of them `matched`: `id` and `score` of applications, today's, as the explanation reckons it; null
 * where too little is known. Left out are those of whose people nothing is worked out yet.
 *
 * Who brings nothing is among `reached` from the start, so that all it is joined with has an index: planned for one row
 * and given ten thousand, a join of two lists took half a minute. Needs that one skill
 * alone can meet are summed up at once.
 */
export function matchedIn({ companyId, now, of, oneJob }: ScoredApplications): RawBuilder<unknown> {
  const share = needShare(sql`n.level`, sql`s.declared`, sql`s.proven`, proofFactor(now));
  return sql`
    asked as materialized (${of}),
    asking as materialized (
      select job_id, skill_id, level, weight, case when 1 < count(*) over (partition by job_id, need) then need end as of_several
      from match_needs where job_id in (select job_id from asked)
    ), reached as materialized (
      select id, job_id, candidate_id, sum(share) as share from (
        select id, job_id, candidate_id, case when of_several is null then sum(share) else max(share) end as share from (
          select n.id, n.job_id, n.candidate_id, n.of_several, n.weight * ${share} as share
          from (
            select a.id, a.job_id, a.candidate_id, n.of_several, n.skill_id, n.level, n.weight
            from asked a join asking n on n.job_id = a.job_id ${oneJob ? sql`` : sql`offset 0`}
          ) n join match_candidate_skills s on s.candidate_id = n.candidate_id and s.skill_id = n.skill_id
          where s.company_id = ${companyId}
        ) met group by id, job_id, candidate_id, of_several
        union all
        select id, job_id, candidate_id, null from asked
      ) each group by id, job_id, candidate_id
    ), matched as materialized (
      select a.id, ${scoreOf(sql`a.share`)} as score
      from reached a join match_jobs j on j.job_id = a.job_id join match_candidates t on t.candidate_id = a.candidate_id
    )`;
}

/** The scores of these applications; those of whose people nothing is worked out yet are left out. */
export async function selectApplicationScores(
  ctx: Ctx,
  { companyId, ids }: { companyId: string; ids: readonly string[] },
): Promise<Map<string, number | null>> {
  if (ids.length === 0) return new Map();
  const of = sql`select id, job_id, candidate_id from applications where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`;
  const query = sql<{ id: string; score: number | null }>`
    with ${matchedIn({ companyId, now: ctx.clock.now(), of, oneJob: false })} select id, score from matched`.compile(
    ctx.db,
  );
  prepare('application-scores', query.sql);
  const { rows } = await ctx.db.executeQuery(query);
  return new Map(rows.map(({ id, score }) => [id, score]));
}
