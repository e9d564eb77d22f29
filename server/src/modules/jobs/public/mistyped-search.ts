import { plain } from '@prova/contract/folded-text';
import type { Ctx } from '../../../platform/context.ts';
import type { TypingErrors } from '../../../platform/typing-errors.ts';
import { skillMeant } from '../../skills/skills.service.ts';
import { listedPlaces, listedWords } from './listed-words.ts';
import { type Place, placesOf } from './places.ts';
import { findsAny, hasPlace, haveTerms } from './public-jobs.queries.ts';
import { knownMeant, NOTHING_WANTED, type Wanted, wantedBy, wordsOf } from './wanted-jobs.ts';

const LETTERS = /^\p{L}+$/u;

/**
 * What is looked for by these words. Where no listed job has them all, those that none has count as typing errors, and
 * stand for the skill, the occupation, or the word of a title, a company or a city, that they are nearest to.
 */
export async function wantedOrMeant(ctx: Ctx, typed: string | undefined): Promise<Wanted> {
  const words = wordsOf(typed);
  if (words.length === 0) return NOTHING_WANTED;
  const { phrases } = await listedPlaces(ctx);
  const wanted = wantedBy(words, phrases);
  if (wanted.terms.length === 0 || (await findsAny(ctx, wanted))) return wanted;
  const [have, listed] = [await haveTerms(ctx, wanted.terms), await listedWords(ctx)];
  const meant = new Map(
    wanted.terms.flatMap(({ text }, index) => {
      const other = have[index] === false ? meantBy(listed, text) : undefined;
      return other === undefined ? [] : [[text, other] as const];
    }),
  );
  if (meant.size === 0) return wanted;
  return wantedBy(wordsOf(words.map((word) => meant.get(word) ?? word).join(' ')), phrases);
}

function meantBy(listed: TypingErrors<string>, word: string): string | undefined {
  const known = knownMeant(word) ?? skillMeant(word);
  if (known !== undefined) return known;
  const key = plain(word);
  return LETTERS.test(key) ? (listed.nearest(key) ?? undefined) : undefined;
}

/** Where a place may be; the city that is nearest to it where no listed job is at one that is written so. */
export async function placesMeant(ctx: Ctx, location: string | undefined): Promise<Place[]> {
  const places = placesOf(location);
  if (places.length === 0 || (await hasPlace(ctx, places))) return places;
  const { cities } = await listedPlaces(ctx);
  return places.map(({ words, states }) => {
    const city = cities.nearest(plain(words.join(' ')));
    return city === null ? { words, states } : { words: plain(city).split(' '), states, meant: city };
  });
}
