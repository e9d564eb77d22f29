import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type StagePart, selectStages } from './job-parts.queries.ts';
import { lockStage } from './stages.queries.ts';

/**
 * A stage of a job that cannot be removed before the transaction ends: to put somebody into it.
 * @throws AppError STAGE_NOT_FOUND also for stages of other jobs and removed ones
 */
export async function holdStage(ctx: Ctx, jobId: string, stageId: string): Promise<StagePart> {
  const there = await lockStage(ctx, jobId, stageId);
  const stage = there ? (await selectStages(ctx, jobId)).find(({ id }) => id === stageId) : undefined;
  if (!stage) throw new AppError('STAGE_NOT_FOUND');
  return stage;
}
