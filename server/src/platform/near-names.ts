import { plain } from '@prova/contract/folded-text';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from './context.ts';
import { escapeLike } from './plain-search.ts';
import { typingErrors } from './typing-errors.ts';

/** Letters from which on a name may be written with an error, from which on with two. */
const FROM_ONE = 4;
const FROM_TWO = 9;
/** Letters from which on the first one may be wrong, too. */
const FIRST_FROM = 6;
/** Where as few are found, and nobody who is called so, names that are nearly so are looked for. */
export const FEW = 20;
/** Names that are looked at for each word, and of those like it as many as are looked for. */
const LOOKED_AT = 5_000;
const MOST_LIKE = 30;

/** For each word of a search the words of names that are like it. */
export type NearNames = readonly (readonly string[])[];

const lettersOf = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '');

/** As it is heard in Portuguese, where one name is written in many ways: Luís and Luiz, Kowalsky and Kovalski, Tainá and Thayná. */
function soundOf(letters: string): string {
  return letters
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/[cs]h/g, 'x')
    .replace(/s?c(?=[ei])|z/g, 's')
    .replace(/qu(?=[ei])|ck|c|q/g, 'k')
    .replace(/h/g, '')
    .replace(/m(?![aeiou])/g, 'n')
    .replace(/(.)\1+/g, '$1');
}

/**
 * Whether a name is what somebody may have meant who wrote this: it sounds so, or is one error away, two in long names.
 * @param begun more of it may come: "gonsal" is like Gonçalves
 */
export function isNearName(typed: string, name: string, begun = false): boolean {
  const [one, other] = [lettersOf(typed), lettersOf(name)];
  if (one.length < FROM_ONE || other.length < FROM_ONE - 1) return false;
  if (isNear(one, other)) return true;
  if (!begun || other.length <= one.length) return false;
  return [-1, 0, 1].some((more) => isNear(one, other.slice(0, one.length + more)));
}

function isNear(one: string, other: string): boolean {
  if (soundOf(one) === soundOf(other)) return true;
  const most = one.length >= FROM_TWO ? 2 : 1;
  if (typingErrors(one, other, most) > most) return false;
  return one.length >= FIRST_FROM || one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);
}

/** Patterns of `like` of which names have one that are as near by their letters: some part of them is as it was written. */
function patternsOf(typed: string): string[] {
  const word = lettersOf(typed);
  const parts = word.length >= FROM_TWO ? 3 : 2;
  const cut = (part: number) => Math.ceil((part * word.length) / parts);
  const pieces = Array.from({ length: parts }, (_, part) => word.slice(cut(part), cut(part + 1)));
  // Two letters that were swapped may stand in two parts.
  const ends = `% ${word.slice(0, 2)}%${word.slice(-2)}`;
  return [
    `% ${pieces[0]}%`,
    ...pieces.slice(1).flatMap((piece) => (piece.length < 3 ? [`%${piece} %`, `%${piece}`] : [`%${piece}%`])),
    ends,
    `${ends} %`,
  ];
}

/**
 * Words of names that are like the words of a search; null where no name is like any. Names are read by the index on them.
 * @param keys a statement of `name_key`, a name made plain behind a blank, that takes further conditions
 */
export async function nearNames(
  ctx: Ctx,
  words: readonly string[],
  keys: (condition: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<NearNames | null> {
  const near: (readonly string[])[] = [];
  for (const [index, word] of words.entries()) {
    // Of what is too short for an error, or a number, it stands for itself.
    const found = isWritten(word) ? await likeWord(ctx, word, index === words.length - 1, keys) : [];
    near.push(found);
  }
  return near.some((found) => found.length > 0) ? near : null;
}

const isWritten = (word: string) => /^[\p{L}\p{M}'’´`.-]+$/u.test(word) && lettersOf(word).length >= FROM_ONE;

async function likeWord(
  ctx: Ctx,
  word: string,
  begun: boolean,
  keys: (condition: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<string[]> {
  const patterns = patternsOf(word).map((pattern) => sql`name_key like ${pattern}`);
  const { rows } = await sql<{ word: string }>`
    select distinct regexp_split_to_table(name_key, '\\s+') as word
    from (${keys(sql`(${sql.join(patterns, sql` or `)})`)} limit ${LOOKED_AT}) like_it`.execute(ctx.db);
  const [length, found] = [lettersOf(word).length, rows.map((row) => row.word)];
  return found
    .filter((name) => isNearName(word, name, begun))
    .sort((one, other) => Math.abs(one.length - length) - Math.abs(other.length - length))
    .slice(0, MOST_LIKE);
}

/** Whether a `name_key` has words that begin like each word, or like a name that is near it. */
export function namedLike(words: readonly string[], near: NearNames): RawBuilder<unknown> {
  const each = words.map((word, index) => {
    const ways = [word, ...(near[index] ?? [])].map(
      (name) => sql`name_key like '% ' || plain(${escapeLike(name)}) || '%'`,
    );
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return sql`(${sql.join([sql`true`, ...each], sql` and `)})`;
}

/** Whether somebody is called what was typed. */
export function isCalled(name: string, words: readonly string[]): boolean {
  const key = ` ${plain(name)}`;
  return words.every((word) => key.includes(` ${plain(word)}`));
}

/** Whether somebody is found because the name is like what was typed. */
export function isCalledLike(name: string, words: readonly string[], near: NearNames): boolean {
  const key = ` ${plain(name)}`;
  return (
    !isCalled(name, words) &&
    words.every((word, index) => [word, ...(near[index] ?? [])].some((one) => key.includes(` ${plain(one)}`)))
  );
}

/** Whether so few are found by words, and nobody of that name, that names like it are worth a look. */
export const wantsNear = (words: readonly string[], total: number, names: readonly string[]): boolean =>
  words.length > 0 && total <= FEW && !names.some((name) => isCalled(name, words));
