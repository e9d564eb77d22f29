import { PROVEN } from './formula.ts';
import type { SkillLevel } from './match-input.ts';

const LEVELS_FROM_TOP = ['ADVANCED', 'INTERMEDIATE', 'BEGINNING'] as const satisfies readonly SkillLevel[];

/** Percent from which on a result proves a level. */
export const levelFrom = (level: SkillLevel): number => Math.round(100 * PROVEN[level]);

/** Percent below which no result proves anything. The author of a test may ask more, and never less. */
export const PROVES_FROM = levelFrom('BEGINNING');

/**
 * The one rule of what a result proves: proofs, certificates and all that is said of a result go by it.
 * @param score percent, as it is shown
 * @param provesFrom what the author of the test asks
 * @returns null where the test was taken, and nothing is proven
 */
export function provenLevel(score: number, provesFrom: number = PROVES_FROM): SkillLevel | null {
  if (score < Math.max(provesFrom, PROVES_FROM)) return null;
  return LEVELS_FROM_TOP.find((level) => score >= levelFrom(level)) ?? null;
}
