import type { ResultOf } from '@prova/contract/endpoint';
import type { getDraft as getDraftEndpoint } from '@prova/contract/jobs/job-wizard';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { editableJob } from '../editable-job.ts';
import { type DetailData, detailOf } from '../job-detail.ts';
import { type JobRow, updateJobRow } from '../jobs.queries.ts';
import { requireJob } from '../jobs.service.ts';
import { type PartialSteps, partialOf, stillComplete } from './partial-steps.ts';
import { refuseUnknownKeys, storableJson } from './step-input.ts';

/** Characters of JSON; a whole wizard needs less. */
const LONGEST_DRAFT = 400_000;

export async function getDraft(ctx: Ctx, jobId: string): Promise<ResultOf<typeof getDraftEndpoint>> {
  const job = await requireJob(ctx, jobId, 'edit');
  return { ...(await detailOf(ctx, job)), partial: partialOf(job) };
}

/** Keeps several half-done steps at once, by number. */
export async function saveDraft(ctx: Ctx, jobId: string, steps: PartialSteps): Promise<DetailData> {
  for (const [step, data] of Object.entries(steps)) refuseUnknownKeys(ctx, Number(step), data);
  return ctx.transaction(async (ctx) => {
    const job = await editableJob(ctx, jobId, undefined);
    await keepPartial(ctx, job, steps);
    return detailOf(ctx, await requireJob(ctx, jobId, 'read'));
  });
}

/**
 * Keeps half-done steps as typed. What the job holds stays what it was, but such a step of a draft is no longer done;
 * a public job stays complete, since its visitors see what it holds.
 */
export async function keepPartial(ctx: Ctx, job: JobRow, steps: PartialSteps): Promise<void> {
  const draft = storableJson({ ...partialOf(job), ...steps });
  if (draft.length > LONGEST_DRAFT) throw new AppError('PAYLOAD_TOO_LARGE');
  const isDraft = job.status === 'DRAFT';
  await updateJobRow(ctx, job.id, { draft, ...(isDraft && { draftSteps: stillComplete(job, steps) }) });
}
