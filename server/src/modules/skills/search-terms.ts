import { plain } from '@prova/contract/folded-text';
import { skillKey } from '@prova/contract/skills/skill-key';
import type { SearchTerm } from '../../platform/search-query.ts';
import { theDictionary } from './dictionary/dictionary.ts';
import { mistyped, spelled } from './dictionary/lookup.ts';
import type { DictionarySkill } from './dictionary/read-dictionary.ts';

/** Names of one skill that are looked for, the first ones of the dictionary. */
const MOST_NAMES = 12;
const JS = /\.?js$/i;
const ONE_WORD = /^[a-z\d]+$/i;

/** Words of a search, each with the names of the skill that it means: who looks for "k8s" finds Kubernetes, and the other way round. */
export function searchTerms(words: readonly string[]): SearchTerm[] {
  return words.map((text) => ({ text, others: namesBeside(text, spelled(text)) }));
}

/** What else texts call the skill that these words are as they stand, in both languages; nothing for what is no skill. */
export function otherNames(written: string): string[] {
  return namesBeside(written, theDictionary().byKey.get(skillKey(written))?.skill);
}

/** Whether a word is the name of a skill as it stands. */
export const isSkill = (written: string): boolean => theDictionary().byKey.has(skillKey(written));

/** The skill that a word with typing errors means, as the dictionary writes it. */
export function skillMeant(written: string): string | undefined {
  return mistyped(written)?.name;
}

function namesBeside(written: string, skill: DictionarySkill | null | undefined): string[] {
  return skill ? namesOf(skill).filter((name) => plain(name) !== plain(written)) : [];
}

const named = new Map<DictionarySkill, readonly string[]>();

/** Names that texts are found by: those that can be trusted by themselves, each only where no shorter one finds the same. */
function namesOf(skill: DictionarySkill): readonly string[] {
  const known = named.get(skill);
  if (known) return known;
  const names = [skill.name, skill.nameInEnglish];
  const others = skill.spellings.filter(({ text, needsContext }) => !needsContext && !names.includes(text));
  const all = [...new Set([...names, ...withJs(skill), ...others.map(({ text }) => text)])];
  const found = all
    .filter((name) => names.includes(name) || !all.some((shorter) => shorter !== name && hasWords(name, shorter)))
    .slice(0, MOST_NAMES);
  named.set(skill, found);
  return found;
}

/** As people write what belongs to JavaScript: "Node", "NodeJS", "Node.js". Rules find these, so the dictionary has them not. */
function withJs({ name, spellings, relations }: DictionarySkill): string[] {
  const base = name.replace(JS, '');
  if (base.length < 2 || !ONE_WORD.test(base)) return [];
  if (base === name) return relations.some(({ to }) => to === 'JavaScript') ? [`${base}JS`, `${base}.js`] : [];
  // "Next" is a word of every other text.
  const isOrdinary = spellings.some(({ text, needsContext }) => text === name && needsContext);
  return [`${base}JS`, `${base}.js`, ...(isOrdinary ? [] : [base])];
}

const hasWords = (name: string, words: string) => ` ${plain(name)} `.includes(` ${plain(words)} `);
