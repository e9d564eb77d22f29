import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
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

/** Which pairs are reckoned: a job of a company with some of its candidates. */
export interface ScoredPairs {
  readonly jobId: string;
  readonly companyId: string;
  readonly now: Date;
  /** Ids of candidates, as a part of a statement. */
  readonly candidates: RawBuilder<unknown>;
}

/**
 * `candidate_id` and `score` of candidates with a job: today's, as the explanation reckons it; null where too little is
 * known. Nobody is left out of whom something is worked out.
 */
export function scoredCandidates({ jobId, companyId, now, candidates }: ScoredPairs): RawBuilder<unknown> {
  const share = needShare(sql`n.level`, sql`s.declared`, sql`s.proven`, proofFactor(now));
  return sql`
    select t.candidate_id, ${scoreOf(sql`skills.share`)} as score
    from match_jobs j cross join match_candidates t left join (
      select met.candidate_id, sum(met.share) as share from (
        select s.candidate_id, n.need, max(n.weight * ${share}) as share
        from match_needs n join match_candidate_skills s on s.skill_id = n.skill_id and s.company_id = ${companyId}
        where n.job_id = ${jobId} and s.candidate_id in (${candidates})
        group by s.candidate_id, n.need
      ) met group by met.candidate_id) skills on skills.candidate_id = t.candidate_id
    where j.job_id = ${jobId} and t.candidate_id in (${candidates})`;
}

/** The scores of these candidates with a job; those of whom nothing is worked out yet are left out. */
export async function selectCandidateScores(
  ctx: Ctx,
  pairs: Omit<ScoredPairs, 'candidates'>,
  candidateIds: readonly string[],
): Promise<Map<string, number | null>> {
  if (candidateIds.length === 0) return new Map();
  const candidates = sql`select unnest(${[...candidateIds]}::uuid[])`;
  const { rows } = await sql<{ candidateId: string; score: number | null }>`${scoredCandidates({
    ...pairs,
    candidates,
  })}`.execute(ctx.db);
  return new Map(rows.map(({ candidateId, score }) => [candidateId, score]));
}
