import type { Locale } from '@prova/contract/common';
import { theDictionary } from './dictionary/dictionary.ts';

/** The name of a skill in the reader's language; what the dictionary does not know is called as it was typed. */
export function skillName(locale: Locale, name: string): string {
  return locale === 'en-US' ? (theDictionary().byName.get(name)?.nameInEnglish ?? name) : name;
}

/** Lists of a job, of a person … with the names that the reader knows them by. */
export function namedFor<S extends { readonly name: string }>(locale: Locale, skills: readonly S[]): S[] {
  return skills.map((skill) => ({ ...skill, name: skillName(locale, skill.name) }));
}
