/** What a profile is complete by, and how much of it each entry is: by what recruiters read and the match needs. */
export const COMPLETENESS = {
  skills: 25,
  title: 10,
  experience: 10,
  bio: 8,
  seniority: 8,
  place: 8,
  languages: 7,
  education: 6,
  workModel: 5,
  payExpected: 4,
  availability: 4,
  links: 3,
  photo: 2,
} as const;
export type CompletenessPart = keyof typeof COMPLETENESS;

/** Skills count in full from so many on. */
const ENOUGH_SKILLS = 5;

/** What is there of a profile. */
export interface ProfileParts {
  readonly skills: number;
  readonly title: boolean;
  readonly experience: number;
  readonly bio: boolean;
  readonly seniority: boolean;
  readonly place: boolean;
  readonly languages: number;
  readonly education: number;
  readonly workModel: boolean;
  readonly payExpected: boolean;
  readonly availability: boolean;
  readonly links: number;
  readonly photo: boolean;
}

const shareOf = (part: CompletenessPart, value: number | boolean): number => {
  if (part === 'skills') return Math.min(1, Number(value) / ENOUGH_SKILLS);
  return Number(value) > 0 ? 1 : 0;
};

/**
 * How complete a profile is.
 * @returns `percent` 0 to 100, and what is missing, by how much it would add, the most first
 */
export function completenessOf(parts: ProfileParts): {
  percent: number;
  missing: { part: CompletenessPart; gain: number }[];
} {
  const all = Object.keys(COMPLETENESS) as CompletenessPart[];
  const missing = all
    .map((part) => ({ part, gain: Math.round(COMPLETENESS[part] * (1 - shareOf(part, parts[part]))) }))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
  const lacking = missing.reduce((sum, { gain }) => sum + gain, 0);
  return { percent: 100 - lacking, missing };
}
