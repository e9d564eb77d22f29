import type { StageType } from '@prova/contract/jobs/stage-types';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { prepare } from '../../platform/db.ts';
import type { Span } from '../billing/billing.service.ts';
import { inScope, type JobScope } from '../jobs/jobs.service.ts';
import { isHiddenAlone } from './applications.queries.ts';

/*
 * What the figures about applications mean, here and nowhere else. The home, the list of jobs and the board show these:
 *
 * - open: in process, so neither ended (rejected, withdrawn, closed with the job) nor hired;
 * - new: open, and still in the first stage;
 * - unopened: open, and nobody of the company has opened it yet, which they can: it is not locked;
 * - overdue: open, and the day by which an answer was promised has passed;
 * - closed: ended.
 *
 * The home says per job what is open and what is unopened, which is what it says waits; new is the first column of a board
 * and the list of jobs.
 *
 * `job_totals` keeps `active`, which is open and hired together, and `hired`, in the transaction of each change.
 */

/** Of a row of `job_totals` under this name. */
export const openOf = (totals: string): RawBuilder<number> =>
  sql<number>`coalesce(${sql.ref(`${totals}.active`)} - ${sql.ref(`${totals}.hired`)}, 0)`;
export const closedOf = (totals: string): RawBuilder<number> =>
  sql<number>`coalesce(${sql.ref(`${totals}.applications`)} - ${sql.ref(`${totals}.active`)}, 0)`;

