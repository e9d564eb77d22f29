import { hiddenName } from '@prova/contract/applications/hidden-name';
import {
  curveDaysOf,
  daysOf,
  type recruiterFigures,
  type recruiterHome,
  type TimeRange,
  WORK_WITH_PEOPLE,
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
  selectNextPeople,
  unopenedByJob,
} from '../applications/applications.service.ts';
import { activeCompany, runsJobs } from '../companies/companies.service.ts';
import { countUnscheduled } from '../interviews/interviews.service.ts';
import { type JobScope, jobScope } from '../jobs/jobs.service.ts';
import { does, type Work } from './metrics.policy.ts';
import {
  countOthers,
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
 * What the recruiter's home shows of the company chosen. Nobody is told of work that they cannot do.
 * @throws AppError NO_COMPANY, FORBIDDEN
 */
export async function readRecruiterHome(
  ctx: Ctx,
  { limit, timeRange }: { limit: number; timeRange: TimeRange },
): Promise<z.input<(typeof recruiterHome)['output']>> {
  const scope = scopeToRead(ctx);
  const own = (work: Work) => does(ctx.actor, scope.companyId, work);
  const closedSince = after(ctx.clock.now(), -CLOSED_JOBS_DAYS * DAY);
  const [jobs, drafts, candidates, waiting, figures] = await Promise.all([
    selectHomeJobs(ctx, scope, { closedSince, limit }),
    runsJobs(scope.role) ? selectDrafts(ctx, scope, limit) : [],
    selectNewestCandidates(ctx, scope, limit),
    readWaiting(ctx, scope, own),
    figuresOf(ctx, scope, timeRange),
  ]);
  const ids = jobs.map(({ id }) => id);
  const [byJob, unopened, stages] = await Promise.all([
    figuresByJob(ctx, ids),
    own('unopened') ? unopenedByJob(ctx, scope.companyId, ids) : null,
    figuresByStage(ctx, ids),
  ]);
  const late = own('overdue');
  return {
    jobs: jobs.map((job) => ({
      ...job,
      open: byJob.get(job.id)?.open ?? 0,
      unopened: unopened && (unopened.get(job.id) ?? 0),
      stages: (stages.get(job.id) ?? []).map((stage) => (late ? stage : { ...stage, overdue: 0 })),
    })),
    drafts,
    candidates: candidates.map((row) => ({ ...row, name: shownName(ctx, row) })),
    waiting,
    figures,
  };
}

const shownName = (
  ctx: Ctx,
  { applicationId, name, hidden }: { applicationId: string; name: string | null; hidden: boolean },
) => (hidden ? hiddenName(ctx.locale, applicationId) : (name ?? ''));

/** What waits for the actor: of each kind of work that is theirs how much, and who comes next. */
async function readWaiting(
  ctx: Ctx,
  scope: JobScope,
  own: (work: Work) => boolean,
): Promise<z.input<(typeof recruiterHome)['output']>['waiting']> {
  const mailsSince = after(ctx.clock.now(), -FAILED_MAILS_DAYS * DAY);
  const people = WORK_WITH_PEOPLE.filter(own);
  const [applications, afterOffers, others, toSchedule, dataRequests, next] = await Promise.all([
    own('overdue') || own('unopened') ? countWaitingApplications(ctx, scope, { jobs: WAITING_JOBS_SHOWN }) : null,
    countAfterOffers(ctx, scope),
    countOthers(ctx, scope, { mailsSince }),
    own('toSchedule') ? countUnscheduled(ctx, { scope }) : null,
    own('dataRequests') ? metricsPorts.openDataRequests(ctx, scope.companyId) : null,
    selectNextPeople(ctx, scope, people),
  ]);
  const counts: Record<Work, number | null> = {
    overdue: applications?.overdue ?? null,
    unopened: applications?.unopened ?? null,
    offersOpen: others.offersOpen,
    offersDeclined: afterOffers.declined,
    offersExpired: afterOffers.expired,
    toSchedule,
    toTest: others.toTest,
    dataRequests,
    mailsFailed: others.mailsFailed,
  };
  const kinds = Object.keys(counts) as Work[];
  return {
    ...(Object.fromEntries(kinds.map((work) => [work, own(work) ? counts[work] : null])) as typeof counts),
    overdueJobs: applications?.overdueJobs ?? 0,
    unopenedJobs: applications?.unopenedJobs ?? 0,
    byJob: applications?.byJob ?? [],
    next: next.map(({ hidden, ...person }) => ({ ...person, name: shownName(ctx, { ...person, hidden }) })),
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
