import { isRejection } from '@prova/contract/applications/application-status';
import { after as later } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ApplicationRow } from './applications.queries.ts';
import {
  deleteStay,
  endStay,
  insertStay,
  type Leaving,
  resumeStay,
  undoHold,
  updateDue,
  updateHold,
  updateToFinal,
} from './stays.queries.ts';

/** Neither ended nor hired. */
const isInProcess = ({ active, status }: ApplicationRow) => active && status !== 'hired';
const isHeld = ({ status }: ApplicationRow) => status === 'put_on_hold';

/**
 * Keeps in which stage an application stands and what is promised there, as part of each of its changes.
 * @param before null for a new one
 * @param undoneEventId of the step that the change takes back
 */
export async function keepStay(
  ctx: Ctx,
  before: ApplicationRow | null,
  after: ApplicationRow,
  undoneEventId: string | null,
): Promise<void> {
  const was = before !== null && isInProcess(before);
  const is = isInProcess(after);
  const same = was && is && before.stageId === after.stageId;
  if (before !== null && undoneEventId !== null) await takeBack(ctx, { before, after, was, is, same }, undoneEventId);
  else {
    if (was && !same) await endStay(ctx, after.id, leaving(ctx, before, after));
    if (is && !same) await begin(ctx, after);
    if (same && isHeld(before) !== isHeld(after)) await updateHold(ctx, after.id, isHeld(after));
  }
  // What was just begun is due as it says.
  const began = is && !same && undoneEventId === null;
  const due = before?.replyDueAt?.getTime() !== after.replyDueAt?.getTime();
  if (is && !began && (due || undoneEventId !== null)) await updateDue(ctx, after.id, after.replyDueAt);
}

function begin(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const promised = row.replyDueAt !== null || row.replyLeft !== null;
  return insertStay(ctx, row, { held: isHeld(row), promised, dueAt: row.replyDueAt });
}

function leaving(ctx: Ctx, before: ApplicationRow, after: ApplicationRow): Leaving {
  const { replyDueAt, replyLeft } = before;
  const dueAt = replyDueAt ?? (replyLeft === null ? null : later(ctx.clock.now(), replyLeft));
  return { how: howOf(after), dueAt };
}

function howOf(after: ApplicationRow): Leaving['how'] {
  if (after.withdrawnAt !== null) return 'withdrawn';
  if (after.closedAt !== null) return 'closed';
  if (after.status === 'hired') return 'hired';
  return isRejection(after.status) ? 'rejected' : 'moved';
}

interface Step {
  readonly before: ApplicationRow;
  readonly after: ApplicationRow;
  readonly was: boolean;
  readonly is: boolean;
  readonly same: boolean;
}

/** Undo is for the last change alone: what it began is gone, and what it ended goes on. */
async function takeBack(ctx: Ctx, { before, after, was, is, same }: Step, undoneEventId: string): Promise<void> {
  const { id } = after;
  if (same) {
    if (isHeld(before) !== isHeld(after)) await undoHold(ctx, id, undoneEventId, isHeld(after));
    return;
  }
  if (was) await deleteStay(ctx, id);
  if (is) await resumeStay(ctx, id);
  else if (was) await updateToFinal(ctx, id);
}
