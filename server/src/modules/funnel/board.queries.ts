import type { CandidateStatus } from '@prova/contract/applications/application-status';
import { hiddenName } from '@prova/contract/applications/hidden-name';
import type { Locale } from '@prova/contract/common';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import {
  closedOf,
  isHiddenAlone,
  isLocked,
  isOverdue,
  isUnopened,
  openOf,
  selectApplicationScores,
  yesOrNoInWords,
} from '../applications/applications.service.ts';
import {
  activeOf,
  type BoardScope,
  conditions,
  KNOWN,
  matchedOfJob,
  needsMatch,
  peopleNamed,
  peopleWords,
  setsIn,
} from './board-filters.queries.ts';
import { grouped } from './board-groups.queries.ts';
import {
  afterCard,
  afterLate,
  afterOther,
  type CardsWanted,
  NEWEST_FIRST,
  ofStage,
  order,
  PLACED,
} from './board-order.queries.ts';

export interface CardRow {
  readonly id: string;
  readonly version: number;
  readonly candidateId: string;
  readonly name: string;
  /** Their job hides who they are. */
  readonly hidden: boolean;
  /** It came beyond what the plan allows. */
  readonly locked: boolean;
  readonly city: string | null;
  readonly state: string | null;
  readonly title: string | null;
  readonly stageId: string;
  readonly status: CandidateStatus;
  readonly appliedAt: Date;
  readonly stageSince: Date;
  readonly replyDueAt: Date | null;
  readonly source: string | null;
  readonly active: boolean;
  readonly withdrawn: boolean;
  readonly closed: boolean;
  readonly liveOffer: boolean;
  readonly testOut: boolean;
  readonly interviewAhead: boolean;
  readonly unopened: boolean;
  readonly unreadMessages: number;
  readonly offerSentAt: Date | null;
  readonly offerViewedAt: Date | null;
  readonly unwanted: { question: string; answer: string }[];
  readonly match: number | null;
}
type Unmatched = Omit<CardRow, 'match'>;

const UNREAD = { city: null, state: null, title: null, source: null, unwanted: [], unreadMessages: 0 } as const;

/** Nothing that leaves here names or leads to a person whom the job hides, or says more than when of a locked one. */
const unnamed = <T extends Pick<CardRow, 'id' | 'hidden' | 'locked' | 'name' | 'candidateId'>>(
  locale: Locale,
  card: T,
): T => ({
  ...card,
  ...(card.hidden && { name: hiddenName(locale, card.id), candidateId: card.id }),
  ...(card.locked && UNREAD),
});

/** Reckoned after the cards are chosen, for these alone. */
async function withMatches<T extends Pick<CardRow, 'id' | 'hidden' | 'locked' | 'name' | 'candidateId'>>(
  ctx: Ctx,
  { companyId }: BoardScope,
  rows: readonly T[],
) {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const scores = await selectApplicationScores(ctx, { companyId, ids });
  return rows.map((row) => ({ ...unnamed(ctx.locale, row), match: scores.get(row.id) ?? null }));
}

/** Of the application `a`, the candidate `c`, the source `s`, the live offer `o` and the unwanted answers `u`. */
const CARD = sql`a.id, a.version, a.candidate_id, coalesce(c.name, '') as name, ${isHiddenAlone('a')} as hidden, ${isLocked('a')} as locked, c.city, c.state, c.title,
  a.stage_id, a.status, a.applied_at, a.stage_since,
  a.reply_due_at, s.platform as source, a.active, a.withdrawn_at is not null as withdrawn,
  a.closed_at is not null as closed, a.status = 'offer_sent' as live_offer, a.test_out, a.interview_ahead, ${isUnopened('a')} as unopened,
  coalesce((select unread_by_team from conversations where application_id = a.id), 0) as unread_messages,
  o.sent_at as offer_sent_at, o.viewed_at as offer_viewed_at, u.unwanted`;

/** Characters of a question that fit on a card, and a few more. */
const QUESTION_MAX = 100;
/** Only what is answered by yes or no can be unwanted. */
const unwanted = (locale: Locale) => sql`
  select coalesce(jsonb_agg(jsonb_build_object(
      'question', left(q.text, ${QUESTION_MAX}) || case when length(q.text) > ${QUESTION_MAX} then '…' else '' end,
      'answer', ${yesOrNoInWords(locale, sql`w.answer #>> '{}'`)}) order by q.position, q.id), '[]') as unwanted
  from application_answers w join job_questions q on q.id = w.question_id
  where w.application_id = a.id and q.wanted <> w.answer #>> '{}'`;

