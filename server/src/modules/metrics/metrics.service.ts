import { daysOf, type recruiterFigures, type recruiterHome, type TimeRange } from '@prova/contract/metrics/metrics';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { activeCompany, runsJobs } from '../companies/companies.service.ts';
import { type JobScope, jobScope } from '../jobs/jobs.service.ts';
import { countsOffers } from './metrics.policy.ts';
import {
  countSpan,
  countWaiting,
  selectDrafts,
  selectHomeJobs,
  selectNewestCandidates,
  selectStartOfDay,
  sumJobs,
} from './metrics.queries.ts';

/** Days before today that still count as fresh. */
const FRESH_DAYS_BACK = 6;
const FAILED_MAILS_DAYS = 30;
const CLOSED_JOBS_DAYS = 30;

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
  const since = await selectStartOfDay(ctx, scope.companyId, FRESH_DAYS_BACK);
  const closedSince = after(ctx.clock.now(), -CLOSED_JOBS_DAYS * DAY);
  const mailsSince = after(ctx.clock.now(), -FAILED_MAILS_DAYS * DAY);
  const [jobs, drafts, candidates, waiting, figures] = await Promise.all([
    selectHomeJobs(ctx, scope, { since, closedSince, limit }),
    runs ? selectDrafts(ctx, scope, limit) : [],
    selectNewestCandidates(ctx, scope, limit),
    countWaiting(ctx, scope, { mailsSince }),
    figuresOf(ctx, scope, timeRange),
  ]);
  return {
    jobs,
    drafts,
    candidates: candidates.map((row) => ({ ...row, name: row.name ?? '' })),
    waiting: {
      ...waiting,
      offersOpen: countsOffers(scope.role) ? waiting.offersOpen : null,
      mailsFailed: runs ? waiting.mailsFailed : null,
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
  const [since, before] = await Promise.all([
    selectStartOfDay(ctx, scope.companyId, days - 1),
    selectStartOfDay(ctx, scope.companyId, 2 * days - 1),
  ]);
  const [{ applied, appliedBefore, hired, hiredBefore }, now] = await Promise.all([
    countSpan(ctx, scope, { since, before }),
    sumJobs(ctx, scope),
  ]);
  return {
    days,
    since,
    ...now,
    applications: { count: applied, before: appliedBefore },
    hired: { count: hired, before: hiredBefore },
  };
}
