import type { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';

type SkillLevel = (typeof SKILL_LEVELS)[number];

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

/** A piece of a list with more words than this says something else. */
const PIECE_WORDS = 5;
const GROUP_MAX = 40;

/**
 * The level that a line of a list says of one of its skills: beside it ("React (avançado)"), or for all of the line ("Avançado:
 * React, SQL").
 * @param isNamed whether a piece of the line names the skill
 */
export function levelBeside(line: string, isNamed: (piece: string) => boolean): SkillLevel | null {
  const cut = line.indexOf(':');
  const isGroup = cut > 0 && cut <= GROUP_MAX && !line.slice(0, cut).includes(',');
  const pieces = (isGroup ? line.slice(cut + 1) : line).split(/[,;|•·\n\t]/);
  const own = pieces.find(
    (piece) => piece.trim().split(/\s+/).length <= PIECE_WORDS && levelWritten(piece) !== null && isNamed(piece),
  );
  return own === undefined ? (isGroup ? levelWritten(line.slice(0, cut)) : null) : levelWritten(own);
}
