import { id as idSchema } from '@prova/contract/common';
import type { BodyOf } from '@prova/contract/endpoint';
import { type detailsStep, reviewStep } from '@prova/contract/jobs/job-steps';
import type { saveStep as saveStepEndpoint } from '@prova/contract/jobs/job-wizard';
import type { updateJob as updateJobEndpoint } from '@prova/contract/jobs/jobs';
import type { Updateable } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { Jobs } from '../../../platform/schema.gen.ts';
import { editableJob } from '../editable-job.ts';
import { type DetailData, detailOf } from '../job-detail.ts';
import { type JobRow, updateJobRow } from '../jobs.queries.ts';
import { requireJob } from '../jobs.service.ts';
import { refreshListing } from '../public/listing.ts';
import { refuseField } from '../refuse-field.ts';
import { createJob, createPartial } from './create-job.ts';
import { keepPartial } from './draft.ts';
import { withoutPartial } from './partial-steps.ts';
import { saveDescription } from './step-description.ts';
import { detailsOf, readDetails } from './step-details.ts';
import { saveEmails } from './step-emails.ts';
import { saveForm } from './step-form.ts';
import { readStep, refuseUnknownKeys } from './step-input.ts';
import { saveIntegrations } from './step-integrations.ts';
import { savePipeline } from './step-pipeline.ts';

type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

type Step = (ctx: Ctx, job: JobRow, data: unknown) => Promise<Updateable<Jobs>>;

const withoutColumns =
  (save: (ctx: Ctx, job: JobRow, data: unknown) => Promise<void>): Step =>
  async (ctx, job, data) => {
    await save(ctx, job, data);
    return {};
  };

/** What each step does to the job; the columns that it answers are written with the step's completion. */
const STEPS: Readonly<Record<StepNumber, Step>> = {
  1: async (ctx, job, data) => readDetails(ctx, job, data),
  2: saveDescription,
  3: withoutColumns(saveForm),
  4: savePipeline,
  5: withoutColumns(saveEmails),
  6: withoutColumns(saveIntegrations),
  7: async (ctx, _job, data) => readStep(ctx, reviewStep, data),
};

/**
 * Saves a step of the wizard as it is left. Steps may come in any order and again; a job that is already public stays
 * complete, because a step is stored only when it is.
 * @throws AppError what the steps refuse, VERSION_CONFLICT, JOB_STATUS_REFUSED for a closed job
 */
export async function saveStep(ctx: Ctx, n: number, body: BodyOf<typeof saveStepEndpoint>): Promise<DetailData> {
  const step = n as StepNumber;
  if (body.step !== undefined && body.step !== step) throw refuseField(ctx, 'step', 'INVALID');
  const { jobId: inner, ...data } = body.data;
  const jobId = body.jobId ?? readJobId(ctx, inner);
  if (body.partial) refuseUnknownKeys(ctx, step, data);
  if (jobId === undefined) {
    if (step !== 1) throw refuseField(ctx, 'jobId', 'REQUIRED');
    return body.partial ? createPartial(ctx, data) : createJob(ctx, data);
  }
  return ctx.transaction(async (ctx) => {
    const job = await editableJob(ctx, jobId, body.version);
    if (body.partial) await keepPartial(ctx, job, { [step]: data });
    else await completeStep(ctx, job, step, data);
    return detailOf(ctx, await requireJob(ctx, jobId, 'read'));
  });
}

/** Changes some of the details; what is left out stays. */
export async function updateJob(
  ctx: Ctx,
  jobId: string,
  { version, ...change }: BodyOf<typeof updateJobEndpoint>,
): Promise<DetailData> {
  return ctx.transaction(async (ctx) => {
    const job = await editableJob(ctx, jobId, version);
    const data: Partial<Record<keyof typeof detailsStep.shape, unknown>> = { ...detailsOf(job), ...change };
    await completeStep(ctx, job, 1, data);
    return detailOf(ctx, await requireJob(ctx, jobId, 'read'));
  });
}

async function completeStep(ctx: Ctx, job: JobRow, step: StepNumber, data: unknown): Promise<void> {
  const columns = await STEPS[step](ctx, job, data);
  await updateJobRow(ctx, job.id, {
    ...columns,
    draft: withoutPartial(job, step),
    draftSteps: [...new Set([...job.draftSteps, step])].sort((a, b) => a - b),
  });
  await refreshListing(ctx, { jobId: job.id });
}

function readJobId(ctx: Ctx, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const parsed = idSchema.safeParse(value);
  if (!parsed.success) throw refuseField(ctx, 'jobId', 'INVALID');
  return parsed.data;
}
