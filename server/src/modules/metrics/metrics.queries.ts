import type { CandidateStatus } from '@prova/contract/applications/application-status';
import type { JobStatus } from '@prova/contract/jobs/job-status';
import { sql } from 'kysely';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { isHiddenAlone, isLocked, openOf } from '../applications/applications.service.ts';
import { inScope, type JobScope, stageNameColumn } from '../jobs/jobs.service.ts';
import type { Span } from './report-span.ts';

/** Active, and paused for a while. */
const RUNNING = ['ACTIVE', 'OPEN', 'ON_HOLD'] as const;
const ACTIVE = ['ACTIVE', 'OPEN'] as const;
const CLOSED = ['FILLED', 'CANCELLED'] as const;

interface JobsWanted {
  readonly closedSince: Date;
  readonly limit: number;
}

/** Active jobs, the newest first, paused ones after them, and at last those that were closed a short while ago. */
export function selectHomeJobs(ctx: Ctx, scope: JobScope, { closedSince, limit }: JobsWanted) {
  const byState = sql`case when jobs.status in ('FILLED', 'CANCELLED') then 2 when jobs.status = 'ON_HOLD' then 1 else 0 end`;
  return ctx.db
    .selectFrom('jobs')
    .leftJoin('jobTotals', 'jobTotals.jobId', 'jobs.id')
    .select(['jobs.id', 'jobs.title', 'jobs.status', 'jobs.publishedAt'])
    .select(({ fn, ref, val }) => fn.coalesce(ref('jobTotals.applications'), val(0)).as('applications'))
    .where('jobs.companyId', '=', scope.companyId)
    .$if(scope.sharedWith !== null, (query) => query.where(inScope(scope, sql.ref('jobs.id'))))
    .where('jobs.deletedAt', 'is', null)
    .where((where) =>
      where.or([
        where('jobs.status', 'in', RUNNING),
        where.and([where('jobs.status', 'in', CLOSED), where('jobs.closedAt', '>=', closedSince)]),
      ]),
    )
    .orderBy(byState)
    .orderBy('jobs.createdAt', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .$narrowType<{ status: JobStatus }>()
    .execute();
}

/** Drafts of who runs the jobs; a draft is shared with nobody. */
export function selectDrafts(ctx: Ctx, { companyId }: JobScope, limit: number) {
  return ctx.db
    .selectFrom('jobs')
    .select(['id', 'title', 'draftSteps as completedSteps', 'updatedAt'])
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'DRAFT')
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The newest open applications. */
export function selectNewestCandidates(ctx: Ctx, scope: JobScope, limit: number) {
  return ctx.db
    .with('newest', (db) =>
      db
        .selectFrom('applications')
        .select(['id', 'jobId', 'candidateId', 'stageId', 'status', 'appliedAt'])
        .select([isHiddenAlone('applications').as('hidden'), isLocked('applications').as('locked')])
        .where('companyId', '=', scope.companyId)
        .$if(scope.sharedWith !== null, (query) => query.where(inScope(scope, sql.ref('applications.jobId'))))
        .where('active', '=', true)
        .orderBy('appliedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    )
    .selectFrom('newest')
    .innerJoin('jobs', 'jobs.id', 'newest.jobId')
    .innerJoin('jobStages', 'jobStages.id', 'newest.stageId')
    .innerJoin('candidates', 'candidates.id', 'newest.candidateId')
    .select([
      'newest.id as applicationId',
      'newest.status',
      'newest.appliedAt',
      'newest.hidden',
      'jobs.id as jobId',
      'jobs.title as jobTitle',
      'candidates.name',
    ])
    .select((eb) => [
      eb.case().when('newest.locked', '=', false).then(eb.ref('candidates.city')).end().as('city'),
      eb.case().when('newest.locked', '=', false).then(eb.ref('candidates.state')).end().as('state'),
    ])
    .select(stageNameColumn(ctx.locale, 'jobStages').as('stage'))
    .orderBy('newest.appliedAt', 'desc')
    .orderBy('newest.id', 'desc')
    .$narrowType<{ status: CandidateStatus }>()
    .execute();
}

/** Seconds in which a stage has sent its tests, where it does so by itself. */
const SENT_WITHIN = 60;

/** What waits beside the applications, each count from an index of its own. */
export async function countOthers(ctx: Ctx, scope: JobScope, { mailsSince }: { mailsSince: Date }) {
  const now = ctx.clock.now();
  const { companyId } = scope;
  const ofShared =
    scope.sharedWith === null
      ? sql``
      : sql`and application_id in (
          select id from applications where company_id = ${companyId} and ${inScope(scope, sql.ref('applications.jobId'))})`;
  const { rows } = await sql<{ offersOpen: number; mailsFailed: number; toTest: number }>`
    select
      (select count(*) from offers
        where company_id = ${companyId} and status in ('sent', 'viewed') and valid_until >= ${now} ${ofShared}) as offers_open,
      (select count(*) from applications a join job_stages s on s.id = a.stage_id
        where a.company_id = ${companyId} and a.active and a.status = 'open_to_test' and not a.test_out and s.type = 'test'
          and a.stage_since < ${after(now, -SENT_WITHIN)} and ${inScope(scope, sql.ref('a.jobId'))}) as to_test,
      (select count(*) from mails
        where company_id = ${companyId} and state in ('failed', 'bounced') and created_at >= ${mailsSince}) as mails_failed`.execute(
    ctx.db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('A count answered nothing');
  return counts;
}

/** A span of days in parts, and the one before it. */
export interface Parts {
  /** The same span as many days earlier, cut at the same time of day. */
  readonly former: Span;
  /** When each part of it began, the oldest first. */
  readonly parts: readonly Date[];
}

interface Counted {
  readonly count: number;
  readonly before: number;
  readonly curve: number[];
}

/**
 * Applications received and people hired in a span, part by part, and in the one before; each from an index of its own,
 * and the whole is the sum of its parts.
 */
export async function countSpan(
  ctx: Ctx,
  scope: JobScope,
  { former, parts }: Parts,
): Promise<{ applications: Counted; hired: Counted }> {
  // Counted from one; zero is what lies before the first part.
  const counted = (at: string) =>
    sql`(${sql.ref(at)} >= ${former.since} and (${sql.ref(at)} <= ${former.until} or ${sql.ref(at)} >= ${parts[0]}))`;
  const partOf = (at: string) => sql<number>`width_bucket(${sql.ref(at)}, ${parts}::timestamptz[])`;
  const { rows } = await sql<{ what: 'applications' | 'hired'; part: number; count: number }>`
    select 'applications' as what, ${partOf('appliedAt')} as part, count(*) as count
    from applications where company_id = ${scope.companyId} and ${counted('appliedAt')}
      and ${inScope(scope, sql.ref('applications.jobId'))} group by part
    union all
    select 'hired', ${partOf('createdAt')} as part, count(*)
    from application_events
    where company_id = ${scope.companyId} and to_status = 'hired' and ${counted('createdAt')}
      and ${inScope(scope, sql.ref('applicationEvents.jobId'))} group by part`.execute(ctx.db);
  const sumsOf = (what: 'applications' | 'hired'): Counted => {
    const byPart = new Map(rows.filter((row) => row.what === what).map(({ part, count }) => [part, count]));
    const curve = parts.map((_, index) => byPart.get(index + 1) ?? 0);
    return { count: curve.reduce((sum, count) => sum + count, 0), before: byPart.get(0) ?? 0, curve };
  };
  return { applications: sumsOf('applications'), hired: sumsOf('hired') };
}

/** Active jobs and what is open in them, from the totals that every application keeps up to date. */
export function sumJobs(ctx: Ctx, scope: JobScope) {
  return ctx.db
    .selectFrom('jobs')
    .leftJoin('jobTotals', 'jobTotals.jobId', 'jobs.id')
    .select(({ fn, val }) => [
      fn.countAll<number>().filterWhere('jobs.status', 'in', ACTIVE).as('activeJobs'),
      fn
        .coalesce(fn.sum<number>(openOf('jobTotals')).filterWhere('jobs.status', 'in', ACTIVE), val(0))
        .as('openApplications'),
    ])
    .where('jobs.companyId', '=', scope.companyId)
    .$if(scope.sharedWith !== null, (query) => query.where(inScope(scope, sql.ref('jobs.id'))))
    .where('jobs.deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
}

/** When the days began that lie so many days back in the company's calendar, in the order asked for; 0 is today. */
export async function selectStartsOfDays(
  ctx: Ctx,
  companyId: string,
  daysBack: readonly number[],
): Promise<readonly Date[]> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ at: Date }>`
    select ((${now}::timestamptz at time zone c.time_zone)::date - d.back)::timestamp at time zone c.time_zone as at
    from companies c, unnest(${daysBack}::integer[]) with ordinality as d (back, place)
    where c.id = ${companyId} order by d.place`.execute(ctx.db);
  return rows.map(({ at }) => at);
}
