import { type BoardFilters, DIRECT_SOURCE } from '@prova/contract/funnel';
import { type RawBuilder, sql } from 'kysely';

/** Words of a search that are looked at; a name rarely has more. */
const MOST_WORDS = 8;
/** The first day that PostgreSQL can write without "BC". */
const FIRST_DAY = '0001-01-01';

/** Which job is meant, and at what moment. */
export interface BoardScope {
  readonly jobId: string;
  readonly companyId: string;
  readonly now: Date;
}

const none = sql``;

/** Open, ended, or both, in the order of the index. */
export function activeOf(show: BoardFilters['show']): RawBuilder<boolean[]> {
  const values = show === 'all' ? [true, false] : [show === 'open'];
  return sql`${values}::boolean[]`;
}

/** Conditions on applications (`a`) beside job, stage and being open; the search stands apart. */
export function conditions(scope: BoardScope, filters: BoardFilters): RawBuilder<unknown> {
  const { status, source, appliedFrom, appliedTo, overdue } = filters;
  const zone = sql`(select time_zone from companies where id = ${scope.companyId})`;
  return sql`
    ${status?.length ? sql`and a.status = any(${status}::text[])` : none}
    ${source?.length ? fromSources(scope.jobId, source) : none}
    ${appliedFrom ? sql`and a.applied_at >= ${dayOf(appliedFrom)}::date::timestamp at time zone ${zone}` : none}
    ${appliedTo ? sql`and a.applied_at < (${dayOf(appliedTo)}::date + 1)::timestamp at time zone ${zone}` : none}
    ${overdue === 'true' ? sql`and a.active and a.reply_due_at < ${scope.now}` : none}
    ${overdue === 'false' ? sql`and not coalesce(a.active and a.reply_due_at < ${scope.now}, false)` : none}`;
}

const dayOf = (day: string) => (day < FIRST_DAY ? FIRST_DAY : day);

function fromSources(jobId: string, platforms: readonly string[]): RawBuilder<unknown> {
  const named = sql`a.source_id = any(array(
    select id from job_sources where job_id = ${jobId} and platform = any(${platforms}::text[])))`;
  return platforms.includes(DIRECT_SOURCE) ? sql`and (a.source_id is null or ${named})` : sql`and ${named}`;
}

/** The words of a search; none when there is nothing to look for. */
export function wordsOf(search: string | undefined): string[] {
  return (search ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/**
 * Candidates of the company whose name has words that begin like this, in any order, accents and case apart; or whose
 * form and résumé have all these words. Each half by its own index (decision 7 of the data model): joined by `or`, the
 * planner read the whole company once a word was frequent.
 */
export function peopleNamed(companyId: string, words: readonly string[]): RawBuilder<{ candidate_id: string }> {
  const named = words.map((word) => sql`and name_key like '% ' || plain(${escaped(word)}) || '%'`);
  return sql`
    select candidate_id from candidate_search where company_id = ${companyId} ${sql.join(named, sql` `)}
    union
    select candidate_id from candidate_search
    where company_id = ${companyId} and document @@ (select plainto_tsquery('portuguese', prose(${words.join(' ')})))`;
}

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');
