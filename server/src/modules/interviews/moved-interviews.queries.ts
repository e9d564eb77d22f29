import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import { sql } from 'kysely';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { InterviewRow } from './interviews.queries.ts';

export interface Moved {
  /** The start before the last move. */
  readonly from: Date;
  readonly at: Date;
}

/**
 * The last move of each interview that is still ahead, as the history keeps it. Whoever was never told of the time before has heard
 * of no move, so that one within the seconds of the undo is none.
 */
export async function selectMoves(ctx: Ctx, rows: readonly InterviewRow[]): Promise<ReadonlyMap<string, Moved>> {
  const now = ctx.clock.now();
  // A move raises the sequence: most interviews need not be looked up.
  const ahead = rows.filter(
    ({ status, sequence, startsAt }) => status === 'scheduled' && sequence > 0 && startsAt > now,
  );
  if (ahead.length === 0) return new Map();
  const events = await ctx.db
    .selectFrom('applicationEvents')
    .select([
      sql<string>`data ->> 'interviewId'`.as('interviewId'),
      sql<string>`data ->> 'status'`.as('said'),
      sql<string>`data ->> 'startsAt'`.as('startsAt'),
      'createdAt as at',
    ])
    .where(
      'applicationId',
      'in',
      ahead.map(({ applicationId }) => applicationId),
    )
    .where('type', '=', 'interview')
    .where(sql`data ->> 'status'`, 'in', ['scheduled', 'moved'])
    .orderBy('id')
    .execute();
  const moves = new Map<string, Moved>();
  for (const { id } of ahead) {
    const own = events.filter(({ interviewId }) => interviewId === id);
    const [before, last] = own.slice(-2);
    if (last?.said !== 'moved' || !before || last.at <= after(before.at, UNDO_SECONDS)) continue;
    moves.set(id, { from: new Date(before.startsAt), at: last.at });
  }
  return moves;
}
