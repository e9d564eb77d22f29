import type { KnownSkill, Need, SkillLevel } from '@prova/contract/matching/match-input';
import { skillKey } from '@prova/contract/skills/skill-key';
import { SKILL_LEVELS, UNSAID_LEVEL } from '@prova/contract/skills/skill-levels';
import {
  findInText,
  levelWritten,
  OPTIONAL_WORDS,
  relationStrength,
  splitBundle,
  theDictionary,
} from '../skills/skills.service.ts';
import { needsInText } from './described-needs.ts';
import { FIELDS } from './fields-of-work.ts';

/** A skill as somebody wrote it, or as it is stored. */
export interface WrittenSkill {
  readonly name: string;
  readonly level: SkillLevel | null;
  /** It is a row of the dictionary: its name is not read again. */
  readonly stored?: boolean;
}
export interface WrittenNeed extends WrittenSkill {
  readonly required: boolean;
}
export interface WrittenProof extends WrittenSkill {
  readonly proof: KnownSkill['proof'];
}

/** What nearly everybody claims, and qualities of a person, tell people apart less than the rest. */
const EMPHASIS = { usual: 1, common: 0.5, soft: 0.3 } as const;
/** What a title names is what the work is about: beside the list, and more so where the list names it, too. */
const TITLE_WEIGHT = 0.7;
const TITLE_EMPHASIS = 2;
/** Whole fields of work stand in nearly every title, and few people list them: they add little to what is listed. */
const FIELD_WEIGHT = 0.3;
/** What a skill is taken for that no level was written beside. */
const UNWRITTEN: SkillLevel = UNSAID_LEVEL;

const weightOf = (skill: string) => EMPHASIS[theDictionary().byName.get(skill)?.emphasis ?? 'usual'];
/** What two unknown spellings of a name have in common. */
const unknownName = (written: string) => skillKey(written) || written.toLowerCase();

function namesOf({ name, stored = false }: WrittenSkill): { names: string[]; alternatives: boolean } {
  if (stored && theDictionary().byName.has(name)) return { names: [name], alternatives: false };
  const { skills, unknown, alternatives } = splitBundle(name);
  if (skills.length > 0) return { names: skills, alternatives };
  // What nobody knows yet has a row of its own, under the name that was typed.
  return { names: stored ? [name] : unknown.map(unknownName), alternatives };
}

/**
 * What a job asks for, of what is written in its list and its title: spellings become names of the dictionary, bundles
 * come apart ("HTML/CSS" is two halves of one need, "React ou Vue" one that either meets), a level or "desejável" beside
 * a name counts where nothing else says it.
 * @param text read for skills where nothing is listed
 */
export function readNeeds(title: string | null, listed: readonly WrittenNeed[], text: string | null = null): Need[] {
  const needs = new Map<string, Need>();
  const add = (need: Need) => {
    const key = need.skills.toSorted().join('\n');
    const known = needs.get(key);
    // Asked twice: the higher level, and the firmer word.
    if (!known) needs.set(key, need);
    else needs.set(key, { ...stricter(known, need), weight: Math.max(known.weight, need.weight) });
  };
  for (const each of listed) for (const need of needsIn(each)) add(need);
  if (listed.length === 0 && text)
    for (const { names, level, required } of needsInText(text)) {
      const weight = Math.max(...names.map((name) => (FIELDS.has(name) ? FIELD_WEIGHT : 1) * weightOf(name)));
      add({ skills: names, level: level ?? UNWRITTEN, required, weight });
    }
  const asked = new Set([...needs.values()].flatMap(({ skills }) => skills));
  const titled = new Set([...namesIn(title ?? ''), ...amongWords(title ?? '', asked)]);
  for (const [key, need] of needs)
    if (need.skills.some((name) => titled.has(name)))
      needs.set(key, {
        ...need,
        required: need.required || listed.length === 0,
        weight: TITLE_EMPHASIS * need.weight,
      });
  for (const name of titled) {
    if (asked.has(name)) continue;
    const weight = needs.size > 0 && FIELDS.has(name) ? FIELD_WEIGHT : TITLE_WEIGHT;
    add({ skills: [name], level: UNWRITTEN, required: true, weight: weight * weightOf(name), titled: true });
  }
  const all = [...needs.values()];
  // A field of work alone asks for nothing that somebody could bring: "Suporte técnico" stands in few lists of skills.
  return all.every(({ titled, skills }) => titled && skills.every((name) => FIELDS.has(name))) ? [] : all;
}

