import type { recruiterHome } from '@prova/contract/metrics';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { mayReadHome } from './metrics.policy.ts';
import {
  countWaiting,
  selectDrafts,
  selectNewestCandidates,
  selectRunningJobs,
  selectStartOfDay,
  sumJobs,
} from './metrics.queries.ts';

/** Days before today that still count as fresh. */
const FRESH_DAYS_BACK = 6;
const FAILED_MAILS_DAYS = 30;

/**
 * What the recruiter's home shows of the company chosen.
 * @throws AppError NO_COMPANY, FORBIDDEN
 */
export async function readRecruiterHome(ctx: Ctx, limit: number): Promise<z.input<(typeof recruiterHome)['output']>> {
  const membership = activeCompany(ctx);
  if (!mayReadHome(membership)) throw new AppError('FORBIDDEN');
  const { companyId } = membership;
  const since = await selectStartOfDay(ctx, companyId, FRESH_DAYS_BACK);
  const mailsSince = after(ctx.clock.now(), -FAILED_MAILS_DAYS * DAY);
  const [jobs, drafts, candidates, waiting, sums] = await Promise.all([
    selectRunningJobs(ctx, companyId, { since, limit }),
    selectDrafts(ctx, companyId, limit),
    selectNewestCandidates(ctx, companyId, limit),
    countWaiting(ctx, companyId, { mailsSince }),
    sumJobs(ctx, companyId),
  ]);
  return {
    jobs,
    drafts,
    candidates: candidates.map((row) => ({ ...row, name: row.name ?? '' })),
    waiting,
    counts: { activeJobs: sums.activeJobs, openApplications: sums.active - sums.hired, hired: sums.hired },
  };
}
