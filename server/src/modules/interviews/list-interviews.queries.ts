import type { InterviewStatus, InterviewType, InterviewView } from '@prova/contract/interviews/interview-fields';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { inScope, type JobScope } from '../jobs/jobs.service.ts';
import { type InterviewRow, interviewRows, OPEN } from './interviews.queries.ts';

export interface InterviewFilter {
  readonly companyId: string;
  /** Null: nobody works with jobs there but sees what they are invited to. */
  readonly scope: JobScope | null;
  /** Who is invited, beside the scope. */
  readonly userId: string;
  readonly view?: InterviewView | undefined;
  readonly applicationId?: string | undefined;
  readonly jobId?: string | undefined;
  readonly interviewerId?: string | undefined;
  readonly type?: InterviewType | undefined;
  readonly status?: InterviewStatus | undefined;
  readonly timeZone: string;
}

const isAsked = (userId: string) => sql<boolean>`exists (
  select from interview_participants p
  where p.interview_id = interviews.id and p.user_id = ${userId} and p.removed_at is null)`;

/** Something waits for a decision of the team; the same as `openPoints`. */
const hasOpenPoint = (now: Date) => sql<boolean>`interviews.status in ('scheduled', 'in_progress') and (
  interviews.ends_at <= ${now} or exists (
    select from interview_participants p
    where p.interview_id = interviews.id and p.removed_at is null and (
      (p.role = 'candidate' and p.answer = 'another_time')
      or (p.role in ('host', 'interviewer') and p.answer <> 'accepted'))))`;

/** The first instant of today, or of tomorrow. */
const midnight = (now: Date, timeZone: string, days: number) =>
  sql<Date>`((${now}::timestamptz at time zone ${timeZone})::date + ${days}::int)::timestamp at time zone ${timeZone}`;

/** A condition on the job that an interview belongs to. */
const ofJob = (condition: (jobId: RawBuilder<unknown>) => RawBuilder<SqlBool>) => sql<SqlBool>`exists (
  select from applications
  where applications.id = interviews.application_id and ${condition(sql.ref('applications.job_id'))})`;

const ENDED = ['declined', 'cancelled'] as const;

function inView(view: InterviewView, now: Date, timeZone: string) {
  const [today, tomorrow] = [midnight(now, timeZone, 0), midnight(now, timeZone, 1)];
  const ended = sql<SqlBool>`interviews.status in (${sql.join(ENDED)})`;
  switch (view) {
    case 'today':
      return sql<SqlBool>`interviews.starts_at >= ${today} and interviews.starts_at < ${tomorrow} and not ${ended}`;
    case 'upcoming':
      return sql<SqlBool>`interviews.starts_at >= ${tomorrow} and interviews.status in (${sql.join(OPEN)})`;
    case 'past':
      return sql<SqlBool>`(interviews.starts_at < ${today} or ${ended})`;
    case 'undecided':
      return hasOpenPoint(now);
  }
}

export async function selectInterviews(
  ctx: Ctx,
  filter: InterviewFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ interviews: InterviewRow[]; total: number }> {
  const now = ctx.clock.now();
  const { scope, view } = filter;
  const mine = isAsked(filter.userId);
  const conditions = [
    sql<SqlBool>`interviews.company_id = ${filter.companyId}`,
    ...(scope === null ? [mine] : []),
    ...(scope !== null && scope.sharedWith !== null
      ? [sql<SqlBool>`(${ofJob((id) => inScope(scope, id))} or ${mine})`]
      : []),
    ...(view ? [inView(view, now, filter.timeZone)] : []),
    ...(filter.applicationId ? [sql<SqlBool>`interviews.application_id = ${filter.applicationId}`] : []),
    ...(filter.jobId ? [ofJob((id) => sql<SqlBool>`${id} = ${filter.jobId}`)] : []),
    ...(filter.interviewerId ? [isAsked(filter.interviewerId)] : []),
    ...(filter.type ? [sql<SqlBool>`interviews.type = ${filter.type}`] : []),
    ...(filter.status ? [sql<SqlBool>`interviews.status = ${filter.status}`] : []),
  ];
  const wanted = ctx.db.selectFrom('interviews').where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`);
  const direction = view === 'past' || view === undefined ? 'desc' : 'asc';
  const chosen = wanted
    .select('interviews.id')
    .orderBy('interviews.startsAt', direction)
    .orderBy('interviews.id', direction)
    .limit(page.limit)
    .offset(page.offset);
  // What is shown beside an interview is looked up for those of the page alone, not for all that stand before it.
  const interviews = await interviewRows(ctx)
    .where(sql<SqlBool>`interviews.id = any(array(${chosen}))`)
    .orderBy('interviews.startsAt', direction)
    .orderBy('interviews.id', direction)
    .execute();
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { interviews, total };
}

/**
 * Of a talent: those ahead first, by time, then the past ones from the latest on.
 * @param before younger ones may still be taken back
 */
export async function selectInterviewsOfTalent(
  ctx: Ctx,
  talentId: string,
  before: Date,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ interviews: InterviewRow[]; total: number }> {
  const now = ctx.clock.now();
  const interviews = await interviewRows(ctx)
    .where('candidates.talentId', '=', talentId)
    .where('interviews.createdAt', '<', before)
    .orderBy(sql`interviews.ends_at < ${now}`)
    .orderBy(sql`abs(extract(epoch from interviews.starts_at - ${now}::timestamptz))`)
    .orderBy('interviews.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await ctx.db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.applicationId')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('candidates.talentId', '=', talentId)
    .where('interviews.createdAt', '<', before)
    .executeTakeFirstOrThrow();
  return { interviews, total };
}

/** What somebody observes for a company and that is not over, by time. */
export async function selectObserved(
  ctx: Ctx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ interviews: InterviewRow[]; total: number }> {
  const wanted = sql<SqlBool>`interviews.company_id = ${companyId}
    and (interviews.status = 'in_progress' or (interviews.status = 'scheduled' and interviews.ends_at > ${ctx.clock.now()}))
    and interviews.id in (
      select p.interview_id from interview_participants p
      where p.user_id = ${userId} and p.company_id = ${companyId} and p.role = 'observer' and p.removed_at is null)`;
  const interviews = await interviewRows(ctx)
    .where(wanted)
    .orderBy('interviews.startsAt')
    .orderBy('interviews.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await ctx.db
    .selectFrom('interviews')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(wanted)
    .executeTakeFirstOrThrow();
  return { interviews, total };
}
