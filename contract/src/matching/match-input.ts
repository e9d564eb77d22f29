import { plain } from '../folded-text.ts';
import type { SKILL_LEVELS } from '../skills/skill-levels.ts';
import type { Proficiency, SpokenLanguage } from '../spoken-languages.ts';
import type { LOCATION_MODELS, SENIORITIES } from '../work-fields.ts';

export type SkillLevel = (typeof SKILL_LEVELS)[number];
export type Seniority = (typeof SENIORITIES)[number];
export type LocationModel = (typeof LOCATION_MODELS)[number];

/** What somebody can do, as they say and as they have proven. */
export interface KnownSkill {
  /** As the dictionary names it. */
  readonly skill: string;
  /** Null where it is proven and not declared. */
  readonly level: SkillLevel | null;
  /** The best proof: its result, 0 to 1, and what time has left of it (`fading`), 0 to 1. */
  readonly proof: { readonly score: number; readonly fading: number } | null;
}

/** All that the formula reads of a person. Name, picture, age, gender, school, years and street have no place here. */
export interface MatchProfile {
  readonly skills: readonly KnownSkill[];
  readonly seniority: Seniority | null;
  readonly languages: readonly { readonly code: SpokenLanguage; readonly proficiency: Proficiency }[];
  readonly workModel: LocationModel | null;
  /** As `placeKey` writes them; null while unknown. */
  readonly city: string | null;
  readonly state: string | null;
  /** Two letters. */
  readonly country: string | null;
  /** Centavos a month. */
  readonly payExpected: number | null;
  readonly currency: string | null;
}

/** Something that a job asks for. */
export interface Need {
  /** As the dictionary names them: any of these will do. Never empty. */
  readonly skills: readonly string[];
  readonly level: SkillLevel;
  readonly required: boolean;
  /** Beside other needs: 1, less for what nearly everybody claims and for parts of what is asked in one breath. */
  readonly weight: number;
  /** Nobody listed it: the title of the job says so. */
  readonly titled?: boolean;
}

/** All that the formula reads of a job. */
export interface MatchJob {
  readonly needs: readonly Need[];
  readonly seniority: Seniority | null;
  readonly languages: readonly { readonly code: SpokenLanguage; readonly proficiency: Proficiency }[];
  readonly locationModel: LocationModel | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  /** The most it pays, centavos a month; null where it is negotiated. */
  readonly payMax: number | null;
  readonly currency: string | null;
}

/** How much of `wanted` somebody who has `has` can do, 0 to 1. The dictionary knows. */
export type Related = (has: string, wanted: string) => number;

const BLANKS = /[\s-]+/gu;

/** What two spellings of a place have in common. Null for none. */
export function placeKey(written: string | null): string | null {
  const key = plain(written ?? '')
    .replace(BLANKS, ' ')
    .trim();
  return key === '' ? null : key;
}

const STATES: Readonly<Record<string, string>> = {
  acre: 'ac',
  alagoas: 'al',
  amapa: 'ap',
  amazonas: 'am',
  bahia: 'ba',
  ceara: 'ce',
  'distrito federal': 'df',
  'espirito santo': 'es',
  goias: 'go',
  maranhao: 'ma',
  'mato grosso': 'mt',
  'mato grosso do sul': 'ms',
  'minas gerais': 'mg',
  para: 'pa',
  paraiba: 'pb',
  parana: 'pr',
  pernambuco: 'pe',
  piaui: 'pi',
  'rio de janeiro': 'rj',
  'rio grande do norte': 'rn',
  'rio grande do sul': 'rs',
  rondonia: 'ro',
  roraima: 'rr',
  'santa catarina': 'sc',
  'sao paulo': 'sp',
  sergipe: 'se',
  tocantins: 'to',
};

/** The same of states: those of Brazil by their two letters, however they are written. */
export function stateKey(written: string | null): string | null {
  const key = placeKey(written)?.replace(/^estado d[aeo] /, '') ?? null;
  return key === null ? null : (STATES[key] ?? key);
}
