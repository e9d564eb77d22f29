import { WIZARD_STEPS } from '@prova/contract/jobs/job-steps';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { requirePlaceInPlan } from '../../billing/billing.service.ts';
import { type DetailData, detailOf } from '../job-detail.ts';
import { selectParts } from '../job-parts.queries.ts';
import { updateJobRow } from '../jobs.queries.ts';
import { requireJob } from '../jobs.service.ts';
import { jobSlug, slugSuffix } from '../public/job-slug.ts';
import { refreshListing } from '../public/listing.ts';
import { heldTestsOf } from '../stage-tests.ts';
import { missingParts } from './missing-parts.ts';

/**
 * Makes a draft public. Its address is fixed from now on.
 * @throws AppError JOB_INCOMPLETE with what is missing (`<step>.<field>`), JOB_ALREADY_PUBLISHED, PLAN_LIMIT
 */
export async function publishJob(ctx: Ctx, jobId: string): Promise<DetailData> {
  return ctx.transaction(async (ctx) => {
    const job = await requireJob(ctx, jobId, 'publish', { lock: 'update' });
    if (job.status !== 'DRAFT') throw new AppError('JOB_ALREADY_PUBLISHED');
    const parts = await selectParts(ctx, job.id);
    const missing = missingParts(ctx.locale, job, parts, await heldTestsOf(ctx, parts.stages));
    if (missing.length > 0) {
      throw new AppError('JOB_INCOMPLETE', {
        details: missing.map(({ step, field, message }) => ({
          field: [WIZARD_STEPS[step - 1], field].filter(Boolean).join('.'),
          message,
        })),
      });
    }
    await requirePlaceInPlan(ctx, job.companyId, 'activeJobs');
    await updateJobRow(ctx, job.id, {
      status: 'ACTIVE',
      slug: jobSlug(job.title, slugSuffix(job.slug)),
      publishedAt: ctx.clock.now(),
      draft: '{}',
      draftSteps: [1, 2, 3, 4, 5, 6, 7],
    });
    await refreshListing(ctx, { jobId: job.id });
    return detailOf(ctx, await requireJob(ctx, jobId, 'read'));
  });
}
