import { plain } from './folded-text.ts';
import type { SpokenLanguage } from './spoken-languages.ts';

/** Names of languages without accents, in both languages of the interface and their own. */
const NAMES: Readonly<Record<SpokenLanguage, readonly string[]>> = {
  pt: ['pt', 'portugues', 'portuguese', 'portugues brasileiro', 'brazilian portuguese'],
  en: ['en', 'ingles', 'english', 'american english', 'business english'],
  es: ['es', 'espanhol', 'spanish', 'espanol', 'castelhano', 'castellano'],
  fr: ['fr', 'frances', 'french', 'francais'],
  de: ['de', 'alemao', 'german', 'deutsch'],
  it: ['it', 'italiano', 'italian'],
  ja: ['ja', 'japones', 'japanese'],
  ko: ['ko', 'coreano', 'korean'],
  zh: ['zh', 'chines', 'chinese', 'mandarim', 'mandarin'],
  ru: ['ru', 'russo', 'russian'],
  ar: ['ar', 'arabe', 'arabic'],
  hi: ['hi', 'hindi'],
};
/** The languages by these names. */
export const LANGUAGES_BY_NAME: ReadonlyMap<string, SpokenLanguage> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.map((name) => [name, code as SpokenLanguage] as const)),
);
const BEYOND_LETTERS = /[^a-z ]+/g;
const LOCALE = /^([a-z]{2})[-_][a-z]{2}$/i;

/** The words of a name as the names are written. */
export const plainLanguageWords = (written: string): string[] =>
  plain(written).replace(BEYOND_LETTERS, ' ').trim().split(/ +/);

/** The language that a name means ("Inglês", "English", "en"); null for those that are not offered. */
export function languageCode(name: string): SpokenLanguage | null {
  return LANGUAGES_BY_NAME.get(plainLanguageWords(LOCALE.exec(name)?.[1] ?? name).join(' ')) ?? null;
}
