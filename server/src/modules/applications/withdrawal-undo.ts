import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import { shownJobStatus } from '@prova/contract/jobs/job-status';
import * as z from 'zod';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { type BeforeChange, beforeChange } from './before-change.ts';
import { selectWithdrawal, type Withdrawal } from './own.queries.ts';

/** What `withdraw` has left in the history. */
const kept = z.object({ before: beforeChange });

export interface Undoable extends Pick<Withdrawal, 'fromStatus'> {
  readonly eventId: string;
  /** Until then it can be taken back. */
  readonly until: Date;
  readonly before: BeforeChange;
}

/** The withdrawal of an application that can still be taken back: in its seconds, and nothing has happened since. */
export async function undoableWithdrawal(ctx: Ctx, row: ApplicationRow): Promise<Undoable | null> {
  if (row.withdrawnAt === null) return null;
  const until = after(row.withdrawnAt, UNDO_SECONDS);
  // Its job takes nobody up any more.
  if (ctx.clock.now() > until || shownJobStatus(row.jobStatus) === 'closed') return null;
  const event = await selectWithdrawal(ctx, row.id);
  const left = kept.safeParse(event?.data);
  if (!event || event.followed || !left.success || left.data.before.version !== row.version) return null;
  return { eventId: event.id, fromStatus: event.fromStatus, until, before: left.data.before };
}

/** The same for a page: in seconds that are left, since clocks of browsers go wrong. */
export async function undoOfWithdrawal(
  ctx: Ctx,
  row: ApplicationRow,
): Promise<{ eventId: string; seconds: number } | null> {
  const undoable = await undoableWithdrawal(ctx, row);
  if (!undoable) return null;
  const seconds = Math.floor((undoable.until.getTime() - ctx.clock.now().getTime()) / 1000);
  return seconds > 0 ? { eventId: undoable.eventId, seconds } : null;
}
