import { PROVEN } from '@prova/contract/matching/formula';
import { match } from '@prova/contract/matching/match';
import type { KnownSkill, MatchProfile } from '@prova/contract/matching/match-input';
import type { Ctx } from '../../platform/context.ts';
import { relationStrength } from '../skills/skills.service.ts';
import { readJobs, readTalents } from './facts.ts';
import { requireOwnTalent } from './own-talent.ts';
import { matchingPorts } from './ports.ts';
import { selectRecommendedJobs } from './scores.queries.ts';

/** Skills that the actor declares and has no proof of, as they are kept. @throws AppError FORBIDDEN for who has no profile */
export async function unprovenSkills(ctx: Ctx): Promise<string[]> {
  const [talent] = await readTalents(ctx, [await requireOwnTalent(ctx)]);
  return (talent?.profile.skills ?? []).filter(({ proof }) => proof === null).map(({ skill }) => skill);
}

interface Raised {
  readonly jobs: number;
  /** All together. */
  readonly points: number;
}

/**
 * How many of the jobs that suit the actor best would suit them better if they had proven a skill at the highest level, for each
 * of these skills alone.
 * @throws AppError FORBIDDEN for who has no profile
 */
export async function raisedJobs(
  ctx: Ctx,
  skills: readonly string[],
  limit: number,
): Promise<{ raised: Map<string, Raised>; among: number }> {
  const talentId = await requireOwnTalent(ctx);
  const without = await matchingPorts.appliedJobs(ctx, talentId);
  const best = await selectRecommendedJobs(ctx, talentId, { limit, without });
  const [talent] = await readTalents(ctx, [talentId]);
  const jobs = await readJobs(
    ctx,
    best.map(({ jobId }) => jobId),
  );
  if (!talent) return { raised: new Map(), among: 0 };
  const { profile } = talent;
  const scoreOf = (of: MatchProfile, { job }: (typeof jobs)[number]) => match(of, job, relationStrength).score ?? 0;
  const now = new Map(jobs.map((job) => [job, scoreOf(profile, job)]));
  const raised = skills.map((skill) => {
    const proving = withProof(profile, skill);
    const gains = jobs.map((job) => scoreOf(proving, job) - (now.get(job) ?? 0)).filter((gain) => gain > 0);
    return [skill, { jobs: gains.length, points: gains.reduce((sum, gain) => sum + gain, 0) }] as const;
  });
  return { raised: new Map(raised), among: jobs.length };
}

function withProof(profile: MatchProfile, skill: string): MatchProfile {
  const proof = { score: PROVEN.ADVANCED, fading: 1 };
  const level = profile.skills.find((each) => each.skill === skill)?.level ?? null;
  const proven: KnownSkill = { skill, level, proof };
  return { ...profile, skills: [...profile.skills.filter((each) => each.skill !== skill), proven] };
}
