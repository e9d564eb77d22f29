import type { StageType } from '@prova/contract/jobs/stage-types';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { editableJob } from './editable-job.ts';
import { holdStage } from './hold-stage.ts';
import type { StagePart } from './job-parts.queries.ts';
import { type JobRow, updateJobRow } from './jobs.queries.ts';

/**
 * A stage whose settings are changed beside the wizard, in the transaction of the change. Its job is another version from now
 * on: a wizard that was opened before does not put back what it has read.
 * @throws AppError JOB_NOT_FOUND, FORBIDDEN, JOB_STATUS_REFUSED for a closed job, STAGE_NOT_FOUND also for stages of another type
 */
export async function editStage(
  ctx: Ctx,
  { jobId, stageId }: { readonly jobId: string; readonly stageId: string },
  type: StageType,
): Promise<{ readonly job: JobRow; readonly stage: StagePart }> {
  const job = await editableJob(ctx, jobId, undefined);
  const stage = await holdStage(ctx, job.id, stageId);
  if (stage.type !== type) throw new AppError('STAGE_NOT_FOUND');
  await updateJobRow(ctx, job.id, {});
  return { job, stage };
}