/** Looked up card by card: the planner expects far more cards than the limit lets through, and would read all candidates. */
const besideCard = (locale: Locale) => sql`
  left join lateral (select name, city, state, title from candidates where id = a.candidate_id limit 1) c on true
  left join lateral (select platform from job_sources where id = a.source_id limit 1) s on true
  left join lateral (select sent_at, viewed_at from offers
    where a.status = 'offer_sent' and application_id = a.id and status in ('sent', 'viewed') limit 1) o on true
  left join lateral (${unwanted(locale)}) u on true`;

export interface StageCards {
  /** Under the filters, whatever was fetched. */
  total: number;
  /** In their order, with their counts under the filters; empty unless cards are grouped. */
  readonly groups: readonly { key: string; total: number }[];
  readonly cards: CardRow[];
  /** The group of each card; null unless they are grouped. */
  readonly groupKeys: (string | null)[];
}

/**
 * Counts and first cards of the columns in one statement, by stage; a stage without any is left out.
 *
 * Plans and times with 100,000 applications in one job (10,000 in brackets), warm, on 2 cores:
 * - Counting without filters is an index-only scan of applications_board, or one pass over the table where the job is
 *   most of it: 20–35 ms (2). Each column is a walk down applications_board that stops at its limit; a cursor is a
 *   condition of that same walk: below 1 ms.
 * - Filters read the rows behind the index: 35–50 ms (3), dates and promises less.
 * - A search finds its people by the indexes of candidate_search, 1–3 ms, 30 for a word that a quarter has, then their
 *   applications by one scan of applications_once (applications_candidate for ended ones): 1–15 ms (1–3), 60 (5) for
 *   that word.
 * - Groups read all cards of the job and sort them: a third more than a filter.
 */
export async function selectCards(ctx: Ctx, scope: BoardScope, wanted: CardsWanted): Promise<Map<string, StageCards>> {
  const { group } = wanted.filters;
  type Found = Unmatched & Pick<StageCards, 'total' | 'groups'> & { columnId: string; groupKey: string | null };
  const { rows } = await sql<Found>`
    ${found(scope, wanted)}
    select n.stage_id as column_id, n.total, n.groups, ${group === 'none' ? sql`null` : sql`a.group_key`} as group_key, ${CARD}
    from counted n
    left join first a on a.stage_id = n.stage_id
    ${besideCard(ctx.locale)}
    order by ${group === 'none' ? sql`` : sql`a.group_rank,`} ${order(scope, wanted.filters.order, 'a')}`.execute(
    ctx.db,
  );
  const columns = new Map<string, StageCards>();
  for (const { columnId, total, groups, groupKey, ...card } of await withMatches(ctx, scope, rows)) {
    const column = columns.get(columnId) ?? { total, groups, cards: [], groupKeys: [] };
    // A column whose cards all come before the cursor has a count and no card.
    if (card.id !== null) {
      column.cards.push(card);
      column.groupKeys.push(groupKey);
    }
    columns.set(columnId, column);
  }
  return columns;
}

/** The cards of people who are still known, column by column, in the order of the board; of a column at most as many as asked for. */
export async function selectCardIds(ctx: Ctx, scope: BoardScope, wanted: CardsWanted): Promise<string[]> {
  const { group, order: by } = wanted.filters;
  // One row for all: of tens of thousands each would be an object.
  const { rows } = await sql<{ ids: string[] }>`
    ${found(scope, wanted)}
    select array(select a.id from first a
    join job_stages stage on stage.id = a.stage_id
    join candidates c on c.id = a.candidate_id and c.erased_at is null
    order by stage.position, stage.id, ${group === 'none' ? sql`` : sql`a.group_rank,`} ${order(scope, by, 'a')}
    limit ${wanted.limit}) as ids`.execute(ctx.db);
  return rows[0]?.ids ?? [];
}

/** Parts of `with`: `counted` and `first`, the cards of each column up to the limit. */
function found(scope: BoardScope, wanted: CardsWanted): RawBuilder<unknown> {
  const words = peopleWords(wanted.filters.search);
  if (wanted.filters.group !== 'none') return grouped(scope, wanted, words);
  return words.length > 0 || needsMatch(wanted.filters) ? searched(scope, wanted, words) : unsearched(scope, wanted);
}

