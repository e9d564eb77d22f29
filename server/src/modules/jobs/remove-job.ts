import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { recheckLinks } from '../../platform/tokens.ts';
import { stateAllows } from './jobs.policy.ts';
import { deleteJob, updateJobRow } from './jobs.queries.ts';
import { requireJob } from './jobs.service.ts';
import { refreshListing } from './public/listing.ts';

/**
 * Deletes a job that nobody applied to. A draft goes for good; a job that was public keeps its address, which then
 * leads nowhere.
 * @throws AppError JOB_HAS_APPLICATIONS
 */
export async function removeJob(ctx: Ctx, jobId: string): Promise<{ id: string }> {
  await ctx.transaction(async (ctx) => {
    const job = await requireJob(ctx, jobId, 'remove', { lock: 'update' });
    if (!stateAllows('remove', job)) throw new AppError('JOB_HAS_APPLICATIONS');
    if (job.publishedAt === null) return deleteJob(ctx, jobId);
    await updateJobRow(ctx, jobId, { deletedAt: ctx.clock.now() });
    await refreshListing(ctx, { jobId });
    await recheckLinks(ctx, { kind: 'board', subjectId: jobId });
  });
  return { id: jobId };
}
