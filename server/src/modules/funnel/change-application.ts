import {
  type ApplicationAction,
  type StageTarget,
  type TransitionInput,
  transition,
} from '@prova/contract/applications/application-status';
import { isReversible, settledSeconds, undoSeconds } from '@prova/contract/applications/status-events';
import type { changed } from '@prova/contract/funnel/funnel';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  type ApplicationChange,
  type ApplicationRight,
  type ApplicationRow,
  applicationState,
  assertMay,
  changeApplication,
  type JudgedRow,
  keepBefore,
  orAppliedAgain,
  requireApplication,
} from '../applications/applications.service.ts';
import { cardOf } from './get-board.ts';

export type ChangedData = z.input<typeof changed>;

/** What was on the screen of whoever asks. */
export interface ExpectedVersion {
  readonly version?: number | undefined;
  readonly fromStageId?: string | undefined;
}

/**
 * An application, locked, for a change that may name what it saw.
 * @throws AppError APPLICATION_NOT_FOUND, STALE_MOVE with where the application stands now
 */
export async function lockForChange(
  ctx: Ctx,
  id: string,
  { version, fromStageId }: ExpectedVersion,
  right: ApplicationRight = 'decide',
): Promise<JudgedRow> {
  // What may be done to a locked one is said by the table of the contract.
  const row = await requireApplication(ctx, id, right, { forUpdate: true, whileLocked: true });
  if ((version ?? row.version) !== row.version || (fromStageId ?? row.stageId) !== row.stageId)
    throw new AppError('STALE_MOVE', { data: { version: row.version, stageId: row.stageId, status: row.status } });
  return row;
}

export interface Step extends TransitionInput {
  readonly action: ApplicationAction;
  /** Where `move`, `approve` and `hire` lead, by its id. */
  readonly target?: (StageTarget & { stageId: string }) | null;
  readonly entry: Pick<ApplicationChange, 'eventId' | 'type' | 'reason' | 'hiredAt' | 'data'>;
  /** How many it is done to at once. */
  readonly among?: number;
}

/**
 * Does to a locked application what the table of the contract allows.
 * @throws AppError ACTION_REFUSED with the reason
 */
export async function applyTransition(
  ctx: Ctx,
  row: ApplicationRow,
  { action, entry, among = 1, ...input }: Step,
): Promise<{ eventId: string; row: ApplicationRow }> {
  // Stages that exist once are found by their type; the rule compares them so.
  assertMay(ctx, action, row, input.target);
  const step = transition(action, applicationState(row), input);
  if (!step.allowed) throw new Error(`Allowed and refused at once: ${step.reason}`);
  const before = keepBefore(row);
  const change = changeApplication(ctx, row, {
    ...entry,
    ...(input.target && { toStageId: input.target.stageId }),
    toStatus: step.after.status,
    statusBefore: step.after.statusBefore ?? null,
    settledSeconds: settledSeconds(among),
    data: { action, ...entry.data, ...(isReversible(action) && { before, undoSeconds: undoSeconds(among) }) },
  });
  return change.catch((error: unknown) => orAppliedAgain(ctx, error));
}

/**
 * The answer to the board: the card, and until when the change can be undone.
 * @param action null for an undo, which is not taken back in turn
 * @param among how many it was done to at once
 */
export async function answerWith(
  ctx: Ctx,
  change: { readonly eventId: string; readonly row: ApplicationRow },
  action: ApplicationAction | null,
  among = 1,
): Promise<ChangedData> {
  return {
    card: await cardOf(ctx, change.row),
    eventId: change.eventId,
    undoUntil: action !== null && isReversible(action) ? after(ctx.clock.now(), undoSeconds(among)) : null,
  };
}
