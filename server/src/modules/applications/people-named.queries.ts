import { type RawBuilder, sql } from 'kysely';

/** Words of a search that are looked at; a name rarely has more. */
const MOST_WORDS = 8;

/** The words of a search; none when there is nothing to look for. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? '').replaceAll('\u0000', '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/**
 * Candidates of the company whose name has words that begin like this, in any order, accents and case apart; or whose
 * form and résumé have all these words; or whose e-mail begins like this, or has this part with an @. Each by its own
 * index: joined by `or`, the planner read the whole company once a word was frequent.
 */
export function peopleNamed(companyId: string, words: readonly string[]): RawBuilder<{ candidateId: string }> {
  const named = words.map((word) => sql`and name_key like '% ' || plain(${escapeLike(word)}) || '%'`);
  return sql`
    select candidate_id from candidate_search where company_id = ${companyId} ${sql.join(named, sql` `)}
    union
    select candidate_id from candidate_search
    where company_id = ${companyId} and document @@ (select plainto_tsquery('portuguese', prose(${words.join(' ')})))
    ${words.length === 1 ? sql`union ${writtenAs(companyId, words[0] ?? '')}` : sql``}`;
}

const writtenAs = (companyId: string, word: string) => sql`
  select id from candidates where company_id = ${companyId}
    and lower(email::text) like ${word.includes('@') ? '%' : ''} || lower(${escapeLike(word)}) || '%'`;

export const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&');
