import { plain } from '@prova/contract/folded-text';
import type { Word } from './folded-line.ts';

/** A phrase that was found: where its first word stands among the words, and how many there are. */
export interface Hit {
  readonly phrase: string;
  readonly first: number;
  readonly count: number;
}

/** Phrases of plain words, by the first of them; "resolv*" stands for every word that begins so. */
export interface Phrases {
  readonly exact: ReadonlyMap<string, readonly Phrase[]>;
  readonly begun: ReadonlyMap<string, readonly Phrase[]>;
}

interface Phrase {
  readonly written: string;
  readonly words: readonly string[];
}

const SHORTEST_BEGINNING = 3;

/** Reads a list with commas between its phrases. */
export function phrasesOf(...lists: readonly string[]): Phrases {
  const exact = new Map<string, Phrase[]>();
  const begun = new Map<string, Phrase[]>();
  for (const each of lists.join(',').split(',')) {
    const written = plain(each).replace(/'/g, '').trim();
    const words = written.split(/\s+/);
    const [first = ''] = words;
    if (first === '') continue;
    const [map, key] = first.endsWith('*') ? [begun, first.slice(0, -1)] : [exact, first];
    map.set(key, [...(map.get(key) ?? []), { written, words }]);
  }
  return { exact, begun };
}

/** The phrases in a text, from the left the longest at each word. */
export function findPhrases(words: readonly Word[], phrases: Phrases): Hit[] {
  const hits: Hit[] = [];
  for (let first = 0; first < words.length; ) {
    const hit = longestAt(words, first, phrases);
    if (hit) hits.push(hit);
    first += hit?.count ?? 1;
  }
  return hits;
}

export const hasPhrase = (words: readonly Word[], phrases: Phrases): boolean =>
  words.some((_, first) => longestAt(words, first, phrases) !== null);

function longestAt(words: readonly Word[], first: number, { exact, begun }: Phrases): Hit | null {
  const { key = '' } = words[first] ?? {};
  let longest: Hit | null = null;
  const consider = (candidates: readonly Phrase[] | undefined) => {
    for (const phrase of candidates ?? []) {
      if (phrase.words.length <= (longest?.count ?? 0)) continue;
      if (phrase.words.every((word, index) => index === 0 || fits(words[first + index]?.key, word)))
        longest = { phrase: phrase.written, first, count: phrase.words.length };
    }
  };
  consider(exact.get(key));
  for (let length = SHORTEST_BEGINNING; length <= key.length; length += 1) consider(begun.get(key.slice(0, length)));
  return longest;
}

const fits = (key: string | undefined, word: string): boolean =>
  key !== undefined && (word.endsWith('*') ? key.startsWith(word.slice(0, -1)) : key === word);
