import type { SpokenLanguage } from '../spoken-languages.ts';
import { DECLARED_MAX, type MatchPart, othersCount, WEIGHTS } from './formula.ts';
import type { Match } from './match.ts';
import type { MatchJob, MatchProfile } from './match-input.ts';
import { languageShares, leastOthers } from './other-parts.ts';

/** Something a person can do to raise the percentage. */
export type Raise =
  /** Prove a skill that is declared, or learn and prove one that is not there. */
  | { readonly kind: 'prove' | 'learn'; readonly skill: string; readonly gain: number }
  | { readonly kind: 'language'; readonly code: SpokenLanguage; readonly gain: number }
  /** Say what was not said: how much it changes nobody can know before. */
  | { readonly kind: 'say'; readonly part: MatchPart; readonly gain: null };

/** A need of which less is there is something to learn before it can be proven. */
const HARDLY_THERE = DECLARED_MAX / 2;

/**
 * What would raise a match, the most effective first; what was not said stands at the end. `gain` is in points of the
 * percentage, at least 1.
 */
export function raisesOf(result: Match, profile: MatchProfile, job: MatchJob): Raise[] {
  const counted = result.parts.filter(({ share }) => typeof share === 'number');
  const shareOf = (part: MatchPart) => Number(counted.find((each) => each.part === part)?.share ?? 0);
  const sum = counted.reduce((total, { part }) => total + WEIGHTS[part], 0);
  const known = (part: MatchPart) => counted.some((each) => each.part === part);
  const points = (weighted: number) => Math.round((100 * result.entryShare * weighted) / (sum || 1));
  const others = counted
    .filter(({ part }) => part !== 'skills')
    .reduce((total, { part, share }) => total + WEIGHTS[part] * Number(share), 0);
  const least = leastOthers(profile, job);
  // More of the skills lets more of the other parts count, too.
  const gainOfSkill = (share: number) => {
    const more = shareOf('skills') + share;
    return points(WEIGHTS.skills * share + others * (othersCount(more, least) - result.othersCount));
  };

  const skills: Raise[] = known('skills')
    ? result.needs.map(({ need, share, weight, evidence }) => ({
        kind: share < HARDLY_THERE ? 'learn' : 'prove',
        skill: evidence && evidence.strength === 1 ? evidence.skill : (need.skills[0] ?? ''),
        gain: gainOfSkill(weight * (1 - share)),
      }))
    : [];
  const asked = [...languageShares(profile, job)];
  const languages: Raise[] = asked.map(([code, share]) => ({
    kind: 'language',
    code,
    gain: points((result.othersCount * WEIGHTS.languages * (1 - share)) / asked.length),
  }));
  const said = [...skills, ...languages].filter(({ gain }) => gain !== null && gain >= 1);
  said.sort((one, other) => (other.gain ?? 0) - (one.gain ?? 0));
  const unsaid = result.parts.filter(({ share }) => share === 'unknown');
  return [...said, ...unsaid.map(({ part }): Raise => ({ kind: 'say', part, gain: null }))];
}