function unsearched(scope: BoardScope, wanted: CardsWanted): RawBuilder<unknown> {
  const { filters, limit, stageId } = wanted;
  const filtered = conditions(scope, filters);
  const active = activeOf(filters.show);
  return sql`
    with ${setsIn(scope, filters)} counted as (
      select a.stage_id, count(*)::int as total, '[]'::jsonb as groups from applications a
      where a.job_id = ${scope.jobId} and a.active = any(${active}) ${ofStage(stageId)} ${filtered}
      group by a.stage_id
    ), first as (
      select card.* from job_stages stage cross join lateral (
        select each.* from (
          (select a.* from applications a
            where a.job_id = ${scope.jobId} and a.stage_id = stage.id and a.active and a.active = any(${active})
              and a.reply_due_at < ${scope.now} ${filtered} ${afterLate(wanted)}
            order by a.reply_due_at, a.id limit ${limit})
          union all
          (select rest.* from unnest(${active}) open(active) cross join lateral (
            select a.* from applications a
            where a.job_id = ${scope.jobId} and a.active = open.active and a.stage_id = stage.id
              and not coalesce(a.active and a.reply_due_at < ${scope.now}, false) ${filtered} ${afterOther(wanted)}
            order by ${NEWEST_FIRST} limit ${limit}
          ) rest order by ${NEWEST_FIRST} limit ${limit})
        ) each order by ${order(scope, 'waiting', 'each')} limit ${limit}
      ) card
      where stage.job_id = ${scope.jobId} ${stageId ? sql`and stage.id = ${stageId}` : sql``}
    )`;
}

/** What has to be looked at as a whole before it is counted or put in order: people who are named, and matches. */
function searched(scope: BoardScope, wanted: CardsWanted, words: readonly string[]): RawBuilder<unknown> {
  const { filters, limit, stageId } = wanted;
  const reckoned = needsMatch(filters);
  const named = sql`person as materialized (${peopleNamed(scope.companyId, words, filters.near)}),`;
  const ofPerson = sql`and a.candidate_id = any(array(select candidate_id from person)) ${KNOWN}`;
  return sql`
    with ${words.length > 0 ? named : sql``} ${reckoned ? sql`${matchedOfJob(scope)},` : sql``}
      ${setsIn(scope, filters)} hit as materialized (
      select ${PLACED}, ${reckoned ? sql`m.score` : sql`null::int`} as score
      from applications a ${reckoned ? sql`left join matched m on m.id = a.id` : sql``}
      where a.job_id = ${scope.jobId} and a.active = any(${activeOf(filters.show)}) ${ofStage(stageId)}
        ${conditions(scope, filters)} ${words.length > 0 ? ofPerson : sql``}
    ), counted as (
      select stage_id, count(*)::int as total, '[]'::jsonb as groups from hit group by stage_id
    ), first as (
      select card.*, placed.score from (
        select a.id, a.score, row_number() over (partition by a.stage_id order by ${order(scope, filters.order, 'a')}) as place from hit a
        where ${afterCard(scope, wanted)}
      ) placed join applications card on card.id = placed.id where placed.place <= ${limit}
    )`;
}

export async function selectCardsById(ctx: Ctx, scope: BoardScope, ids: readonly string[]): Promise<CardRow[]> {
  const { rows } = await sql<Unmatched>`
    select ${CARD} from applications a ${besideCard(ctx.locale)}
    where a.job_id = ${scope.jobId} and a.id = any(${ids}::uuid[])
    order by a.applied_at desc, a.id desc`.execute(ctx.db);
  return withMatches(ctx, scope, rows);
}

/** What the head of the board says, whatever is filtered: counts, promises broken, and where the job is announced. */
export async function selectHead(ctx: Ctx, { jobId, now }: BoardScope) {
  const { rows } = await sql<{
    open: number;
    hired: number;
    closed: number;
    overdue: number;
    locked: number;
    platforms: string[];
  }>`
    select ${openOf('t')} as open, coalesce(t.hired, 0) as hired, ${closedOf('t')} as closed,
      (select count(*)::int from applications a where a.job_id = ${jobId} and ${isOverdue('a', now)}) as overdue,
      (select count(*)::int from applications a
        where a.company_id = j.company_id and a.job_id = j.id and a.active and ${isLocked('a')}) as locked,
      array(select platform from job_sources where job_id = ${jobId} order by created_at, platform) as platforms
    from jobs j left join job_totals t on t.job_id = j.id where j.id = ${jobId}`.execute(ctx.db);
  return rows[0] ?? { open: 0, hired: 0, closed: 0, overdue: 0, locked: 0, platforms: [] };
}
