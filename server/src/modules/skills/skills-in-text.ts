import { theDictionary } from './dictionary/dictionary.ts';
import { lookUp } from './dictionary/lookup.ts';

/** The skill that a written name means, as the dictionary calls it in Portuguese; null for one that it does not know. */
export const skillNamed = (written: string): string | null => lookUp(written)?.name ?? null;

/** What the dictionary says of a skill, by the name that it gives it. */
export function skillKind(name: string): { category: string; isSoft: boolean } | null {
  const skill = theDictionary().byName.get(name);
  return skill ? { category: skill.category, isSoft: skill.emphasis === 'soft' } : null;
}
