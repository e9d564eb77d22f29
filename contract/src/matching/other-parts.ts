import { PROFICIENCIES, type Proficiency, type SpokenLanguage } from '../spoken-languages.ts';
import {
  ABOVE_MIN,
  BEGINNER_OTHERS,
  ELSEWHERE,
  ENTRY,
  HOME_LANGUAGE,
  MANAGING,
  MODEL_FIT,
  OTHER_LADDER,
  PAY_TOLERANCE,
  RUNGS,
  SAME_STATE,
  STEP_ABOVE,
  STEP_BELOW,
} from './formula.ts';
import type { MatchJob, MatchProfile, Seniority } from './match-input.ts';

/** How much of a part is there, 0 to 1, or why it is left out: the job does not ask for it, or the person did not say. */
export type Share = number | 'not_asked' | 'unknown';

export function seniorityShare({ seniority }: MatchProfile, job: MatchJob): Share {
  if (job.seniority === null) return 'not_asked';
  return seniority === null ? 'unknown' : ladderShare(seniority, job.seniority);
}

/** How much of the parts beside the skills counts at least: something where who begins meets a post that is there for that. */
export const leastOthers = ({ seniority }: MatchProfile, job: MatchJob): number =>
  seniority === ENTRY && job.seniority === ENTRY ? BEGINNER_OTHERS : 0;

/**
 * What counts of all parts: a post that is there to begin is none for who has begun long ago, whatever else fits. 1 at all
 * other posts, and where nobody knows how far somebody has come.
 */
export const entryShare = ({ seniority }: MatchProfile, job: MatchJob): number =>
  job.seniority === ENTRY && seniority !== null ? ladderShare(seniority, ENTRY) : 1;

function ladderShare(own: Seniority, asked: Seniority): number {
  const steps = (RUNGS[own] - RUNGS[asked]) / 2;
  const share = steps >= 0 ? Math.max(ABOVE_MIN, 1 - STEP_ABOVE * steps) : Math.max(0, 1 + STEP_BELOW * steps);
  const other = MANAGING.includes(own) !== MANAGING.includes(asked) && own !== 'lead' && asked !== 'lead';
  return other ? share * OTHER_LADDER : share;
}

/** 1 to 5, 0 for not at all. */
export const proficiencyRank = (proficiency: Proficiency): number => PROFICIENCIES.indexOf(proficiency) + 1;

/**
 * How much of each asked language is there. The language of one's country counts only where it is named: who lives in
 * Brazil and names none but English is not taken for somebody without Portuguese.
 */
export function languageShares({ languages, country }: MatchProfile, job: MatchJob): Map<SpokenLanguage, number> {
  const home = HOME_LANGUAGE[country ?? 'BR'];
  const own = new Map(languages.map(({ code, proficiency }) => [code, proficiencyRank(proficiency)]));
  const compared = job.languages.filter(({ code }) => own.has(code) || (code !== home && languages.length > 0));
  return new Map(
    compared.map(({ code, proficiency }) => [code, Math.min(1, (own.get(code) ?? 0) / proficiencyRank(proficiency))]),
  );
}

export function languagesShare(profile: MatchProfile, job: MatchJob): Share {
  if (job.languages.length === 0) return 'not_asked';
  const shares = [...languageShares(profile, job).values()];
  return shares.length === 0 ? 'unknown' : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The weaker of two: how the job's way of working suits the one that is wanted, and how far away it is. */
export function placeShare(profile: MatchProfile, job: MatchJob): Share {
  if (job.locationModel === null) return 'not_asked';
  const model = profile.workModel === null ? null : MODEL_FIT[profile.workModel][job.locationModel];
  if (job.locationModel === 'remote') return model ?? 'not_asked';
  if (job.city === null && job.state === null) return model ?? 'not_asked';
  if (profile.city === null && profile.state === null) return 'unknown';
  return Math.min(model ?? 1, distanceShare(profile, job, job.locationModel));
}

function distanceShare(profile: MatchProfile, job: MatchJob, model: keyof typeof SAME_STATE): number {
  if (profile.country !== null && job.country !== null && profile.country !== job.country) return 0;
  const sameState = profile.state === job.state || profile.state === null || job.state === null;
  const sameCity = profile.city === job.city || (job.city === null && profile.state === job.state);
  if (sameCity && sameState) return 1;
  return profile.state !== null && profile.state === job.state ? SAME_STATE[model] : ELSEWHERE[model];
}

export function payShare({ payExpected, currency }: MatchProfile, job: MatchJob): Share {
  if (job.payMax === null || job.payMax === 0) return 'not_asked';
  if (payExpected === null || currency === null || currency !== job.currency) return 'unknown';
  return Math.max(0, Math.min(1, 1 - (payExpected / job.payMax - 1) / PAY_TOLERANCE));
}
