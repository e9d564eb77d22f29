import { settledSeconds, undoSeconds } from '@prova/contract/applications/status-events';
import { MOST_AT_ONCE } from '@prova/contract/funnel/mass-actions';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ApplicationRow } from './applications.queries.ts';
import type { ApplicationChanged } from './ports.ts';

/** What follows from coming into a stage happens once the undo has run out for certain, on every clock of the cluster. Seconds. */
export const afterMoveSeconds = (among = 1): number => settledSeconds(among) + 1;

/**
 * Whether somebody goes on in a stage, and was not in it, or out of the process, when what follows from coming into it was to
 * happen.
 */
export function goesOn(ctx: Ctx, { type, row, before }: ApplicationChanged): boolean {
  const isBack = before !== null && row.active && (!before.active || before.stageId !== row.stageId);
  return isBack && (type === 'undone' ? isRecent(ctx, row) : row.stageId === before.stageId);
}

/** Whether somebody is taken off hold where they stood. */
export function isResumed(ctx: Ctx, { type, row, before }: ApplicationChanged): boolean {
  const wasHeld = before?.status === 'put_on_hold' && before.stageId === row.stageId;
  return wasHeld && row.active && row.status !== 'put_on_hold' && (type !== 'undone' || isRecent(ctx, row));
}

/** An undo that is older than this has met nothing that was still to happen. */
const isRecent = (ctx: Ctx, { stageSince }: ApplicationRow): boolean =>
  stageSince > after(ctx.clock.now(), -(afterMoveSeconds(MOST_AT_ONCE) + undoSeconds(MOST_AT_ONCE)));
