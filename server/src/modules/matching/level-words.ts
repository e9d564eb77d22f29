import type { SkillLevel } from '@prova/contract/matching/match-input';

/** Words beside the name of a skill that say at which level it is asked or known, the strongest first. */
const LEVEL_WORDS: readonly (readonly [RegExp, SkillLevel])[] = [
  [
    /\b(?:avan[cç]ad[oa]s?|advanced|expert|s[oó]lid[oa]s?|solid (?:experience|knowledge|understanding|background|command|skills)|strong|deep|dom[ií]nio|profund[oa]s?|fluen(?:te|t)|especialista|s[eê]nior)(?![\p{L}])/iu,
    'ADVANCED',
  ],
  [/\b(?:intermedi[aá]ri[oa]s?|intermediate|m[eé]dio|pleno)(?![\p{L}])/iu, 'INTERMEDIATE'],
  [
    /\b(?:b[aá]sic[oa]s?|basics?|iniciante|beginner|no[cç](?:[oõ]es|[aã]o)|familiarity|familiar|familiaridade|inicial)(?![\p{L}])/iu,
    'BEGINNING',
  ],
];

/** Words that say that something is not required. */
export const OPTIONAL_WORDS =
  /(?<![\p{L}])(?:desej[aá]ve(?:l|is)|diferencia(?:l|is)|opciona(?:l|is)|nice[ -]to[ -]haves?|a plus|plus|optional|preferred|bonus)(?![\p{L}])/iu;

export const levelWritten = (written: string): SkillLevel | null =>
  LEVEL_WORDS.find(([words]) => words.test(written))?.[1] ?? null;
