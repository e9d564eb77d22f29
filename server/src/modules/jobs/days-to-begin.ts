import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { saveDaysToBegin as endpoint } from '@prova/contract/jobs/jobs';
import type { Ctx } from '../../platform/context.ts';
import { editStage } from './edit-stage.ts';
import { updateStage } from './stages.queries.ts';

/**
 * Whether a stage of AI interviews asks by itself.
 * @throws AppError JOB_NOT_FOUND, FORBIDDEN, JOB_STATUS_REFUSED, STAGE_NOT_FOUND
 */
export function saveDaysToBegin(
  ctx: Ctx,
  { jobId, stageId }: { readonly jobId: string; readonly stageId: string },
  { daysToBegin }: BodyOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.transaction(async (ctx) => {
    await editStage(ctx, { jobId, stageId }, 'interview_ia');
    await updateStage(ctx, stageId, { daysToBegin });
    return { stageId, daysToBegin };
  });
}
