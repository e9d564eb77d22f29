import type { Locale } from '@prova/contract/common';
import type { Word } from './folded-line.ts';

const set = (list: string) => new Set(list.trim().split(/\s+/));

const COMMON: Record<Locale | 'other', ReadonlySet<string>> = {
  'pt-BR': set(`
    o a os as um uma de do da dos das em no na nos nas por pelo pela para pra com sem que e ou mas nao sim eu voce ele ela eles
    nos gente me se meu minha isso isto esse essa este esta foi era ser estava estou tinha tenho tem fiz fazer mais muito
    quando como porque depois entao tambem ja so ate ao aos cada todo toda todos
  `),
  'en-US': set(`
    the a an of to in on at by for with without that this these those and or but not yes i you he she we they it me my our your
    their was were is are be been had have has did do does so when how because then also after before from into as if there what which
    would could just very
  `),
  // Spanish is the nearest neighbour, and French, German and Italian are the next.
  other: set(`
    el los las del y pero con yo muy cuando porque tambien fue hice estaba tengo hay este esta lo su sus nosotros entonces mi
    le les des et je nous vous est dans pour avec mais une sur pas ce qui
    der die das und ich nicht mit ist ein eine auf wir zu den dem war habe haben
    il lo gli che di ho non sono per con una della nel era abbiamo
  `),
};

export type Language = Locale | 'other' | 'none';

const LEAST_WORDS = 8;
/** Of running text about half are such words, also in technical talk a quarter. */
const LEAST_SHARE = 0.12;
/** Words without a vowel, or with as many consonants in a row, are none of a language of these. */
const NO_WORD = /^[^aeiouy]{3,}$|[bcdfghjklmnpqrstvwxz]{5}/;

/** The language of an answer; `none` of what is no words at all, null of what is too short to say. */
export function languageOf(words: readonly Word[]): Language | null {
  const spoken = words.filter(({ key }) => /^\p{L}+$/u.test(key));
  if (words.length > 0 && spoken.length === 0) return 'none';
  if (spoken.length < LEAST_WORDS) return null;
  const counts = (['pt-BR', 'en-US', 'other'] as const).map((language) => ({
    language,
    count: spoken.filter(({ key }) => COMMON[language].has(key)).length,
  }));
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  if (best.count / spoken.length >= LEAST_SHARE) return best.language;
  const distinct = new Set(spoken.map(({ key }) => key));
  const odd = [...distinct].filter((key) => NO_WORD.test(key)).length / distinct.size;
  return odd >= 0.25 || distinct.size <= spoken.length / 4 ? 'none' : 'other';
}
