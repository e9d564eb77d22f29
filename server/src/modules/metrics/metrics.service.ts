import { daysOf, type recruiterFigures, type recruiterHome, type TimeRange } from '@prova/contract/metrics';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { mayReadHome } from './metrics.policy.ts';
import {
  countSpan,
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
 * The figures of the company chosen.
 * @throws AppError NO_COMPANY, FORBIDDEN
 */
export function readRecruiterStats(ctx: Ctx, range: TimeRange): Promise<z.input<typeof recruiterFigures>> {
  return figuresOf(ctx, companyToRead(ctx), range);
}

/**
 * What the recruiter's home shows of the company chosen.
 * @throws AppError NO_COMPANY, FORBIDDEN
 */
export async function readRecruiterHome(
  ctx: Ctx,
  { limit, timeRange }: { limit: number; timeRange: TimeRange },
): Promise<z.input<(typeof recruiterHome)['output']>> {
  const companyId = companyToRead(ctx);
  const since = await selectStartOfDay(ctx, companyId, FRESH_DAYS_BACK);
  const mailsSince = after(ctx.clock.now(), -FAILED_MAILS_DAYS * DAY);
  const [jobs, drafts, candidates, waiting, figures] = await Promise.all([
    selectRunningJobs(ctx, companyId, { since, limit }),
    selectDrafts(ctx, companyId, limit),
    selectNewestCandidates(ctx, companyId, limit),
    countWaiting(ctx, companyId, { mailsSince }),
    figuresOf(ctx, companyId, timeRange),
  ]);
  return {
    jobs,
    drafts,
    candidates: candidates.map((row) => ({ ...row, name: row.name ?? '' })),
    waiting,
    figures,
  };
}

function companyToRead(ctx: Ctx): string {
  const membership = activeCompany(ctx);
  if (!mayReadHome(membership)) throw new AppError('FORBIDDEN');
  return membership.companyId;
}

async function figuresOf(ctx: Ctx, companyId: string, range: TimeRange): Promise<z.input<typeof recruiterFigures>> {
  const days = daysOf(range);
  const [since, before] = await Promise.all([
    selectStartOfDay(ctx, companyId, days - 1),
    selectStartOfDay(ctx, companyId, 2 * days - 1),
  ]);
  const [{ applied, appliedBefore, hired, hiredBefore }, now] = await Promise.all([
    countSpan(ctx, companyId, { since, before }),
    sumJobs(ctx, companyId),
  ]);
  return {
    days,
    since,
    ...now,
    applications: { count: applied, before: appliedBefore },
    hired: { count: hired, before: hiredBefore },
  };
}
