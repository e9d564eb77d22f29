import type { ApplicationState } from '@prova/contract/applications/application-status';
import type { Ctx } from '../../platform/context.ts';
import {
  type ApplicationChange,
  type ApplicationRow,
  changeApplication,
} from '../applications/applications.service.ts';
import { holdStage } from '../jobs/jobs.service.ts';
import { selectFixedStage } from './offers.queries.ts';

type HistoryEntry = Pick<ApplicationChange, 'type' | 'reason' | 'hiredAt' | 'data'>;

/**
 * Brings an application to where a rule of the contract leads.
 * @param row locked
 * @param after what the rule answered; a stage without id is the one of its type
 * @param entry what the history says of it
 * @returns the application as it is now
 */
export async function applyTransition(
  ctx: Ctx,
  row: ApplicationRow,
  after: ApplicationState,
  entry: HistoryEntry,
): Promise<ApplicationRow> {
  const toStageId = await stageOf(ctx, row, after);
  if (toStageId !== row.stageId) await holdStage(ctx, row.jobId, toStageId);
  const changed = await changeApplication(ctx, row, {
    ...entry,
    toStageId,
    toStatus: after.status,
    statusBefore: after.statusBefore ?? null,
  });
  return changed.row;
}

async function stageOf(ctx: Ctx, row: ApplicationRow, after: ApplicationState): Promise<string> {
  if (after.stageId !== undefined) return after.stageId;
  return after.stageType === row.stageType ? row.stageId : selectFixedStage(ctx, row.jobId, after.stageType);
}
