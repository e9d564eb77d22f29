import { plain } from '@prova/contract/folded-text';

/** A part of a text, from its first character up to `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word in plain letters, and where it stands in the text as it was written. */
export interface Word extends Span {
  readonly key: string;
}

const CHARACTER = /\P{M}\p{M}*/gu;
const WORD_PART = /[\p{L}\p{N}%]/u;
/** "didn't" is one word, "d’água" another. */
const APOSTROPHE = /^['’‘´`ʼ′]/u;

/**
 * The words of a text in small letters without accents: what texts are compared by. Punctuation, white space and case make no
 * difference, so that recognised speech reads as typed text does.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let key = '';
  let start = 0;
  let end = 0;
  const close = () => {
    if (key !== '') words.push({ key, start, end });
    key = '';
  };
  for (const match of text.matchAll(CHARACTER)) {
    const [character] = match;
    const folded = fold(character);
    if (folded === '') continue;
    if (!WORD_PART.test(folded)) {
      if (!APOSTROPHE.test(character)) close();
      continue;
    }
    if (key === '') start = match.index;
    key += folded;
    end = match.index + character.length;
  }
  close();
  return words;
}

/** Most characters are plain already. */
function fold(character: string): string {
  const code = character.length === 1 ? character.charCodeAt(0) : 128;
  if (code < 128) return code >= 65 && code <= 90 ? character.toLowerCase() : character;
  return plain(character);
}

/** The words that stand within a part of the text they were read from. */
export function wordsWithin(words: readonly Word[], { start, end }: Span): readonly Word[] {
  return words.slice(
    countUntil(words, (word) => word.start < start),
    countUntil(words, (word) => word.end <= end),
  );
}

/** How many words at the beginning are so, by halves: long texts have many sentences. */
function countUntil(words: readonly Word[], isBefore: (word: Word) => boolean): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const word = words[middle];
    if (word && isBefore(word)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const keysOf = (words: readonly Word[]): ReadonlySet<string> => new Set(words.map(({ key }) => key));

/** How alike two texts are: the share of common words, of all words of both. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((key) => other.has(key)).length;
  return common / Math.max(1, one.size + other.size - common);
}