/** Of a row of `applications` under this name; each has an index of its own. */
export const isUnopened = (row: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${row}.active`)} and ${sql.ref(`${row}.viewed_at`)} is null and ${sql.ref(`${row}.status`)} <> 'hired'
    and ${sql.ref(`${row}.locked_at`)} is null)`;
/** The clock of who was hired stands still. */
export const isOverdue = (row: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${row}.active`)} and ${sql.ref(`${row}.reply_due_at`)} is not null and ${sql.ref(`${row}.reply_due_at`)} < ${now})`;

export interface JobFigures {
  readonly open: number;
  readonly fresh: number;
}

/** Each job is counted by the index of the board alone. */
const BY_JOB = prepare(
  'figures-by-job',
  `select t.job_id, t.active - t.hired as open, coalesce((
    select count(*) from job_stages s join applications a on a.job_id = s.job_id and a.active and a.stage_id = s.id
    where s.job_id = t.job_id and s.type = 'new' and s.removed_at is null), 0) as fresh
  from job_totals t where t.job_id = any($1::uuid[])`,
);

/** Open and new applications, by job. */
export async function figuresByJob(ctx: Ctx, jobIds: readonly string[]): Promise<ReadonlyMap<string, JobFigures>> {
  if (jobIds.length === 0) return new Map();
  const query = CompiledQuery.raw(BY_JOB, [[...jobIds]]);
  const { rows } = await ctx.db.executeQuery<JobFigures & { jobId: string }>(query);
  return new Map(rows.map(({ jobId, ...figures }) => [jobId, figures]));
}

/** Unopened applications, by job; a job without any is left out. */
export async function unopenedByJob(
  ctx: Ctx,
  companyId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (jobIds.length === 0) return new Map();
  const { rows } = await sql<{ jobId: string; unopened: number }>`
    select a.job_id, count(*) as unopened from applications a
    where a.company_id = ${companyId} and ${isUnopened('a')} and a.job_id = any(${jobIds}::uuid[])
    group by 1`.execute(ctx.db);
  return new Map(rows.map(({ jobId, unopened }) => [jobId, unopened]));
}

/** Whom an offer has left waiting for the company: it was declined, or its time ran out, and nobody has decided since. */
export async function countAfterOffers(ctx: Ctx, scope: JobScope): Promise<{ declined: number; expired: number }> {
  const { rows } = await sql<{ declined: number; expired: number }>`
    select count(*) filter (where a.status = 'offer_declined') as declined,
      count(*) filter (where a.status = 'offer_expired') as expired
    from applications a
    where a.company_id = ${scope.companyId} and a.active and a.status in ('offer_declined', 'offer_expired')
      and ${inScope(scope, sql.ref('a.jobId'))}`.execute(ctx.db);
  const [counts] = rows;
  if (!counts) throw new Error('A count answered nothing');
  return counts;
}

export interface StageFigures {
  readonly name: string;
  readonly type: StageType;
  readonly open: number;
  readonly overdue: number;
}

/**
 * Open and overdue applications of each stage, by job, in the order of the stages. Whoever is hired stands in a stage of
 * their own, which is left out. Each count by an index alone.
 */
export async function figuresByStage(
  ctx: Ctx,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, StageFigures[]>> {
  if (jobIds.length === 0) return new Map();
  const { rows } = await sql<StageFigures & { jobId: string }>`
    select s.job_id, s.name, s.type,
      (select count(*) from applications a where a.job_id = s.job_id and a.active and a.stage_id = s.id) as open,
      (select count(*) from applications a
        where a.job_id = s.job_id and a.stage_id = s.id and ${isOverdue('a', ctx.clock.now())}) as overdue
    from job_stages s
    where s.job_id = any(${jobIds}::uuid[]) and s.type <> 'hired' and s.removed_at is null
    order by s.job_id, s.position`.execute(ctx.db);
  const byJob = Map.groupBy(rows, ({ jobId }) => jobId);
  return new Map(
    [...byJob].map(([jobId, stages]) => [
      jobId,
      stages.map(({ name, type, open, overdue }) => ({ name, type, open, overdue })),
    ]),
  );
}

export interface WaitingJob {
  readonly jobId: string;
  readonly title: string;
  readonly overdue: number;
  readonly unopened: number;
}

/**
 * What waits for the company in the jobs of a scope: in all, in how many jobs, and the jobs where most is overdue, then
 * unopened. Each kind by an index of its own, in one pass.
 */
export async function countWaitingApplications(
  ctx: Ctx,
  scope: JobScope,
  { jobs }: { jobs: number },
): Promise<{ overdue: number; unopened: number; overdueJobs: number; unopenedJobs: number; byJob: WaitingJob[] }> {
  const ofCompany = sql`a.company_id = ${scope.companyId} and ${inScope(scope, sql.ref('a.jobId'))}`;
  const { rows } = await sql<
    { allOverdue: number; allUnopened: number; overdueJobs: number; unopenedJobs: number } & WaitingJob
  >`
    with overdue as (
      select a.job_id, count(*) as n from applications a
      where ${isOverdue('a', ctx.clock.now())} and ${ofCompany} group by 1
    ), unopened as (
      select a.job_id, count(*) as n from applications a where ${isUnopened('a')} and ${ofCompany} group by 1
    ), waiting as (
      select coalesce(o.job_id, u.job_id) as job_id, coalesce(o.n, 0) as overdue, coalesce(u.n, 0) as unopened,
        (sum(o.n) over ())::bigint as all_overdue, (sum(u.n) over ())::bigint as all_unopened,
        count(o.n) over () as overdue_jobs, count(u.n) over () as unopened_jobs
      from overdue o full join unopened u on u.job_id = o.job_id
      order by overdue desc, unopened desc, job_id limit ${jobs}
    )
    select coalesce(w.all_overdue, 0) as all_overdue, coalesce(w.all_unopened, 0) as all_unopened,
      w.overdue_jobs, w.unopened_jobs, w.job_id, j.title, w.overdue, w.unopened
    from waiting w join jobs j on j.id = w.job_id
    order by w.overdue desc, w.unopened desc, w.job_id`.execute(ctx.db);
  const [first] = rows;
  return {
    overdue: first?.allOverdue ?? 0,
    unopened: first?.allUnopened ?? 0,
    overdueJobs: first?.overdueJobs ?? 0,
    unopenedJobs: first?.unopenedJobs ?? 0,
    byJob: rows.map(({ jobId, title, overdue, unopened }) => ({ jobId, title, overdue, unopened })),
  };
}

/** Work that is about people: what of it waits, and who has waited longest with it. */
export type PeopleWaiting = 'overdue' | 'unopened' | 'offersDeclined' | 'offersExpired';

export interface NextPerson {
  readonly work: PeopleWaiting;
  readonly applicationId: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly name: string | null;
  readonly hidden: boolean;
}

/** Of each kind of work asked about, the person who has waited longest. */
export async function selectNextPeople(
  ctx: Ctx,
  scope: JobScope,
  asked: readonly PeopleWaiting[],
): Promise<NextPerson[]> {
  if (asked.length === 0) return [];
  const now = ctx.clock.now();
  const waits: Record<PeopleWaiting, { is: RawBuilder<boolean>; since: RawBuilder<Date> }> = {
    overdue: { is: isOverdue('a', now), since: sql`a.reply_due_at` },
    unopened: { is: isUnopened('a'), since: sql`a.applied_at` },
    offersDeclined: { is: sql`(a.active and a.status = 'offer_declined')`, since: sql`a.stage_since` },
    offersExpired: { is: sql`(a.active and a.status = 'offer_expired')`, since: sql`a.stage_since` },
  };
  const firsts = asked.map(
    (work) => sql`(select ${work}::text as work, a.id, a.job_id, a.candidate_id, ${isHiddenAlone('a')} as hidden
      from applications a
      where a.company_id = ${scope.companyId} and ${waits[work].is} and ${inScope(scope, sql.ref('a.jobId'))}
      order by ${waits[work].since}, a.id limit 1)`,
  );
  const { rows } = await sql<NextPerson>`
    select n.work, n.id as application_id, n.job_id, j.title as job_title, c.name, n.hidden
    from (${sql.join(firsts, sql` union all `)}) n
    join jobs j on j.id = n.job_id
    join candidates c on c.id = n.candidate_id`.execute(ctx.db);
  return rows;
}

/**
 * Applications that came to a company within a span.
 * @param atMost where more of them make no difference
 */
export async function countReceived(
  ctx: Ctx,
  companyId: string,
  { from, until }: Span,
  atMost: number | null = null,
): Promise<number> {
  const { rows } = await sql<{ received: number }>`
    select count(*)::int as received from (
      select from applications where company_id = ${companyId} and applied_at >= ${from} and applied_at < ${until} limit ${atMost}
    ) received`.execute(ctx.db);
  return rows[0]?.received ?? 0;
}
