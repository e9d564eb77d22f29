import type { CandidateStatus } from '@prova/contract/applications/application-status';
import {
  type CANDIDATE_SORTS,
  CANDIDATES_PER_PAGE,
  type CandidateFilters,
  type FoundPlace,
} from '@prova/contract/funnel/candidates';
import type { StageType } from '@prova/contract/jobs/stage-types';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { prepare } from '../../platform/db.ts';
import type { NearNames } from '../../platform/near-names.ts';
import {
  isHiddenAlone,
  isLocked,
  isUnopened,
  nameFit,
  placesFound,
  selectApplicationScores,
} from '../applications/applications.service.ts';
import { inScope } from '../jobs/jobs.service.ts';
import {
  alsoOf,
  keptWith,
  type PeopleScope,
  peopleKept,
  peopleWith,
  type Wanted,
  wantedBy,
} from './candidate-filters.queries.ts';

export interface CandidateRow {
  /** Of the person; null in the one row that says how many there are of a page that has nobody. */
  readonly candidateId: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly title: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly applications: number;
  readonly found: FoundPlace[] | null;
  readonly id: string;
  readonly version: number;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly stageId: string;
  readonly stageName: string;
  readonly stageType: StageType;
  readonly status: CandidateStatus;
  readonly appliedAt: Date;
  readonly replyDueAt: Date | null;
  readonly source: string | null;
  readonly active: boolean;
  readonly withdrawn: boolean;
  readonly closed: boolean;
  readonly testOut: boolean;
  readonly interviewAhead: boolean;
  readonly unopened: boolean;
  readonly match: number | null;
  readonly unreadMessages: number;
}

type Sort = (typeof CANDIDATE_SORTS)[number] | 'named';
export type ListFilters = CandidateFilters & { near?: NearNames };
export interface Page {
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of people and how many there are.
 *
 * With 50,000 people and 100,000 applications (20,000 and 40,000 in brackets), warm, on 2 cores:
 * - Everybody: the page is a walk down an index of candidate_search that stops at its limit, how many there are is kept:
 *   below 1 ms, whatever the size.
 * - Under a filter people are counted once each, by the index that the filter has or by applications_company alone: 20 to
 *   35 ms (10 to 20) when a quarter meets it, 60 to 100 (30) when nearly everybody does, 45 (20) for a job of 50,000.
 * - A search finds its people by the indexes of candidate_search first: 5 ms for a name.
 */
export async function selectCandidatePage(
  ctx: Ctx,
  people: PeopleScope,
  filters: ListFilters,
  { sort: asked, ...page }: Page,
): Promise<{ rows: CandidateRow[]; total: number }> {
  const { wanted, sort, reckoned, everybody, chosenBy } = searchFor(people, filters, asked);
  const opening = everybody && page.limit === CANDIDATES_PER_PAGE && page.offset === 0;
  const limit = opening ? sql`limit ${sql.lit(page.limit)}` : sql`limit ${page.limit} offset ${page.offset}`;
  type Found = Omit<CandidateRow, 'match'> & { total: number };
  const query = sql<Found>`
    with ${chosenBy(limit)}
    select counted.total, ${ROW}, (select count(*) from applications a where a.candidate_id = p.candidate_id
      and ${inScope(people.scope, sql.ref('a.jobId'))} ${people.hides ? sql`and not ${isHiddenAlone('a')}` : sql``}) as applications, ${placesFound(wanted.words, wanted.near)} as found
    from counted
    left join (chosen p
      join candidates c on c.id = p.candidate_id
      ${reckoned ? oneKept(sort) : oneOf(wanted, sort)}
      join jobs j on j.id = a.job_id
      join job_stages t on t.id = a.stage_id
      left join job_sources s on s.id = a.source_id) on true
    order by ${ORDERS[sort]}`.compile(ctx.db);
  if (opening) prepare(`candidate-page-${sort}`, query.sql);
  const { rows } = await ctx.db.executeQuery(query);
  const found = rows.filter(({ candidateId }) => candidateId !== null);
  const ids = found.map(({ id }) => id);
  const scores = await selectApplicationScores(ctx, { companyId: people.scope.companyId, ids });
  return { rows: found.map((row) => ({ ...row, match: scores.get(row.id) ?? null })), total: rows[0]?.total ?? 0 };
}

/** Whether a job of the company hides who applies, or an application is locked. */
export async function hidesSomebody(ctx: Ctx, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ hides: boolean }>`
    select exists (select from jobs where company_id = ${companyId} and blind)
      or exists (select from applications a where a.company_id = ${companyId} and ${isLocked('a')}) as hides`.execute(
    ctx.db,
  );
  return rows[0]?.hides ?? false;
}

