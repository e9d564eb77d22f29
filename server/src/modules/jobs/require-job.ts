import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type JobAction, may } from './jobs.policy.ts';
import { type JobLock, type JobRow, selectJob } from './jobs.queries.ts';

/**
 * A job that the actor may do something to.
 * @throws AppError JOB_NOT_FOUND also for jobs of other companies, FORBIDDEN for who may only read it
 */
export async function requireJob(
  ctx: Ctx,
  id: string,
  action: JobAction,
  options: { lock?: JobLock } = {},
): Promise<JobRow> {
  const job = await selectJob(ctx, id, options.lock);
  if (!job || !may(ctx.actor, 'read', job)) throw new AppError('JOB_NOT_FOUND');
  if (!may(ctx.actor, action, job)) throw new AppError('FORBIDDEN');
  return job;
}
