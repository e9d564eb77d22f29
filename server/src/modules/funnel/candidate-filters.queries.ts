import { DIRECT_SOURCE } from '@prova/contract/funnel/board-groups';
import type { CandidateFilters } from '@prova/contract/funnel/candidates';
import type { ListedBand } from '@prova/contract/matching/formula';
import { type RawBuilder, sql } from 'kysely';
import type { NearNames } from '../../platform/near-names.ts';
import { escapeLike } from '../../platform/plain-search.ts';
import {
  isHiddenAlone,
  isOverdue,
  isUnopened,
  matchedIn,
  peopleNamed,
  peopleWords,
  skilledCandidates,
} from '../applications/applications.service.ts';
import { inScope, type JobScope } from '../jobs/jobs.service.ts';
import { listedBandOf } from '../matching/matching.service.ts';

/** Whose list it is, and at what moment. */
export interface PeopleScope {
  readonly scope: JobScope;
  readonly now: Date;
  /** Some of its jobs hide who applies: their people are on no list until they are revealed. */
  readonly hides: boolean;
}

/** What somebody is asked to have; `about` are conditions on one of their applications (`a`), and `bands` of its match. */
export interface Wanted {
  readonly words: readonly string[];
  /** Names like the words; none unless they are looked for. */
  readonly near: NearNames;
  readonly about: readonly RawBuilder<unknown>[];
  readonly bands: readonly ListedBand[];
}

/** The filters, skills by their ids, as conditions. Whoever sees shared jobs alone finds people by applications to those. */
export function wantedBy(
  { scope, now, hides }: PeopleScope,
  { near = [], ...filters }: CandidateFilters & { near?: NearNames },
): Wanted {
  const { jobId, stage, status, source, skills, location, match = [], overdue, unopened, unread, show } = filters;
  const about: RawBuilder<unknown>[] = [];
  if (hides) about.push(sql`not ${isHiddenAlone('a')}`);
  if (scope.sharedWith !== null) about.push(inScope(scope, sql.ref('a.jobId')));
  if (jobId) about.push(sql`a.job_id = ${jobId}`);
  if (show !== 'all') about.push(sql`a.active = ${show === 'open'}`);
  if (stage?.length) about.push(inStages(scope.companyId, stage));
  if (status?.length) about.push(sql`a.status = any(${status}::text[])`);
  if (source?.length) about.push(fromSources(scope.companyId, source));
  if (skills?.length) about.push(sql`a.candidate_id = any(array(${skilledCandidates(scope.companyId, skills)}))`);
  const place = peopleWords(location);
  if (place.length > 0) about.push(livingAt(scope.companyId, place));
  if (overdue) about.push(isOverdue('a', now));
  if (unopened) about.push(isUnopened('a'));
  if (unread) about.push(withUnread(scope.companyId));
  return { words: peopleWords(filters.search), near, about, bands: match };
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
export function peopleWith(people: PeopleScope, wanted: Wanted): RawBuilder<unknown> {
  const { words, near, about } = wanted;
  if (about.length === 0 && words.length > 0)
    return sql`select candidate_id, last_applied_at as at, null::timestamptz as due
      from candidate_search where company_id = ${people.scope.companyId} ${among(people, { words, near })}`;
  return sql`select a.candidate_id, max(a.applied_at) as at, min(a.reply_due_at) filter (where a.active) as due
    ${applicationsOf(people, wanted)}
    group by a.candidate_id`;
}

const among = ({ scope }: PeopleScope, { words, near }: Pick<Wanted, 'words' | 'near'>) =>
  words.length > 0 ? sql`and candidate_id = any(array(${peopleNamed(scope.companyId, words, near)}))` : sql``;

const applicationsOf = (people: PeopleScope, { words, near, about }: Wanted) => sql`
  from applications a where a.company_id = ${people.scope.companyId} ${among(people, { words, near })} and ${STILL_KNOWN} ${alsoOf(about)}`;

/** Parts of `with`: `kept`, the applications of that kind with their `score`, of all of which the match is reckoned. */
export const keptWith = (people: PeopleScope, wanted: Wanted): RawBuilder<unknown> => sql`
  applied as materialized (
    select a.id, a.job_id, a.candidate_id, a.applied_at, a.reply_due_at, a.active ${applicationsOf(people, wanted)}
  ), ${matchedIn({ now: people.now, of: sql`select id, job_id, candidate_id from applied` })},
  kept as materialized (
    select a.*, m.score from applied a left join matched m on m.id = a.id
    ${wanted.bands.length > 0 ? sql`where ${listedBandOf(sql`m.score`)} in (${sql.join(wanted.bands)})` : sql``}
  )`;

/** As `peopleWith`, by the applications that are `kept`; `score` is the best of them. */
export const peopleKept = sql`select candidate_id, max(applied_at) as at, min(reply_due_at) filter (where active) as due,
  max(score) as score from kept group by candidate_id`;

export const alsoOf = (about: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  about.length > 0 ? sql`and ${sql.join(about, sql` and `)}` : sql``;
