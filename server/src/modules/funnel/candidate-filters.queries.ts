import { DIRECT_SOURCE } from '@prova/contract/funnel/board-groups';
import type { CandidateFilters } from '@prova/contract/funnel/candidates';
import { type RawBuilder, sql } from 'kysely';
import {
  escapeLike,
  isOverdue,
  isUnopened,
  peopleNamed,
  searchWords,
  skilledCandidates,
} from '../applications/applications.service.ts';
import { inScope, type JobScope } from '../jobs/jobs.service.ts';

/** Whose list it is, and at what moment. */
export interface PeopleScope {
  readonly scope: JobScope;
  readonly now: Date;
}

/** What somebody is asked to have; `about` are conditions on one of their applications (`a`). */
export interface Wanted {
  readonly words: readonly string[];
  readonly about: readonly RawBuilder<unknown>[];
}

/** The filters, skills by their ids, as conditions. Whoever sees shared jobs alone finds people by applications to those. */
export function wantedBy({ scope, now }: PeopleScope, filters: CandidateFilters): Wanted {
  const { jobId, stage, status, source, skills, location, overdue, unopened, unread, show } = filters;
  const about: RawBuilder<unknown>[] = [];
  if (scope.sharedWith !== null) about.push(inScope(scope, sql.ref('a.jobId')));
  if (jobId) about.push(sql`a.job_id = ${jobId}`);
  if (show !== 'all') about.push(sql`a.active = ${show === 'open'}`);
  if (stage?.length) about.push(inStages(scope.companyId, stage));
  if (status?.length) about.push(sql`a.status = any(${status}::text[])`);
  if (source?.length) about.push(fromSources(scope.companyId, source));
  if (skills?.length) about.push(sql`a.candidate_id = any(array(${skilledCandidates(scope.companyId, skills)}))`);
  const place = searchWords(location);
  if (place.length > 0) about.push(livingAt(scope.companyId, place));
  if (overdue) about.push(isOverdue('a', now));
  if (unopened) about.push(isUnopened('a'));
  if (unread) about.push(withUnread(scope.companyId));
  return { words: searchWords(filters.search), about };
}

const withUnread = (companyId: string) => sql`a.id = any(array(
  select application_id from conversations where company_id = ${companyId} and unread_by_team > 0))`;

/** Each place is compared once: making it plain costs more than reading everybody. */
function livingAt(companyId: string, words: readonly string[]): RawBuilder<unknown> {
  const each = words.map((word) => sql`' ' || plain(place) like '% ' || plain(${escapeLike(word)}) || '%'`);
  const place = sql`concat_ws(' ', city, state)`;
  return sql`a.candidate_id = any(array(select id from candidates where company_id = ${companyId} and ${place} = any(array(
    select place from (select distinct ${place} as place from candidates where company_id = ${companyId}) known
    where ${sql.join(each, sql` and `)}))))`;
}

const inStages = (companyId: string, types: readonly string[]) => sql`a.stage_id = any(array(
  select s.id from jobs j join job_stages s on s.job_id = j.id where j.company_id = ${companyId} and s.type = any(${types}::text[])))`;

function fromSources(companyId: string, platforms: readonly string[]): RawBuilder<unknown> {
  const named = sql`a.source_id = any(array(
    select s.id from jobs j join job_sources s on s.job_id = j.id
    where j.company_id = ${companyId} and s.platform = any(${platforms}::text[])))`;
  return platforms.includes(DIRECT_SOURCE) ? sql`(a.source_id is null or ${named})` : named;
}

/** Who was erased is nobody any more, even where an application of theirs is still counted. */
const STILL_KNOWN = sql`(a.erased_at is null
  or (select true from candidate_search known where known.candidate_id = a.candidate_id))`;

/**
 * The people who have an application of that kind: each with the newest day of it (`at`), and the first day on which one
 * waits for an answer (`due`).
 */
export function peopleWith({ scope }: PeopleScope, { words, about }: Wanted): RawBuilder<unknown> {
  const found = words.length > 0 ? peopleNamed(scope.companyId, words) : null;
  const among = found ? sql`and candidate_id = any(array(${found}))` : sql``;
  if (about.length === 0 && found)
    return sql`select candidate_id, last_applied_at as at, null::timestamptz as due
      from candidate_search where company_id = ${scope.companyId} ${among}`;
  return sql`select a.candidate_id, max(a.applied_at) as at, min(a.reply_due_at) filter (where a.active) as due
    from applications a where a.company_id = ${scope.companyId} ${among} and ${STILL_KNOWN} ${alsoOf(about)}
    group by a.candidate_id`;
}

export const alsoOf = (about: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  about.length > 0 ? sql`and ${sql.join(about, sql` and `)}` : sql``;
