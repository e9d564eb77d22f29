import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import { acceptsApplications, type JobStatus, toggledJobStatus } from '@prova/contract/jobs/job-status';
import type { Updateable } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { emit } from '../../platform/events.ts';
import { publish } from '../../platform/realtime/messages.ts';
import type { Jobs } from '../../platform/schema.gen.ts';
import { recheckLinks } from '../../platform/tokens.ts';
import { requirePlaceInPlan } from '../billing/billing.service.ts';
import { type SummaryData, toJobSummary } from './job-detail.ts';
import { type JobAction, stateAllows } from './jobs.policy.ts';
import { type JobRow, updateJobRow } from './jobs.queries.ts';
import { jobsChange } from './jobs.realtime.ts';
import { jobClosed, jobReopened, jobStages, requireJob } from './jobs.service.ts';
import { refreshListing } from './public/listing.ts';
import { stageWithoutTest } from './stage-tests.ts';

/**
 * Pauses an active job or takes a paused one up again.
 * @param seen the status on the screen of whoever asks: who meant to pause must not resume what a colleague has paused
 * @throws AppError JOB_STATUS_REFUSED, STAGE_WITHOUT_TEST, PLAN_LIMIT
 */
export function toggleJob(ctx: Ctx, jobId: string, seen?: JobStatus): Promise<SummaryData> {
  return changeStatus(ctx, jobId, 'toggle', async (ctx, job) => {
    if (seen !== undefined && seen !== job.status) throw new AppError('JOB_STATUS_REFUSED');
    const status = toggledJobStatus(job.status) ?? job.status;
    const empty = acceptsApplications(status) && (await withoutTest(ctx, jobId));
    if (empty) throw new AppError('STAGE_WITHOUT_TEST', { data: { stage: empty.name } });
    if (acceptsApplications(status)) await requirePlaceInPlan(ctx, job.companyId, 'activeJobs');
    return { status };
  });
}

/** The undo has run out for certain, on every clock of the cluster. */
const TELL_AFTER_SECONDS = UNDO_SECONDS + 1;

/**
 * Closes a job at once. Its open applications end, and the people are told, once closing can no longer be undone.
 * @param options.undoable false: at once, for who is about to leave
 * @throws AppError JOB_STATUS_REFUSED
 */
export async function closeJob(
  ctx: Ctx,
  jobId: string,
  { status, notify }: { status: 'FILLED' | 'CANCELLED'; notify: boolean },
  { undoable = true } = {},
): Promise<SummaryData & { undoUntil: Date }> {
  const now = ctx.clock.now();
  const closed = await changeStatus(ctx, jobId, 'close', async (ctx, job) => {
    const data = {
      jobId,
      companyId: job.companyId,
      status,
      notify,
      closedBy: userOf(ctx),
      closedAt: now.toISOString(),
    };
    await emit(ctx, jobClosed, data, undoable ? { startAfter: after(now, TELL_AFTER_SECONDS) } : {});
    await recheckLinks(ctx, { kind: 'board', subjectId: jobId });
    return { status, closedAt: now, closedFrom: job.status === 'ON_HOLD' ? 'ON_HOLD' : 'ACTIVE' };
  });
  return { ...closed, undoUntil: after(now, UNDO_SECONDS) };
}

/** Takes closing back: the job is as it was. @throws AppError JOB_STATUS_REFUSED, CLOSING_NOT_UNDONE when it is too late, PLAN_LIMIT */
export function undoClosing(ctx: Ctx, jobId: string): Promise<SummaryData> {
  return changeStatus(ctx, jobId, 'reopen', async (ctx, { companyId, closedAt, closedFrom }) => {
    const inTime = closedAt !== null && ctx.clock.now() <= after(closedAt, UNDO_SECONDS);
    if (!inTime || closedFrom === null) throw new AppError('CLOSING_NOT_UNDONE');
    const status = await statusAgain(ctx, jobId, closedFrom);
    if (acceptsApplications(status)) await requirePlaceInPlan(ctx, companyId, 'activeJobs');
    return { status, closedAt: null, closedFrom: null };
  });
}

/**
 * Opens a closed job again as it was: for new applications, or paused.
 * @param options.takeUp those that ended with it go on, and are told if `notify` says so
 * @throws AppError JOB_STATUS_REFUSED, PLAN_LIMIT
 */
export function reopenJob(
  ctx: Ctx,
  jobId: string,
  { takeUp, notify }: { takeUp: boolean; notify: boolean } = { takeUp: false, notify: false },
): Promise<SummaryData> {
  return changeStatus(ctx, jobId, 'reopen', async (ctx, { companyId, closedAt, closedFrom }) => {
    const status = await statusAgain(ctx, jobId, closedFrom ?? 'ACTIVE');
    if (acceptsApplications(status)) await requirePlaceInPlan(ctx, companyId, 'activeJobs');
    if (takeUp && closedAt !== null)
      await emit(ctx, jobReopened, { jobId, closedAt: closedAt.toISOString(), notify, reopenedBy: userOf(ctx) });
    return { status, closedAt: null, closedFrom: null };
  });
}

const withoutTest = async (ctx: Ctx, jobId: string) => stageWithoutTest(ctx, await jobStages(ctx, jobId));

/** While a job was closed a test of its stages may have been put away: it is paused until they ask one again. */
const statusAgain = async (ctx: Ctx, jobId: string, wanted: JobStatus): Promise<JobStatus> =>
  acceptsApplications(wanted) && (await withoutTest(ctx, jobId)) ? 'ON_HOLD' : wanted;

const userOf = ({ actor }: Ctx) => (actor.kind === 'user' ? actor.userId : null);

function changeStatus(
  ctx: Ctx,
  jobId: string,
  action: JobAction,
  change: (ctx: Ctx, job: JobRow) => Promise<Updateable<Jobs>>,
): Promise<SummaryData> {
  return ctx.transaction(async (ctx) => {
    const job = await requireJob(ctx, jobId, action, { lock: 'update' });
    if (!stateAllows(action, job)) throw new AppError('JOB_STATUS_REFUSED');
    await updateJobRow(ctx, jobId, await change(ctx, job));
    await refreshListing(ctx, { jobId });
    await publish(ctx, jobsChange, { companyId: job.companyId });
    return toJobSummary(ctx, await requireJob(ctx, jobId, 'read'));
  });
}
