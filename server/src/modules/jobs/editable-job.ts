import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { stateAllows } from './jobs.policy.ts';
import type { JobRow } from './jobs.queries.ts';
import { requireJob } from './require-job.ts';

/** The job, locked, unless somebody else changed it or it is closed. */
export async function editableJob(ctx: Ctx, jobId: string, version: number | undefined): Promise<JobRow> {
  const job = await requireJob(ctx, jobId, 'edit', { lock: 'update' });
  if (version !== undefined && version !== job.version) throw new AppError('VERSION_CONFLICT');
  if (!stateAllows('edit', job)) throw new AppError('JOB_STATUS_REFUSED');
  return job;
}
