import { type JobStatus, toggledJobStatus } from '@prova/contract/applications/application-status';
import type { Updateable } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { emit } from '../../platform/events.ts';
import type { Jobs } from '../../platform/schema.gen.ts';
import { type SummaryData, toJobSummary } from './job-detail.ts';
import { type JobAction, stateAllows } from './jobs.policy.ts';
import { type JobRow, updateJobRow } from './jobs.queries.ts';
import { jobClosed, requireJob } from './jobs.service.ts';
import { refreshJobSearch } from './public/job-search.queries.ts';

/**
 * Pauses an active job or takes a paused one up again.
 * @param seen the status on the screen of whoever asks: who meant to pause must not resume what a colleague has paused
 * @throws AppError JOB_STATUS_REFUSED
 */
export function toggleJob(ctx: Ctx, jobId: string, seen?: JobStatus): Promise<SummaryData> {
  return changeStatus(ctx, jobId, 'toggle', async (_ctx, job) => {
    if (seen !== undefined && seen !== job.status) throw new AppError('JOB_STATUS_REFUSED');
    return { status: toggledJobStatus(job.status) ?? job.status };
  });
}

/** Closes a job; its open candidates are closed and told by whoever follows the event. @throws AppError JOB_STATUS_REFUSED */
export function closeJob(
  ctx: Ctx,
  jobId: string,
  { status, notify }: { status: 'FILLED' | 'CANCELLED'; notify: boolean },
): Promise<SummaryData> {
  return changeStatus(ctx, jobId, 'close', async (ctx, job) => {
    const closedBy = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
    await emit(ctx, jobClosed, { jobId, companyId: job.companyId, status, notify, closedBy });
    return { status, closedAt: ctx.clock.now() };
  });
}

/** Opens a closed job for new applications; those that closing ended stay ended. @throws AppError JOB_STATUS_REFUSED */
export function reopenJob(ctx: Ctx, jobId: string): Promise<SummaryData> {
  return changeStatus(ctx, jobId, 'reopen', async () => ({ status: 'ACTIVE', closedAt: null }));
}

function changeStatus(
  ctx: Ctx,
  jobId: string,
  action: JobAction,
  change: (ctx: Ctx, job: JobRow) => Promise<Updateable<Jobs>>,
): Promise<SummaryData> {
  return ctx.transaction(async (ctx) => {
    const job = await requireJob(ctx, jobId, action, { lock: 'update' });
    if (!stateAllows(action, job)) throw new AppError('JOB_STATUS_REFUSED');
    await updateJobRow(ctx, jobId, await change(ctx, job));
    await refreshJobSearch(ctx, { jobId });
    return toJobSummary(ctx, await requireJob(ctx, jobId, 'read'));
  });
}
