import type { FoundPlace } from '@prova/contract/funnel/candidates';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { type NearNames, namedLike, nearNames } from '../../platform/near-names.ts';
import { escapeLike, searchWords } from '../../platform/plain-search.ts';
import { searchAnyQuery, searchQuery } from '../../platform/search-query.ts';
import { otherNames, searchTerms } from '../skills/skills.service.ts';
import { hasEmail, hasPhone, phoneDigits } from './people-reached.queries.ts';

/** Words of a search that are looked at; a name rarely has more. */
const MOST_WORDS = 8;
/** Names are found by their first letter; forms and résumés only by as many as few names have. */
const PREFIX_FROM = 5;

/** The words of a search for people, as many as are looked at. */
export const peopleWords = (search: string | undefined): string[] => searchWords(search).slice(0, MOST_WORDS);

/**
 * Candidates of the company whose name has words that begin like this, in any order, accents and case apart; or whose
 * form and résumé have all these words, by whatever name of a skill, the last one perhaps only begun; or whose e-mail or
 * telephone is this. Each by its own index: joined by `or`, the planner read the whole company once a word was frequent.
 * @param near names like the words, which are found, too
 */
export function peopleNamed(
  companyId: string,
  words: readonly string[],
  near: NearNames = [],
): RawBuilder<{ candidateId: string }> {
  const named = near.length > 0 ? namedLike(words, near) : hasNames(words);
  return sql`
    select candidate_id from candidate_search where company_id = ${companyId} and ${named}
    union
    select candidate_id from candidate_search
    where company_id = ${companyId} and document @@ (select ${searchQuery(searchTerms(words), PREFIX_FROM, otherNamesOf(words))})
    ${sql.join(
      reachedBy(words).map(
        ({ is }) => sql`union select c.id from candidates c where c.company_id = ${companyId} and ${is}`,
      ),
      sql` `,
    )}`;
}

const otherNamesOf = (words: readonly string[]) => (words.length > 1 ? otherNames(words.join(' ')) : []);

/** How a candidate `c` is reached by what these words may be: an e-mail, a telephone. */
function reachedBy(words: readonly string[]): { place: FoundPlace; is: RawBuilder<unknown> }[] {
  const [word = ''] = words;
  const digits = phoneDigits(words.join(' '));
  return [
    ...(words.length === 1 ? [{ place: 'email', is: hasEmail(word) } as const] : []),
    ...(digits === null ? [] : [{ place: 'phone', is: hasPhone(digits) } as const]),
  ];
}

/** Names of people of the company that are like the words; none where no name is. */
export const namesLike = async (ctx: Ctx, companyId: string, words: readonly string[]): Promise<NearNames> =>
  (await nearNames(
    ctx,
    words,
    (condition) => sql`select name_key from candidate_search where company_id = ${companyId} and ${condition}`,
  )) ?? [];

const hasName = (word: string) => sql`name_key like '% ' || plain(${escapeLike(word)}) || '%'`;
/** Whether a `name_key` has words that begin like each of these. */
export const hasNames = (words: readonly string[]) =>
  sql`(${sql.join([sql`true`, ...words.map(hasName)], sql` and `)})`;

/**
 * How well the name of somebody whom `peopleNamed` finds fits, of `candidate_search`: it begins so, has the words, or neither;
 * last come names that are only like the words.
 */
export const nameFit = (words: readonly string[], near: NearNames = []): RawBuilder<number> =>
  sql`case when name_key like ' ' || plain(${escapeLike(words.join(' '))}) || '%' then 2
    when ${hasNames(words)} then 1
    ${near.length > 0 ? sql`when ${namedLike(words, near)} then -1` : sql``}
    else 0 end`;

/**
 * Where `peopleNamed` finds a candidate `c`, for the few rows of a page: the name, the e-mail or the telephone say it all,
 * and where only the form and the résumé have all the words together, each place that has one of them. The document holds
 * the form as C and the résumé as D.
 */
export function placesFound(words: readonly string[], near: NearNames = []): RawBuilder<FoundPlace[]> {
  if (words.length === 0) return sql`array[]::text[]`;
  const any = searchAnyQuery(searchTerms(words), PREFIX_FROM, otherNamesOf(words));
  const says = (text: RawBuilder<unknown>) => sql`to_tsvector('portuguese', prose(coalesce(${text}, ''))) @@ ${any}`;
  return sql<FoundPlace[]>`(select case
      when ${hasNames(words)} then array['name']
      ${sql.join(
        reachedBy(words).map(({ place, is }) => sql`when ${is} then array[${sql.lit(place)}]`),
        sql` `,
      )}
      ${near.length > 0 ? sql`when ${namedLike(words, near)} then array['similar_name']` : sql``}
      else array_remove(array[
        case when ${says(sql`c.name`)} then 'name' end,
        case when ${says(sql`c.title`)} then 'title' end,
        case when ts_filter(document, '{c}') @@ ${any} then 'form' end,
        case when ts_filter(document, '{d}') @@ ${any} then 'resume' end], null)
      end from candidate_search where candidate_id = c.id)`;
}
