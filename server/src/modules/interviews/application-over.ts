import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { ApplicationChanged, ApplicationRow } from '../applications/applications.service.ts';

/** Rejected, withdrawn, closed or hired: no interview of it is held any more. */
export const isOver = ({ active, status }: Pick<ApplicationRow, 'active' | 'status'>): boolean =>
  !active || status === 'hired';

/** Whether a change has brought an application to its end. */
export const isEnd = ({ row, before }: ApplicationChanged): boolean =>
  before !== null && isOver(row) && !isOver(before);

/** When a change can no longer be taken back for certain, on every clock of the cluster. */
export const settledAt = (ctx: Ctx, { settledSeconds = UNDO_SECONDS }: ApplicationChanged): Date =>
  after(ctx.clock.now(), settledSeconds + 1);