/** The applications that the pages show, from the first page to the last; of people who are still known. */
export async function selectListedIds(
  ctx: Ctx,
  people: PeopleScope,
  filters: ListFilters,
  { sort: asked, limit }: Omit<Page, 'offset'>,
): Promise<string[]> {
  const { wanted, sort, reckoned, chosenBy } = searchFor(people, filters, asked);
  // One row for all: of tens of thousands each would be an object.
  const { rows } = await sql<{ ids: string[] }>`
    with ${chosenBy(sql`limit ${limit}`)}
    select array(select a.id from chosen p
    join candidates c on c.id = p.candidate_id and c.erased_at is null
    ${reckoned ? oneKept(sort) : oneOf(wanted, sort)}
    order by ${ORDERS[sort]}) as ids`.execute(ctx.db);
  return rows[0]?.ids ?? [];
}

/** Who is listed, and in which order. */
function searchFor(people: PeopleScope, filters: ListFilters, asked: Sort) {
  const wanted = wantedBy(people, filters);
  const sort = sortOf(wanted, asked);
  const reckoned = sort === 'match' || wanted.bands.length > 0;
  const everybody = wanted.words.length === 0 && wanted.about.length === 0 && sort !== 'waiting' && !reckoned;
  const kept = reckoned ? keptWith(people, wanted) : null;
  const chosenBy = (limit: RawBuilder<unknown>) =>
    everybody ? allOf(people, sort, limit) : someOf(people, wanted, { sort, limit, kept });
  return { wanted, sort, reckoned, everybody, chosenBy };
}

function sortOf({ words, near }: Wanted, asked: Sort): Sort {
  // Without words nobody fits better.
  if (asked === 'named' && words.length === 0) return 'recent';
  // Whose name is only like the words comes after those whom they find.
  return asked === 'recent' && near.length > 0 ? 'named' : asked;
}

/** The application that somebody is shown with, in the order that is asked for. */
const oneOf = ({ about }: Wanted, sort: Sort) => sql`
  join lateral (
    select a.* from applications a where a.candidate_id = p.candidate_id ${alsoOf(about)}
    order by ${FIRST[sort] ?? sql``} a.applied_at desc, a.id desc limit 1
  ) a on true`;

/** Looked through once for all: of thousands that are kept, few are of the page. */
const oneKept = (sort: Sort) => sql`
  join (
    select distinct on (a.candidate_id) a.candidate_id, a.id from kept a
    where a.candidate_id = any(array(select candidate_id from chosen))
    order by a.candidate_id, ${FIRST[sort] ?? sql``} a.applied_at desc, a.id desc
  ) one on one.candidate_id = p.candidate_id
  join applications a on a.id = one.id`;

const FIRST: Partial<Readonly<Record<Sort, RawBuilder<unknown>>>> = {
  waiting: sql`case when a.active then a.reply_due_at end,`,
  match: sql`a.score desc nulls last,`,
};

/** Of the application `a`, its job `j`, its stage `t` and its source `s`. */
export const STANDING = sql`a.id, a.version, a.job_id, j.title as job_title, t.id as stage_id, t.name as stage_name, t.type as stage_type, a.status, a.applied_at, a.reply_due_at,
  s.platform as source, a.active, a.withdrawn_at is not null as withdrawn, a.closed_at is not null as closed, a.test_out, a.interview_ahead,
  ${isUnopened('a')} as unopened`;

const UNREAD = sql`coalesce((select unread_by_team from conversations where application_id = a.id), 0) as unread_messages`;

const ROW = sql`p.candidate_id, c.name, c.email, c.title, c.city, c.state, ${STANDING}, ${UNREAD}`;

/** Of the chosen people (`p`). */
const ORDERS: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  recent: sql`p.at desc, p.candidate_id desc`,
  oldest: sql`p.at, p.candidate_id`,
  name: sql`p.name_key, p.candidate_id`,
  named: sql`p.fit desc, p.at desc, p.candidate_id desc`,
  match: sql`p.score desc nulls last, p.at desc, p.candidate_id desc`,
  waiting: sql`p.due, p.at desc, p.candidate_id desc`,
};

const allOf = ({ scope }: PeopleScope, sort: Sort, limit: RawBuilder<unknown>) => sql`
  counted as (
    select coalesce((select people from candidate_totals where company_id = ${scope.companyId}), 0) as total
  ), chosen as (
    select * from (select candidate_id, last_applied_at as at, name_key from candidate_search
      where company_id = ${scope.companyId}) p
    order by ${ORDERS[sort]} ${limit}
  )`;

const someOf = (
  people: PeopleScope,
  wanted: Wanted,
  { sort, limit, kept }: { sort: Sort; limit: RawBuilder<unknown>; kept: RawBuilder<unknown> | null },
) => sql`
  ${kept ? sql`${kept},` : sql``}
  matching as materialized (${kept ? peopleKept : peopleWith(people, wanted)}),
  counted as (select count(*) as total from matching),
  chosen as (
    select p.* from (${sort === 'name' ? NAMED : sort === 'named' ? fitting(wanted) : sql`select * from matching`}) p order by ${ORDERS[sort]} ${limit}
  )`;

const fitting = ({ words, near }: Wanted) => sql`select m.*, ${nameFit(words, near)} as fit
  from matching m join candidate_search n on n.candidate_id = m.candidate_id`;

const NAMED = sql`select m.*, n.name_key from matching m join candidate_search n on n.candidate_id = m.candidate_id`;
