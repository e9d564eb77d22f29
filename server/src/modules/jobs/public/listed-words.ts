import { BRAZILIAN_STATES } from '@prova/contract/brazilian-states';
import { plain } from '@prova/contract/folded-text';
import type { Ctx } from '../../../platform/context.ts';
import { TypingErrors } from '../../../platform/typing-errors.ts';
import { selectListedPlaces, selectListedWords } from './public-jobs.queries.ts';
import { Phrases } from './search-phrases.ts';

/** Of shorter words one letter more or less makes another word. */
const SHORTEST = 5;
/** How long the words of listed jobs are kept. */
const KEPT_MS = 60_000;

/** What the listed jobs are called, and where they are. */
export interface ListedWords {
  /** Finds the word of a title, a company or a city that was meant. */
  readonly meant: TypingErrors<string>;
  /** Finds the city that was meant. */
  readonly cities: TypingErrors<string>;
  /** Finds cities among words, with their state behind them or without. */
  readonly places: Phrases<string>;
}

const kept = new WeakMap<Ctx['platform'], { at: number; words: Promise<ListedWords> }>();

export function listedWords(ctx: Ctx): Promise<ListedWords> {
  const now = ctx.clock.now().getTime();
  const known = kept.get(ctx.platform);
  if (known && now - known.at < KEPT_MS) return known.words;
  const words = readListedWords(ctx);
  kept.set(ctx.platform, { at: now, words });
  // What failed is read again by whoever asks next.
  words.catch(() => kept.delete(ctx.platform));
  return words;
}

async function readListedWords(ctx: Ctx): Promise<ListedWords> {
  const [words, places] = [await selectListedWords(ctx, SHORTEST), await selectListedPlaces(ctx)];
  // By any of its forms, each word is the first of them: two forms that are as near are no two meanings.
  const first = new Map<string, string>();
  for (const { word, stem } of words) if (!first.has(stem)) first.set(stem, word);
  return {
    meant: new TypingErrors(words.map(({ word, stem }) => ({ key: word, of: first.get(stem) ?? word }))),
    cities: new TypingErrors(places.map(({ city }) => ({ key: plain(city), of: city }))),
    places: new Phrases(places.flatMap((place) => namesOf(place).map((name) => [name, place.city] as const))),
  };
}

const namesOf = ({ city, state }: { city: string; state: string | null }): string[] => [
  city,
  ...(state === null ? [] : [`${city} ${state}`, `${city} ${BRAZILIAN_STATES[state] ?? state}`]),
];
