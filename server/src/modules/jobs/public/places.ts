import { BRAZILIAN_STATES, stateNamed, statesBegun } from '@prova/contract/brazilian-states';
import { searchWords } from '../../../platform/plain-search.ts';

/** Where a job may be: in a place that is called all of these words, and in one of these states, of which none means any. */
export interface Place {
  readonly words: readonly string[];
  readonly states: readonly string[];
  /** The city that was meant, where it was written otherwise. */
  readonly meant?: string;
}

/** Words of a place that are looked at, and the words of the longest name of a state: Rio Grande do Norte. */
const MOST_WORDS = 10;
const STATE_WORDS = 4;
const BETWEEN = /[,;()/|]+/g;
const HYPHENED = /^(\S+)[-–—]([a-z]{2})$/i;
const HAS_LETTER = /[\p{L}\p{Nd}]/u;

const stateOf = (word: string) =>
  Object.hasOwn(BRAZILIAN_STATES, word.toUpperCase()) ? word.toUpperCase() : undefined;

/** What a place as people write it may mean: "Curitiba, PR", "curitiba/pr", "Curitiba Paraná", "Paran", "PR". */
export function placesOf(location: string | undefined): Place[] {
  const words = searchWords(location?.replace(BETWEEN, ' '))
    .flatMap(apart)
    .filter((word) => HAS_LETTER.test(word))
    .slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const states = words.flatMap((word) => stateOf(word) ?? []);
  const asWritten = { words: words.filter((word) => stateOf(word) === undefined), states };
  return [asWritten, ...endingInState(words)];
}

/** A state by its name behind a city, or alone. */
function endingInState(words: readonly string[]): Place[] {
  return ends(words).flatMap(({ before, end }) => {
    const states = statesBegun(end);
    return states.length > 0 ? [{ words: before, states }] : [];
  });
}

/** The state that ends these words, by its name or its letters, and what stands before it; the longest name. */
export function stateAtEnd(words: readonly string[]): { before: readonly string[]; state: string } | undefined {
  for (const { before, end } of ends(words)) {
    const state = stateNamed(end) ?? stateOf(end);
    if (state !== undefined) return { before, state };
  }
  return undefined;
}

function ends(words: readonly string[]): { before: readonly string[]; end: string }[] {
  const from = Math.max(0, words.length - STATE_WORDS);
  return words.slice(from).map((_, index) => ({
    before: words.slice(0, from + index),
    end: words.slice(from + index).join(' '),
  }));
}

/** "Curitiba-PR" is two words, "Ji-Paraná" one. */
function apart(word: string): string[] {
  const [, city, state] = HYPHENED.exec(word) ?? [];
  return city && state && stateOf(state) ? [city, state] : [word];
}

/** The words of a search with a state that follows its city at once taken apart: "curitiba/pr" is no address of a file. */
export function citiesApart(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const [city, state, ...rest] = word.split('/');
    return city && state && rest.length === 0 && stateOf(state) ? [city, state] : [word];
  });
}
