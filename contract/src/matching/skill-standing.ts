import type { SkillLevel } from './match-input.ts';
import { levelFrom } from './proven-level.ts';

/**
 * What may be said in a word of a skill that a job asks for, of somebody of whom something counts for it: proven at the asked level,
 * declared at it, there below it, or another skill that is similar. Only what is proven has a check.
 */
export const SKILL_STANDINGS = ['proven', 'declared', 'partly', 'similar'] as const;
export type SkillStanding = (typeof SKILL_STANDINGS)[number];

const RANK: Readonly<Record<SkillLevel, number>> = { BEGINNING: 1, INTERMEDIATE: 2, ADVANCED: 3 };

/** @param asked null where no level is asked */
export function skillStanding(
  evidence: {
    /** 1 for the skill itself, less for a related one. */
    readonly strength: number;
    /** That is declared. */
    readonly level: SkillLevel | null;
    /** Percent of the proof that counts; null for what is only declared. */
    readonly score: number | null;
  },
  asked: SkillLevel | null,
): SkillStanding {
  const { strength, level, score } = evidence;
  if (strength < 1) return 'similar';
  const wanted = asked ?? 'BEGINNING';
  if (score !== null) return score >= levelFrom(wanted) ? 'proven' : 'partly';
  return level !== null && RANK[level] >= RANK[wanted] ? 'declared' : 'partly';
}
