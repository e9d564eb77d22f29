import type { Locale } from '@prova/contract/common';
import type { MatchExplanation } from '@prova/contract/matching/explanation';
import { match } from '@prova/contract/matching/match';
import { raisesOf } from '@prova/contract/matching/raises';
import { relationStrength, skillName } from '../skills/skills.service.ts';
import type { ReadJob, ReadTalent } from './facts.ts';

/** All that the percentage of a talent and a job stands on. What would raise it is for the talent alone. */
export function explainMatch(
  { profile, proofs }: Pick<ReadTalent, 'profile' | 'proofs'>,
  { job }: Pick<ReadJob, 'job'>,
  { raises, locale }: { raises: boolean; locale: Locale },
): MatchExplanation {
  const found = match(profile, job, relationStrength);
  const called = (skill: string) => skillName(locale, skill);
  return {
    version: found.version,
    score: found.score,
    known: found.known,
    othersCount: found.othersCount,
    entryShare: found.entryShare,
    parts: found.parts.map(({ part, share, points, pointsMax }) => ({ part, share, points, pointsMax })),
    needs: found.needs.map(({ need, share, weight, evidence }) => ({
      skills: need.skills.map(called),
      level: need.level,
      required: need.required,
      titled: need.titled ?? false,
      share,
      weight,
      evidence: evidence && {
        ...evidence,
        skill: called(evidence.skill),
        wanted: called(evidence.wanted),
        proof: evidence.proof && datedProof(evidence, proofs),
      },
    })),
    raises: raises
      ? raisesOf(found, profile, job).map((raise) =>
          'skill' in raise ? { ...raise, skill: called(raise.skill) } : raise,
        )
      : [],
  };
}

function datedProof(
  { skill, proof }: { skill: string; proof: { score: number; fading: number } | null },
  proofs: ReadTalent['proofs'],
) {
  const dated = proofs.get(skill);
  if (!proof || !dated) return null;
  const faded = Math.round(100 * proof.score * proof.fading);
  return { score: dated.score, faded, provenAt: dated.provenAt.toISOString(), companyName: dated.companyName };
}
