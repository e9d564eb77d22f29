import { FORMULA_VERSION, KNOWN_MIN, MATCH_PARTS, type MatchPart, othersCount, WEIGHTS } from './formula.ts';
import type { MatchJob, MatchProfile, Related } from './match-input.ts';
import {
  entryShare,
  languagesShare,
  leastOthers,
  payShare,
  placeShare,
  type Share,
  seniorityShare,
} from './other-parts.ts';
import { matchNeeds, type NeedMatch } from './skills-part.ts';

export interface PartMatch {
  readonly part: MatchPart;
  readonly share: Share;
  /** Of the 100 points of all parts, before those are weighed out that do not count. */
  readonly weight: number;
  /** What it adds to the percentage, and what it could add at most: integers; of all parts together the percentage, and 100. */
  readonly points: number;
  readonly pointsMax: number;
}

export interface Match {
  /** The formula that made it. */
  readonly version: number;
  /** 0 to 100. Null where too little is known, or the job asks for nothing. */
  readonly score: number | null;
  /** How much of what the job asks for the person has said anything about, 0 to 1. */
  readonly known: number;
  /** How much of the parts beside the skills counts, 0 to 1: less than 1 where most of the skills are missing. */
  readonly othersCount: number;
  /** How much of all parts counts, 0 to 1: less than 1 of who is beyond a post that is there to begin. */
  readonly entryShare: number;
  readonly parts: readonly PartMatch[];
  /** Each need of the part `skills`, in the order of the job. */
  readonly needs: readonly NeedMatch[];
}

/** Keeps a half a half, in whichever order things were added up. */
const SLACK = 1e-9;

/** A share of 0 to 1 as a whole percentage. Lists in SQL round alike. */
export const percentOf = (share: number): number => Math.floor(100 * share + 0.5 + SLACK);

/**
 * How well a person fits a job, in parts that add up: docs/matching.md explains it with an example.
 * @param related what the dictionary knows of skills that stand for others
 */
export function match(profile: MatchProfile, job: MatchJob, related: Related): Match {
  const needs = matchNeeds(job.needs, profile.skills, related);
  const shares: Record<MatchPart, Share> = {
    skills: skillsShare(profile, needs),
    seniority: seniorityShare(profile, job),
    languages: languagesShare(profile, job),
    place: placeShare(profile, job),
    pay: payShare(profile, job),
  };
  const asked = sumOf((part) => (shares[part] === 'not_asked' ? 0 : WEIGHTS[part]));
  const counted = sumOf((part) => (typeof shares[part] === 'number' ? WEIGHTS[part] : 0));
  const others = typeof shares.skills === 'number' ? othersCount(shares.skills, leastOthers(profile, job)) : 1;
  const share = entryShare(profile, job);
  const reachedOf = (part: MatchPart) =>
    share * WEIGHTS[part] * numberOf(shares[part]) * (part === 'skills' ? 1 : others);
  const reached = sumOf(reachedOf);
  const known = asked === 0 ? 0 : counted / asked;
  const score = counted === 0 || known < KNOWN_MIN ? null : percentOf(reached / counted);
  const most = wholeParts(
    MATCH_PARTS.map((part) => (typeof shares[part] === 'number' ? (100 * WEIGHTS[part]) / counted : 0)),
    counted === 0 ? 0 : 100,
  );
  const points = wholeParts(
    MATCH_PARTS.map((part) => (100 * reachedOf(part)) / (counted || 1)),
    counted === 0 ? 0 : percentOf(reached / counted),
    most,
  );
  const parts = MATCH_PARTS.map((part, index) => ({
    part,
    share: shares[part],
    weight: WEIGHTS[part],
    points: points[index] ?? 0,
    pointsMax: most[index] ?? 0,
  }));
  return { version: FORMULA_VERSION, score, known, othersCount: others, entryShare: share, parts, needs };
}

function skillsShare({ skills }: MatchProfile, needs: readonly NeedMatch[]): Share {
  if (needs.length === 0) return 'not_asked';
  if (skills.length === 0) return 'unknown';
  return needs.reduce((sum, { share, weight }) => sum + share * weight, 0);
}

const sumOf = (value: (part: MatchPart) => number) => MATCH_PARTS.reduce((sum, part) => sum + value(part), 0);
const numberOf = (share: Share) => (typeof share === 'number' ? share : 0);

/** Whole numbers that add up to `total`: the largest remainders are rounded up, none above its `most`. */
function wholeParts(values: readonly number[], total: number, most?: readonly number[]): number[] {
  const whole = values.map((value) => Math.floor(value + SLACK));
  const isBelowMost = (index: number) => (whole[index] ?? 0) < (most?.[index] ?? 100);
  const byRemainder = values
    .map((value, index) => ({ index, remainder: value - (whole[index] ?? 0) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  let left = total - whole.reduce((sum, value) => sum + value, 0);
  while (left > 0) {
    const open = byRemainder.filter(({ index }) => isBelowMost(index)).slice(0, left);
    if (open.length === 0) break;
    for (const { index } of open) whole[index] = (whole[index] ?? 0) + 1;
    left -= open.length;
  }
  return whole;
}
