import { DECLARED, DECLARED_MAX, LEVEL_WEIGHT, OPTIONAL_WEIGHT, PROVEN } from './formula.ts';
import type { KnownSkill, Need, Related, SkillLevel } from './match-input.ts';

/** What a share of a need stands on. */
export interface Evidence {
  readonly kind: 'proven' | 'declared';
  /** The skill that somebody has; another one than the asked where it is related. */
  readonly skill: string;
  /** Which of the asked skills it counts for, and to what share it stands for that: 1 for the skill itself. */
  readonly wanted: string;
  readonly strength: number;
  readonly level: SkillLevel | null;
  /** The result of the proof, and what time has left of it; null for what is only declared. */
  readonly proof: { readonly score: number; readonly fading: number } | null;
}

export interface NeedMatch {
  readonly need: Need;
  /** How much of it is there, 0 to 1. */
  readonly share: number;
  /** Among the needs of the job, 0 to 1; together 1. */
  readonly weight: number;
  readonly evidence: Evidence | null;
}

/** What a declared level gives of an asked one, before related skills take their part: 0 to 1. */
export const declaredAbility = (level: SkillLevel | null): number => (level === null ? 0 : DECLARED[level]);

const declaredShare = (ability: number, asked: SkillLevel) => DECLARED_MAX * Math.min(1, ability / DECLARED[asked]);
const provenShare = (result: number, asked: SkillLevel) => Math.min(1, result / PROVEN[asked]);

/** The weight of a need among others that are weighed in the same way. */
export const weightOf = ({ weight, level, required }: Need): number =>
  weight * LEVEL_WEIGHT[level] * (required ? 1 : OPTIONAL_WEIGHT);

/**
 * What a person brings for each need: for each skill the greater of what is declared, up to a limit, and what is proven,
 * by the skill itself or by the one that comes nearest to it. Thus more of anything never takes away.
 */
export function matchNeeds(needs: readonly Need[], known: readonly KnownSkill[], related: Related): NeedMatch[] {
  const all = needs.reduce((sum, need) => sum + weightOf(need), 0);
  return needs.map((need) => {
    const best = bestFor(need, known, related);
    return { need, share: best?.share ?? 0, weight: weightOf(need) / all, evidence: best?.evidence ?? null };
  });
}

type Found = { share: number; evidence: Evidence };

function bestFor({ skills, level }: Need, known: readonly KnownSkill[], related: Related): Found | null {
  let best: Found | null = null;
  for (const wanted of skills) {
    for (const { skill, level: own, proof } of known) {
      const strength = skill === wanted ? 1 : related(skill, wanted);
      if (strength === 0) continue;
      const base = { skill, wanted, strength, level: own };
      const declared = declaredShare(strength * declaredAbility(own), level);
      const proven = proof ? provenShare(strength * proof.score * proof.fading, level) : 0;
      const found: Found =
        proof && proven >= declared
          ? { share: proven, evidence: { ...base, kind: 'proven', proof } }
          : { share: declared, evidence: { ...base, kind: 'declared', proof: null } };
      if (found.share > 0 && (best === null || isBetter(found, best))) best = found;
    }
  }
  return best;
}

/** The greater share; between equals the nearer skill, then the first by name, so that the order of entries says nothing. */
function isBetter(one: Found, other: Found): boolean {
  if (one.share !== other.share) return one.share > other.share;
  if (one.evidence.strength !== other.evidence.strength) return one.evidence.strength > other.evidence.strength;
  return one.evidence.skill < other.evidence.skill;
}
