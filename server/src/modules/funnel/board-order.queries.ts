import type { BoardFilters } from '@prova/contract/funnel/funnel';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { selectApplicationScores } from '../applications/applications.service.ts';
import type { BoardScope, FiltersOfBoard } from './board-filters.queries.ts';

/** Where a card stands in its column; instants as the database wrote them, to the microsecond. */
export interface Position {
  readonly id: string;
  readonly appliedAt: string;
  /** Null unless the promised day of an answer has passed: such cards stand on top. */
  readonly lateSince: string | null;
  /** Its match today; null where too little is known, and where nothing is ordered by it. */
  readonly score: number | null;
  /** Where its group stood, when cards are grouped. */
  readonly groupRank?: string;
}

export interface CardsWanted {
  readonly filters: FiltersOfBoard;
  /** Cards of a stage at most. */
  readonly limit: number;
  /** Only this column. */
  readonly stageId?: string;
  /** Only what comes after this card. */
  readonly after?: Position;
}

/** All that cards are counted and ordered by: of thousands, whole rows would cost more than the counting. */
export const PLACED = sql`a.id, a.stage_id, a.active, a.reply_due_at, a.applied_at`;

export const NEWEST_FIRST = sql`applied_at desc, id desc`;

/**
 * Whom the company keeps waiting stands on top, the longest overdue first; then the newest. Or by the match, of which
 * rows have a `score`.
 */
export function order({ now }: BoardScope, by: BoardFilters['order'], alias: 'a' | 'each'): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  if (by === 'match') return sql`${of('score')} desc nulls last, ${of('id')} desc`;
  const late = sql`${of('active')} and ${of('reply_due_at')} < ${now}`;
  return sql`coalesce(${late}, false) desc, case when ${late} then ${of('reply_due_at')} end, case when ${late} then ${of('id')} end,
    ${of('applied_at')} desc, ${of('id')} desc`;
}

export const ofStage = (stageId: string | undefined) => (stageId ? sql`and a.stage_id = ${stageId}` : sql``);

/** Of the overdue cards, which come first. */
export function afterLate({ after }: CardsWanted): RawBuilder<unknown> {
  if (!after) return sql``;
  if (after.lateSince === null) return sql`and false`;
  return sql`and (a.reply_due_at, a.id) > (${after.lateSince}::timestamptz, ${after.id}::uuid)`;
}

/** Of the others. */
export const afterOther = ({ after }: CardsWanted) =>
  after && after.lateSince === null
    ? sql`and (a.applied_at, a.id) < (${after.appliedAt}::timestamptz, ${after.id}::uuid)`
    : sql``;

/** Of all cards, in the order that is asked for. */
export function afterCard({ now }: BoardScope, wanted: CardsWanted): RawBuilder<unknown> {
  const { after, filters } = wanted;
  if (!after) return sql`true`;
  if (filters.order === 'waiting')
    return sql`case when a.active and a.reply_due_at < ${now} then true ${afterLate(wanted)} else true ${afterOther(wanted)} end`;
  const below = sql`(a.score is not distinct from ${after.score}::int and a.id < ${after.id}::uuid)`;
  return after.score === null ? below : sql`(a.score < ${after.score} or a.score is null or ${below})`;
}

/** Where a card stands in the order of its column, wherever it has been moved since. */
export async function selectPosition(
  ctx: Ctx,
  scope: BoardScope,
  { id, order: by }: { id: string; order: BoardFilters['order'] },
): Promise<Position | undefined> {
  const { jobId, now } = scope;
  const found = await ctx.db
    .selectFrom('applications')
    .select(['id', sql<string>`applied_at::text`.as('appliedAt')])
    .select(sql<string | null>`case when active and reply_due_at < ${now} then reply_due_at::text end`.as('lateSince'))
    .where('id', '=', id)
    .where('jobId', '=', jobId)
    .executeTakeFirst();
  if (!found || by !== 'match') return found && { ...found, score: null };
  const scores = await selectApplicationScores(ctx, { companyId: scope.companyId, ids: [id] });
  return { ...found, score: scores.get(id) ?? null };
}
