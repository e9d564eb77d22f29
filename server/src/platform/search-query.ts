import { type RawBuilder, sql } from 'kysely';

/** A word that somebody looks for, and what else texts may call it. */
export interface SearchTerm {
  readonly text: string;
  readonly others: readonly string[];
  /** What it is called in the title alone (the words of weight A). */
  readonly titles?: readonly string[];
  /** Nothing longer is meant by it. */
  readonly isWhole?: boolean;
}

const LETTERS = /^[\p{L}\p{Nd}]{1,80}$/u;

/**
 * A tsquery for documents made by `to_tsvector('portuguese', prose(…))` that have all of these words, each in any form or by
 * another name. The last word may still be on its way: it finds what begins with it. Words that say nothing ("de") ask for
 * nothing; of none but such, the query is empty. Any text is safe.
 * @param prefixFrom letters from which on the last word is taken for a beginning: "ana" would find every analyst
 * @param wholes what all words together are called, too: "node js" is Node.js
 */
export function searchQuery(
  terms: readonly SearchTerm[],
  prefixFrom: number,
  wholes: readonly string[] = [],
): RawBuilder<unknown> {
  return orCalled(joined(terms, prefixFrom, sql` && `), wholes);
}

/** The same of documents that have any of them. */
export function searchAnyQuery(
  terms: readonly SearchTerm[],
  prefixFrom: number,
  wholes: readonly string[] = [],
): RawBuilder<unknown> {
  return orCalled(joined(terms, prefixFrom, sql` || `), wholes);
}

function orCalled(query: RawBuilder<unknown>, wholes: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join([query, ...wholes.map(phrase)], sql` || `)})`;
}

const phrase = (words: string) => sql`phraseto_tsquery('portuguese', prose(${words}))`;
/** A query that finds its words only where they have one of these weights. */
const weighing = (query: RawBuilder<unknown>, weights: 'A' | 'AB') =>
  sql`regexp_replace(${query}::text, '''([^'']+)''', ${`'\\1':${weights}`}, 'g')::tsquery`;
const phraseInTitle = (words: string) => weighing(phrase(words), 'A');

/** All of these words, in any form, where they have one of these weights. */
export const wordsOf = (words: string, weights: 'A' | 'AB'): RawBuilder<unknown> =>
  weighing(sql`plainto_tsquery('portuguese', prose(${words}))`, weights);

function joined(terms: readonly SearchTerm[], prefixFrom: number, by: RawBuilder<unknown>): RawBuilder<unknown> {
  const all = terms.map(
    (term, index) =>
      sql`(${queryOf(term, index === terms.length - 1 && !term.isWhole && term.text.length >= prefixFrom)})`,
  );
  return all.length === 0 ? sql`''::tsquery` : sql`(${sql.join(all, by)})`;
}

function queryOf({ text, others, titles = [] }: SearchTerm, isBeginning: boolean): RawBuilder<unknown> {
  const plain = sql`plainto_tsquery('portuguese', prose(${text}))`;
  const named = [
    ...others.map((other) => sql` || ${phrase(other)}`),
    ...titles.map((title) => sql` || ${phraseInTitle(title)}`),
  ];
  const begun =
    isBeginning && LETTERS.test(text) ? sql` || to_tsquery('simple', quote_literal(plain(${text})) || ':*')` : sql``;
  // An ending that begins a frequent word is no reason to look for what says nothing.
  return sql`case when numnode(${plain}) = 0 then ''::tsquery else ${plain}${named.length > 0 ? sql.join(named, sql``) : sql``}${begun} end`;
}