function* needsIn(written: WrittenNeed): Generator<Need> {
  const { name, level, required } = written;
  const { names, alternatives } = namesOf(written);
  const shared = {
    level: level ?? levelWritten(name) ?? UNWRITTEN,
    required: required && !OPTIONAL_WORDS.test(name),
  };
  if ((alternatives && names.length > 1) || areInstead(name, names)) {
    yield { ...shared, skills: names, weight: Math.max(...names.map(weightOf)) };
    return;
  }
  // What is asked in one breath weighs more than one skill, and less than as many.
  const share = 1 / Math.sqrt(names.length);
  for (const each of names) yield { ...shared, skills: [each], weight: share * weightOf(each) };
}

/** From here on skills stand for each other where three of them are named in one breath; two may be a pair ("HTML/CSS"). */
const INSTEAD_MIN = 0.4;
const AND = /\s(?:e|and|com|with|&|\+)\s/i;

/** "React/Angular/Vue", "Cloud (AWS, Azure)": things that stand for each other, and no word that asks for all. */
function areInstead(written: string, names: readonly string[]): boolean {
  if (names.length < 3 || !/[/(]/.test(written) || AND.test(written)) return false;
  return names.every((one) => names.every((other) => relationStrength(one, other) >= INSTEAD_MIN));
}

const rank = (level: SkillLevel) => SKILL_LEVELS.indexOf(level);
const stricter = (one: Need, other: Need): Need => ({
  ...one,
  level: rank(one.level) >= rank(other.level) ? one.level : other.level,
  required: one.required || other.required,
});

/** Which of these skills stand in a title word by word: "Go" and "Swift" are sure where the list has them, too. */
function amongWords(title: string, names: ReadonlySet<string>): string[] {
  const words = new Set(title.split(/[^\p{L}\p{N}+#.]+/u).map(skillKey));
  const spellings = (name: string) => theDictionary().byName.get(name)?.spellings ?? [];
  return [...names].filter((name) => spellings(name).some(({ text }) => words.has(skillKey(text))));
}

const namesIn = (text: string) => new Set(findInText(text).flatMap(({ name, negated }) => (negated ? [] : [name])));

/**
 * What somebody can do, of what is written in their list and their title. The same skill twice counts with the higher
 * level and the better proof; what a title alone says is taken for little.
 */
export function readSkills(title: string | null, listed: readonly WrittenProof[]): KnownSkill[] {
  const known = new Map<string, KnownSkill>();
  const add = (skill: KnownSkill) => {
    const other = known.get(skill.skill);
    known.set(skill.skill, other ? better(other, skill) : skill);
  };
  for (const written of listed) {
    const { name, level, proof } = written;
    for (const skill of namesOf(written).names) add({ skill, level: level ?? levelWritten(name) ?? UNWRITTEN, proof });
  }
  for (const skill of namesIn(title ?? '')) add({ skill, level: UNWRITTEN, proof: null });
  return [...known.values()];
}

function better(one: KnownSkill, other: KnownSkill): KnownSkill {
  const higher =
    rank(one.level ?? 'BEGINNING') >= rank(other.level ?? 'BEGINNING') ? one.level : (other.level ?? one.level);
  const worth = ({ proof }: KnownSkill) => (proof ? proof.score * proof.fading : 0);
  return { skill: one.skill, level: higher, proof: worth(one) >= worth(other) ? one.proof : other.proof };
}
