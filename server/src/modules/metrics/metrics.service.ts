import {
  curveDaysOf,
  daysOf,
  type recruiterFigures,
  type recruiterHome,
  type TimeRange,
} from '@prova/contract/metrics/metrics';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  countAfterOffers,
  countWaitingApplications,
  figuresByJob,
  figuresByStage,
  unopenedByJob,
} from '../applications/applications.service.ts';
import { activeCompany, runsJobs } from '../companies/companies.service.ts';
import { type JobScope, jobScope } from '../jobs/jobs.service.ts';
import { countsOffers } from './metrics.policy.ts';
import {
  countOffersAndMails,
  countSpan,
  selectDrafts,
  selectHomeJobs,
  selectNewestCandidates,
  selectStartsOfDays,
  sumJobs,
} from './metrics.queries.ts';
import { metricsPorts } from './ports.ts';
import { reportDays } from './report-span.ts';

const FAILED_MAILS_DAYS = 30;
const CLOSED_JOBS_DAYS = 30;
/** The screen leads to the list of candidates for the rest. */
const WAITING_JOBS_SHOWN = 30;

/**
 * The figures of the company chosen.
 * @throws AppError NO_COMPANY, FORBIDDEN
 */
export function readRecruiterStats(ctx: Ctx, range: TimeRange): Promise<z.input<typeof recruiterFigures>> {
  return figuresOf(ctx, scopeToRead(ctx), range);
}

/**
 * What the recruiter's home shows of the company chosen.
 * @throws AppError NO_COMPANY, FORBIDDEN
 */
export async function readRecruiterHome(
  ctx: Ctx,
  { limit, timeRange }: { limit: number; timeRange: TimeRange },
): Promise<z.input<(typeof recruiterHome)['output']>> {
  const scope = scopeToRead(ctx);
  const runs = runsJobs(scope.role);
  const closedSince = after(ctx.clock.now(), -CLOSED_JOBS_DAYS * DAY);
  const mailsSince = after(ctx.clock.now(), -FAILED_MAILS_DAYS * DAY);
  const [jobs, drafts, candidates, applications, afterOffers, others, dataRequests, figures] = await Promise.all([
    selectHomeJobs(ctx, scope, { closedSince, limit }),
    runs ? selectDrafts(ctx, scope, limit) : [],
    selectNewestCandidates(ctx, scope, limit),
    countWaitingApplications(ctx, scope, { jobs: WAITING_JOBS_SHOWN }),
    countAfterOffers(ctx, scope),
    countOffersAndMails(ctx, scope, { mailsSince }),
    scope.role === 'owner' ? metricsPorts.openDataRequests(ctx, scope.companyId) : null,
    figuresOf(ctx, scope, timeRange),
  ]);
  const ids = jobs.map(({ id }) => id);
  const [byJob, unopened, stages] = await Promise.all([
    figuresByJob(ctx, ids),
    unopenedByJob(ctx, scope.companyId, ids),
    figuresByStage(ctx, ids),
  ]);
  return {
    jobs: jobs.map((job) => ({
      ...job,
      open: byJob.get(job.id)?.open ?? 0,
      unopened: unopened.get(job.id) ?? 0,
      stages: stages.get(job.id) ?? [],
    })),
    drafts,
    candidates: candidates.map((row) => ({ ...row, name: row.name ?? '' })),
    waiting: {
      ...applications,
      offersOpen: countsOffers(scope.role) ? others.offersOpen : null,
      offersDeclined: countsOffers(scope.role) ? afterOffers.declined : null,
      offersExpired: countsOffers(scope.role) ? afterOffers.expired : null,
      dataRequests,
      mailsFailed: runs ? others.mailsFailed : null,
    },
    figures,
  };
}

/** What the actor sees of the company chosen: all of it, or the jobs shared with them. */
function scopeToRead(ctx: Ctx) {
  const scope = jobScope(ctx, activeCompany(ctx).companyId);
  if (!scope) throw new AppError('FORBIDDEN');
  return scope;
}

async function figuresOf(ctx: Ctx, scope: JobScope, range: TimeRange): Promise<z.input<typeof recruiterFigures>> {
  const days = daysOf(range);
  const curveDays = curveDaysOf(days);
  const points = Math.ceil(days / curveDays);
  // Whole parts up to today: what is left over shortens the oldest.
  const daysBack = Array.from({ length: points }, (_, point) => Math.min(days, (points - point) * curveDays) - 1);
  const [[since, ...later], { former }] = await Promise.all([
    selectStartsOfDays(ctx, scope.companyId, daysBack),
    reportDays(ctx, scope.companyId, days, ctx.clock.now()),
  ]);
  if (!since) throw new Error('The company chosen has no calendar');
  const [happened, now] = await Promise.all([
    countSpan(ctx, scope, { former, parts: [since, ...later] }),
    sumJobs(ctx, scope),
  ]);
  return { days, since, curveDays, ...now, ...happened };
}

export { metricsPorts } from './ports.ts';
