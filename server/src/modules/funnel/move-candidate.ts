import { nextStage } from '@prova/contract/applications/application-status';
import type { BodyOf } from '@prova/contract/endpoint';
import type { moveCandidate as endpoint } from '@prova/contract/funnel/funnel';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type ApplicationRow, skippedOn } from '../applications/applications.service.ts';
import { writeNote } from '../evaluations/evaluations.service.ts';
import { jobStages, type StagePart } from '../jobs/jobs.service.ts';
import { answerWith, applyTransition, type ChangedData, lockForChange } from './change-application.ts';
import { notifyMovedLater } from './notify-candidate.ts';

/** @throws AppError APPLICATION_NOT_FOUND, STALE_MOVE, STAGE_NOT_FOUND for a stage of another job too, ACTION_REFUSED */
export async function moveCandidate(ctx: Ctx, id: string, body: BodyOf<typeof endpoint>): Promise<ChangedData> {
  return ctx.transaction(async (ctx) => {
    const row = await lockForChange(ctx, id, body);
    if (body.jobId !== undefined && body.jobId !== row.jobId) throw new AppError('APPLICATION_NOT_FOUND');
    return move(ctx, row, body);
  });
}

/**
 * Moves a locked application.
 * @param notes why; `ofSkips`: kept only where required stages are passed over, for words that were said of several people;
 *   `among`: how many are moved at once
 */
export async function move(
  ctx: Ctx,
  row: ApplicationRow,
  {
    targetStageId,
    notes,
    ofSkips = false,
    among = 1,
  }: { targetStageId: string; notes?: string | undefined; ofSkips?: boolean; among?: number },
): Promise<ChangedData> {
  const stages = await jobStages(ctx, row.jobId);
  const stage = stages.find((each) => each.id === targetStageId);
  if (!stage) throw new AppError('STAGE_NOT_FOUND');
  const data = await skippedOn(ctx, row, ({ id }) => id === stage.id);
  // The words stand in the history with the move and are a note that can be answered and fixed, by whoever has an account.
  const words = ofSkips && !data.skipped ? undefined : notes;
  const entry = { type: 'moved', reason: words ?? null, data } as const;
  const change = await applyTransition(ctx, row, { action: 'move', target: targetOf(stage), entry, among });
  if (words !== undefined && ctx.actor.kind === 'user') await writeNote(ctx, change.row, words);
  await notifyMovedLater(ctx, change.row, among);
  return answerWith(ctx, change, 'move', among);
}

/** To the next stage; never into the offer, which has to be sent. */
export async function approve(ctx: Ctx, row: ApplicationRow, among = 1): Promise<ChangedData> {
  const next = nextStage(await jobStages(ctx, row.jobId), row.stageId);
  const target = next && targetOf(next);
  const change = await applyTransition(ctx, row, { action: 'approve', target, entry: { type: 'moved' }, among });
  await notifyMovedLater(ctx, change.row, among);
  return answerWith(ctx, change, 'approve', among);
}

export const targetOf = ({ id, type }: StagePart) => ({ stageId: id, stageType: type });
