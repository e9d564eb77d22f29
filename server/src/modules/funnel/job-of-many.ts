import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type ApplicationRight, mayWithApplication } from '../applications/applications.service.ts';
import { requireJob } from '../jobs/jobs.service.ts';

/**
 * The job that a call about several applications names for all of them; null where it names none.
 * @throws AppError JOB_NOT_FOUND, FORBIDDEN, where it is not the actor's to do this with its applications
 */
export async function requireJobFor(
  ctx: Ctx,
  right: ApplicationRight,
  jobId: string | undefined,
): Promise<{ id: string; companyId: string } | null> {
  if (jobId === undefined) return null;
  const { id, companyId, shared } = await requireJob(ctx, jobId, 'read');
  if (!mayWithApplication(ctx.actor, right, { companyId, shared })) throw new AppError('FORBIDDEN');
  return { id, companyId };
}
