import { BRAZILIAN_STATES } from '@prova/contract/brazilian-states';
import { plain } from '@prova/contract/folded-text';
import { keptFor } from '../../../platform/kept-for.ts';
import { TypingErrors } from '../../../platform/typing-errors.ts';
import { selectListedPlaces, selectListedWords } from './public-jobs.queries.ts';
import { Phrases } from './search-phrases.ts';

/** Of shorter words one letter more or less makes another word. */
const SHORTEST = 5;
/** How long what is read of all listed jobs is kept. */
const KEPT_MS = 60_000;

/** Finds the word of a title, a company or a city that was meant; only searches that find nothing ask for it. */
export const listedWords = keptFor(KEPT_MS, async (ctx) => {
  const words = await selectListedWords(ctx, SHORTEST);
  // By any of its forms, each word is the first of them: two forms that are as near are no two meanings.
  const first = new Map<string, string>();
  for (const { word, stem } of words) if (!first.has(stem)) first.set(stem, word);
  return new TypingErrors(words.map(({ word, stem }) => ({ key: word, of: first.get(stem) ?? word })));
});

/** The cities of the listed jobs: among words, with their state behind them or without, and by what is nearly their name. */
export const listedPlaces = keptFor(KEPT_MS, async (ctx) => {
  const places = await selectListedPlaces(ctx);
  return {
    phrases: new Phrases(places.flatMap((place) => namesOf(place).map((name) => [name, place.city] as const))),
    cities: new TypingErrors(places.map(({ city }) => ({ key: plain(city), of: city }))),
  };
});

const namesOf = ({ city, state }: { city: string; state: string | null }): string[] => [
  city,
  ...(state === null ? [] : [`${city} ${state}`, `${city} ${BRAZILIAN_STATES[state] ?? state}`]),
];
