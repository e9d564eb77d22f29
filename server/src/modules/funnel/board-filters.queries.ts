import { DIRECT_SOURCE } from '@prova/contract/funnel/board-groups';
import type { BoardFilters } from '@prova/contract/funnel/funnel';
import type { ListedBand } from '@prova/contract/matching/formula';
import { type RawBuilder, sql } from 'kysely';

import type { NearNames } from '../../platform/near-names.ts';
import { escapeLike } from '../../platform/plain-search.ts';
import {
  isHiddenAlone,
  isLocked,
  isOverdue,
  isUnopened,
  matchedIn,
  peopleWords,
  skilledCandidates,
} from '../applications/applications.service.ts';
import { listedBandOf } from '../matching/matching.service.ts';

export { peopleNamed, peopleWords } from '../applications/applications.service.ts';

/** With names like those of the search; none unless they are looked for. */
export type FiltersOfBoard = BoardFilters & { readonly near?: NearNames };

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

/** Conditions on applications (`a`) beside job, stage and being open; the search stands apart. They need `setsIn`. */
export function conditions(scope: BoardScope, filters: BoardFilters): RawBuilder<unknown> {
  const { status, source, skills, appliedFrom, appliedTo, overdue, unopened, unwanted, match, proven } = filters;
  // What a filter asks of a person or an answer would tell it of a locked one.
  const read =
    (source?.length ||
      skills?.length ||
      match?.length ||
      unwanted ||
      proven ||
      peopleWords(filters.location).length > 0) &&
    sql`and not ${isLocked('a')}`;
  const zone = sql`(select time_zone from companies where id = ${scope.companyId})`;
  return sql`
    ${read || none}
    ${status?.length ? sql`and a.status = any(${status}::text[])` : none}
    ${source?.length ? fromSources(scope.jobId, source) : none}
    ${appliedFrom ? sql`and a.applied_at >= ${dayOf(appliedFrom)}::date::timestamp at time zone ${zone}` : none}
    ${appliedTo ? sql`and a.applied_at < (${dayOf(appliedTo)}::date + 1)::timestamp at time zone ${zone}` : none}
    ${overdue === 'true' ? sql`and ${isOverdue('a', scope.now)}` : none}
    ${overdue === 'false' ? sql`and not ${isOverdue('a', scope.now)}` : none}
    ${unopened === 'true' ? sql`and ${isUnopened('a')}` : none}
    ${unopened === 'false' ? sql`and not ${isUnopened('a')}` : none}
    ${unwanted === 'true' ? sql`and ${ANSWERED_OTHERWISE}` : none}
    ${unwanted === 'false' ? sql`and not ${ANSWERED_OTHERWISE}` : none}
    ${match?.length ? sql`and ${inBands(match)}` : none}
    ${proven === 'true' ? sql`and ${HAS_PROVEN}` : none}
    ${proven === 'false' ? sql`and not ${HAS_PROVEN}` : none}
    ${skills?.length ? sql`and a.candidate_id = any(array(select candidate_id from skilled))` : none}
    ${peopleWords(filters.location).length > 0 ? sql`and a.candidate_id = any(array(select candidate_id from living))` : none}`;
}

/** The score of `matched`, by which those are left out of whom too little is known. */
function inBands(bands: readonly ListedBand[]): RawBuilder<unknown> {
  const scored = bands.filter((band) => band !== 'unknown');
  const ways = [
    ...(scored.length > 0
      ? [sql`a.id in (select id from matched where ${listedBandOf(sql`score`)} in (${sql.join(scored)}))`]
      : []),
    ...(bands.includes('unknown') ? [sql`a.id not in (select id from matched where score is not null)`] : []),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** Whether cards have to be reckoned before they are counted or put in order. */
export const needsMatch = ({ match, group, order }: BoardFilters): boolean =>
  Boolean(match?.length) || group === 'match' || order === 'match';

/** `matched`: today's score of every application to the job that is not locked; parts of `with`. */
export const matchedOfJob = ({ jobId, now }: BoardScope): RawBuilder<unknown> =>
  matchedIn({
    now,
    of: sql`select id, job_id, candidate_id from applications where job_id = ${jobId} and locked_at is null`,
  });

/** Words would find out who is hidden. */
export const KNOWN = sql`and not ${isHiddenAlone('a')}`;

const ANSWERED_OTHERWISE = sql`exists (select 1 from application_answers w join job_questions q on q.id = w.question_id
  where w.application_id = a.id and q.wanted <> w.answer #>> '{}')`;

const HAS_PROVEN = sql`a.candidate_id = any(array(select candidate_id from proven))`;

/** `living`, `skilled` and `proven`, which the conditions read: parts of `with`, each made once, and only under its filter. */
export const setsIn = (scope: BoardScope, filters: BoardFilters): RawBuilder<unknown> =>
  sql`${livingIn(scope, filters)} ${skilledIn(scope, filters)} ${provenIn(scope, filters)}`;

/** `skilled`: who has all of the skills of the filters, which stand there by their ids. */
const skilledIn = ({ companyId }: BoardScope, { skills }: BoardFilters): RawBuilder<unknown> =>
  skills?.length ? sql`skilled as materialized (${skilledCandidates(companyId, skills)}),` : none;

/** `proven`: who of the job has a valid proof of one of the very skills that it asks for, in a profile that the company may see. */
const provenIn = ({ jobId, now }: BoardScope, { proven }: BoardFilters): RawBuilder<unknown> =>
  proven
    ? sql`proven as materialized (
        select a.candidate_id from applications a
        join match_candidates m on m.candidate_id = a.candidate_id and m.basis = 'profile'
        join candidates c on c.id = a.candidate_id
        join proofs p on p.talent_id = c.talent_id and p.shown and p.valid_until >= ${now}
        where a.job_id = ${jobId} and p.skill_id = any(array(select skill_id from match_needs where job_id = ${jobId}))
      ),`
    : none;

/**
 * `living`: who of the job lives at the place of the filters; a part of `with`, and empty without such a filter. Each place
 * is compared once: making it plain costs more than reading everybody.
 */
function livingIn({ jobId }: BoardScope, { location }: BoardFilters): RawBuilder<unknown> {
  const words = peopleWords(location);
  if (words.length === 0) return none;
  const each = words.map((word) => sql`place_words like '% ' || plain(${escapeLike(word)}) || '%'`);
  return sql`resident as materialized (
      select a.candidate_id, concat_ws(' ', c.city, c.state) as place
      from applications a join candidates c on c.id = a.candidate_id where a.job_id = ${jobId}
    ), place as materialized (
      select place, ' ' || plain(place) as place_words from (select distinct place from resident) each
    ), living as materialized (
      select candidate_id from resident where place = any(array(select place from place where ${sql.join(each, sql` and `)}))
    ),`;
}

const dayOf = (day: string) => (day < FIRST_DAY ? FIRST_DAY : day);

function fromSources(jobId: string, platforms: readonly string[]): RawBuilder<unknown> {
  const named = sql`a.source_id = any(array(
    select id from job_sources where job_id = ${jobId} and platform = any(${platforms}::text[])))`;
  return platforms.includes(DIRECT_SOURCE) ? sql`and (a.source_id is null or ${named})` : sql`and ${named}`;
}
