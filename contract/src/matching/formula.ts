/**
 * The numbers of the match between a person and a job. Statements for lists are made from the same ones, so whatever
 * changes here changes everywhere; raise `FORMULA_VERSION` with it. `docs/matching.md` gives the reasons.
 */

import type { SKILL_LEVELS } from '../skills/skill-levels.ts';
import type { LOCATION_MODELS, SENIORITIES } from '../work-fields.ts';

/** Stored scores name it. */
export const FORMULA_VERSION = 3;

/** What a match consists of, in the order in which it is explained. */
export const MATCH_PARTS = ['skills', 'seniority', 'languages', 'place', 'pay'] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

/** Points of each part, 100 together. A part that the job does not ask for gives its points to the others. */
export const WEIGHTS: Readonly<Record<MatchPart, number>> = {
  skills: 52,
  seniority: 14,
  languages: 10,
  place: 14,
  pay: 10,
};

/**
 * The share of the skills from which on the other parts count in full. Below, they count as far as the skills reach, for
 * the right place and pay make nobody fit whose work it is not.
 */
export const SKILLS_ENOUGH = 0.4;

/** The rung of posts that are there to begin: internships and trainee programmes. */
export const ENTRY = 'trainee' satisfies (typeof SENIORITIES)[number];

/** How much of the other parts counts at least where who begins meets a post that is there for that: the work is learnt there. */
export const BEGINNER_OTHERS = 0.75;

/**
 * How much of the other parts counts for what there is of the skills, both 0 to 1.
 * @param least of who begins, at a post that is there for that
 */
export const othersCount = (skills: number, least = 0): number => Math.min(1, Math.max(least, skills / SKILLS_ENOUGH));

/**
 * The highest percentage that there can be with so much of the skills (0 to 1), where skills are asked for and known: all
 * else counts in full and fits.
 * @param least as of `othersCount`
 */
export const highestWith = (skills: number, least = 0): number =>
  Math.floor(WEIGHTS.skills * skills + othersCount(skills, least) * (100 - WEIGHTS.skills) + 0.5 + 1e-6);

/** Below this share of the points there is no percentage: too little is known. */
export const KNOWN_MIN = 0.5;

type Level = (typeof SKILL_LEVELS)[number];

/** What a declared level is worth beside an asked one: their quotient, at most 1. */
export const DECLARED: Readonly<Record<Level, number>> = { BEGINNING: 0.4, INTERMEDIATE: 0.7, ADVANCED: 1 };

/**
 * What words alone can give of a skill. Whoever says that they can do everything a job asks stays just below excellent,
 * which has to be proven.
 */
export const DECLARED_MAX = 0.6;

/** The result of a test, 0 to 1, that proves a level in full. */
export const PROVEN: Readonly<Record<Level, number>> = { BEGINNING: 0.5, INTERMEDIATE: 0.7, ADVANCED: 0.85 };

/** Days in which a proof loses half of its worth. */
export const PROOF_HALF_LIFE_DAYS = 365;

/** What a skill weighs by the level at which it is asked: what must be mastered is what the job is about. */
export const LEVEL_WEIGHT: Readonly<Record<Level, number>> = { BEGINNING: 0.7, INTERMEDIATE: 1, ADVANCED: 1.4 };

/** What an optional skill weighs beside a required one. */
export const OPTIONAL_WEIGHT = 0.4;

/** Places of a seniority on the ladder, in half steps. */
export const RUNGS: Readonly<Record<(typeof SENIORITIES)[number], number>> = {
  trainee: 0,
  junior: 2,
  mid: 4,
  senior: 6,
  specialist: 7,
  lead: 7,
  principal: 8,
  manager: 8,
  director: 10,
};
/** Those who lead people first. A lead stands on both ladders. */
export const MANAGING: readonly (typeof SENIORITIES)[number][] = ['manager', 'director'];
/** What each full step above and below the asked seniority takes away. */
export const STEP_ABOVE = 0.3;
export const STEP_BELOW = 0.4;
/** The least that who is above the asked seniority gets. */
export const ABOVE_MIN = 0.1;
/** What is left where one leads people and the other does not. */
export const OTHER_LADDER = 0.6;

type Model = (typeof LOCATION_MODELS)[number];

/** How well a job's way of working (inner) suits the one that a person wants (outer). */
export const MODEL_FIT: Readonly<Record<Model, Readonly<Record<Model, number>>>> = {
  remote: { remote: 1, hybrid: 0.5, onsite: 0.2 },
  hybrid: { remote: 0.8, hybrid: 1, onsite: 0.7 },
  onsite: { remote: 0.6, hybrid: 0.8, onsite: 1 },
};
/** Of who lives in another city of the same state, and further away, by the job's way of working. */
export const SAME_STATE: Readonly<Record<Exclude<Model, 'remote'>, number>> = { hybrid: 0.6, onsite: 0.4 };
export const ELSEWHERE: Readonly<Record<Exclude<Model, 'remote'>, number>> = { hybrid: 0.2, onsite: 0.1 };

/** Share above the job's greatest pay at which nothing is left of the part. */
export const PAY_TOLERANCE = 0.4;

/** The language of a country, where nobody names it as something they can do. */
export const HOME_LANGUAGE: Readonly<Record<string, 'pt' | 'en'>> = {
  BR: 'pt',
  PT: 'pt',
  US: 'en',
  GB: 'en',
  IE: 'en',
};

/** Where the bands of the percentage begin, the best first: of a weak pool, too, each tells people apart. */
export const BAND_MINIMA = { excellent: 80, good: 60, fair: 40, low: 20, minimal: 0 } as const;
export type MatchBand = keyof typeof BAND_MINIMA;
export const MATCH_BANDS = Object.keys(BAND_MINIMA) as [MatchBand, ...MatchBand[]];
/** From here on somebody is excellent, which words alone do not reach. */
export const EXCELLENT_MIN = BAND_MINIMA.excellent;
/** Bands of lists; `unknown`: too little is known for a percentage. */
export type ListedBand = MatchBand | 'unknown';
export const LISTED_BANDS: [ListedBand, ...ListedBand[]] = [...MATCH_BANDS, 'unknown'];

export const listedBand = (score: number | null): ListedBand => (score === null ? 'unknown' : bandOf(score));

/** @param score 0 to 100 */
export const bandOf = (score: number): MatchBand => MATCH_BANDS.find((band) => score >= BAND_MINIMA[band]) ?? 'minimal';

const DAY_MS = 86_400_000;

/**
 * What is left of a proof's worth, 0 to 1. Exponential, so that a stored value needs one factor to be today's.
 * @param from when it was proven; in the future counts as now
 */
export function fading(from: Date, now: Date): number {
  const days = Math.max(0, now.getTime() - from.getTime()) / DAY_MS;
  return 2 ** (-days / PROOF_HALF_LIFE_DAYS);
}
