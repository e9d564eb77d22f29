import type { SkillLevel } from '@prova/contract/matching/match-input';
import { declaredAbility } from '@prova/contract/matching/skills-part';
import { storedProof } from './proof-worth.ts';

/** A skill of somebody, with the day of its proof. */
export interface DatedSkill {
  readonly skill: string;
  readonly level: SkillLevel | null;
  /** Its result, 0 to 1. */
  readonly proof: { readonly score: number; readonly provenAt: Date } | null;
}

/** What is stored of a skill that somebody has, or comes near to. */
export interface Worth {
  readonly declared: number;
  readonly proven: number;
}

/**
 * What somebody can do of each skill: of their own, and of those that these stand for. The formula takes the best of all
 * relations at each need; here it is taken beforehand, so that a list reads one row a need.
 */
export function reachOf(
  skills: readonly DatedSkill[],
  related: (skill: string) => readonly { readonly to: string; readonly strength: number }[],
): Map<string, Worth> {
  const reach = new Map<string, Worth>();
  for (const { skill, level, proof } of skills) {
    const declared = declaredAbility(level);
    const proven = proof ? storedProof(proof.score, proof.provenAt) : 0;
    for (const { to, strength } of [{ to: skill, strength: 1 }, ...related(skill)]) {
      const known = reach.get(to);
      reach.set(to, {
        declared: Math.max(known?.declared ?? 0, strength * declared),
        proven: Math.max(known?.proven ?? 0, strength * proven),
      });
    }
  }
  return reach;
}
