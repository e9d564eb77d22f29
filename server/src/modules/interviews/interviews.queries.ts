import type { CandidateStatus } from '@prova/contract/applications/application-status';
import type { Locale } from '@prova/contract/common';
import type {
  CancelCause,
  InterviewStatus,
  InterviewType,
  InvitationAnswer,
  ParticipantRole,
} from '@prova/contract/interviews/interview-fields';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { InterviewParticipants, Interviews } from '../../platform/schema.gen.ts';
import { isHiddenApplication } from '../applications/applications.service.ts';
import { sharedWith } from '../jobs/jobs.service.ts';

/** An interview with what its readers need beside it. */
export type InterviewRow = NonNullable<Awaited<ReturnType<typeof selectInterview>>>;
export type ParticipantRow = Awaited<ReturnType<typeof selectParticipants>>[number];

/** Those that may still take place. */
export const OPEN = ['scheduled', 'in_progress'] as const satisfies readonly InterviewStatus[];

/** What the actor is in an interview as a member of the company; null for who is not invited. */
const ownRole = (ctx: Ctx) =>
  ctx.actor.kind !== 'user'
    ? sql<Exclude<ParticipantRole, 'candidate'> | null>`null`
    : sql<Exclude<ParticipantRole, 'candidate'> | null>`(
        select p.role from interview_participants p
        where p.interview_id = interviews.id and p.user_id = ${ctx.actor.userId} and p.removed_at is null)`;

export const interviewRows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.applicationId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('companies', 'companies.id', 'interviews.companyId')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .innerJoin('users as organisers', 'organisers.id', 'interviews.organiserId')
    .innerJoin('interviewParticipants as candidate', (join) =>
      join.onRef('candidate.interviewId', '=', 'interviews.id').on('candidate.userId', 'is', null),
    )
    .leftJoin('applicationForms', 'applicationForms.applicationId', 'applications.id')
    .leftJoin('talents', 'talents.id', 'candidates.talentId')
    .leftJoin('users as account', 'account.id', 'talents.userId')
    .select([
      'interviews.id',
      'interviews.version',
      'interviews.companyId',
      'interviews.applicationId',
      'interviews.type',
      'interviews.status',
      'interviews.startsAt',
      'interviews.endsAt',
      'interviews.timeZone',
      'interviews.location',
      'interviews.roomCode',
      'interviews.notes',
      'interviews.organiserId',
      'interviews.sequence',
      'interviews.cause',
      'interviews.reason',
      'interviews.startedAt',
      'interviews.endedAt',
      'interviews.createdAt',
      'applications.status as candidateStatus',
      'jobs.id as jobId',
      'jobs.title as jobTitle',
      'companies.name as companyName',
      'companies.logoFileId as companyLogoId',
      'companies.verifiedAt as companyVerifiedAt',
      'candidates.name as candidateName',
      'talents.userId as candidateUserId',
      'account.photoFileId as candidatePhotoId',
      'organisers.name as organiserName',
      'candidate.id as candidateParticipantId',
      'candidate.answer',
      'candidate.answerNote',
    ])
    .select(({ fn, ref, val }) =>
      fn
        .coalesce(ref('account.locale'), ref('applicationForms.locale'), val('pt-BR'))
        .$castTo<Locale>()
        .as('candidateLocale'),
    )
    .select(isHiddenApplication.as('blind'))
    // With the actor, for the policy.
    .select([sharedWith(ctx.actor, sql.ref('jobs.id')).as('shared'), ownRole(ctx).as('ownRole')])
    // The checks of these columns hold exactly the words of the contract.
    .$narrowType<{
      type: InterviewType;
      status: InterviewStatus;
      cause: CancelCause | null;
      candidateStatus: CandidateStatus;
      answer: InvitationAnswer | null;
    }>();

/** @param forUpdate locks the interview, nothing beside it. The application is locked first, always. */
export function selectInterview(ctx: Ctx, id: string, forUpdate = false) {
  return interviewRows(ctx)
    .where('interviews.id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate('interviews'))
    .executeTakeFirst();
}

/** The interview to which the link of a participant leads. */
export function selectInterviewOfParticipant(ctx: Ctx, participantId: string): Promise<InterviewRow | undefined> {
  return interviewRows(ctx).where('candidate.id', '=', participantId).executeTakeFirst();
}

/** What may still take place of an application, locked. */
export function selectOpenInterview(ctx: Ctx, applicationId: string): Promise<InterviewRow | undefined> {
  return interviewRows(ctx)
    .where('interviews.applicationId', '=', applicationId)
    .where('interviews.status', 'in', OPEN)
    .forUpdate('interviews')
    .executeTakeFirst();
}

/** When the interview was scheduled that may still take place; null where an application has none. */
export async function selectScheduledAt(ctx: Ctx, applicationId: string): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('interviews')
    .select('createdAt')
    .where('applicationId', '=', applicationId)
    .where('status', 'in', OPEN)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** Whether an application has an interview that may still take place. */
export const hasOpenInterview = async (ctx: Ctx, applicationId: string): Promise<boolean> =>
  (await selectScheduledAt(ctx, applicationId)) !== null;

/** Everybody who is, or was, invited: the host first, the candidate last. */
export function selectParticipants(ctx: Ctx, interviewIds: readonly string[]) {
  return ctx.db
    .selectFrom('interviewParticipants')
    .leftJoin('users', 'users.id', 'interviewParticipants.userId')
    .select([
      'interviewParticipants.id',
      'interviewParticipants.interviewId',
      'interviewParticipants.role',
      'interviewParticipants.userId',
      'interviewParticipants.answer',
      'interviewParticipants.answerNote',
      'interviewParticipants.answeredAt',
      'interviewParticipants.createdAt',
      'users.name',
      'users.email',
      'users.locale',
      'users.photoFileId',
    ])
    .where('interviewParticipants.interviewId', 'in', interviewIds)
    .where('interviewParticipants.removedAt', 'is', null)
    .orderBy(sql`array_position(array['host', 'interviewer', 'observer', 'candidate'], interview_participants.role)`)
    .orderBy('interviewParticipants.id')
    .$narrowType<{ role: ParticipantRole; answer: InvitationAnswer | null; locale: Locale | null }>()
    .execute();
}

export async function insertInterview(
  ctx: Ctx,
  interview: Insertable<Interviews>,
  participants: readonly Insertable<InterviewParticipants>[],
): Promise<void> {
  await ctx.db.insertInto('interviews').values(interview).execute();
  await insertParticipants(ctx, participants);
}

export async function insertParticipants(
  ctx: Ctx,
  participants: readonly Insertable<InterviewParticipants>[],
): Promise<void> {
  if (participants.length > 0) await ctx.db.insertInto('interviewParticipants').values(participants).execute();
}

/** Called with the interview locked. */
export async function updateInterview(ctx: Ctx, id: string, values: Updateable<Interviews>): Promise<void> {
  await ctx.db
    .updateTable('interviews')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function updateParticipants(
  ctx: Ctx,
  ids: readonly string[],
  values: Updateable<InterviewParticipants>,
): Promise<void> {
  if (ids.length > 0) await ctx.db.updateTable('interviewParticipants').set(values).where('id', 'in', ids).execute();
}

/** As if it had never been scheduled. */
export async function deleteInterview(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('interviews').where('id', '=', id).execute();
}

/** Those of the named people who may interview for a company: whoever only grades tests takes no part. */
export function selectMembers(ctx: Ctx, companyId: string, userIds: readonly string[]) {
  return ctx.db
    .selectFrom('companyMembers')
    .innerJoin('users', 'users.id', 'companyMembers.userId')
    .select(['users.id', 'users.name'])
    .where('companyMembers.companyId', '=', companyId)
    .where('companyMembers.userId', 'in', userIds)
    .where('companyMembers.role', '!=', 'expert')
    .where('companyMembers.removedAt', 'is', null)
    .where('users.disabledAt', 'is', null)
    .where('users.erasedAt', 'is', null)
    .execute();
}

/** Those of the named people who are experts of a company. */
export function selectExperts(ctx: Ctx, companyId: string, userIds: readonly string[]) {
  return (
    ctx.db
      .selectFrom('companyMembers')
      .innerJoin('users', 'users.id', 'companyMembers.userId')
      .select(['users.id', 'users.name'])
      .where('companyMembers.companyId', '=', companyId)
      .where('companyMembers.userId', 'in', userIds)
      .where('companyMembers.role', '=', 'expert')
      .where('companyMembers.removedAt', 'is', null)
      // Their home is that of experts alone.
      .where('users.role', '=', 'EXPERT')
      .where('users.disabledAt', 'is', null)
      .where('users.erasedAt', 'is', null)
      .orderBy('users.name')
      .execute()
  );
}

/** Lets one at a time ask who is free, of those who ask about the same people. */
export async function lockCalendars(ctx: Ctx, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`calendar of ${userId}`}, 0))`.execute(ctx.db);
}

/** Who of these people has another interview at a time, by name. */
export async function selectBusy(
  ctx: Ctx,
  userIds: readonly string[],
  { startsAt, endsAt, except }: { readonly startsAt: Date; readonly endsAt: Date; readonly except: string | null },
): Promise<string[]> {
  const busy = await ctx.db
    .selectFrom('interviewParticipants')
    .innerJoin('interviews', 'interviews.id', 'interviewParticipants.interviewId')
    .innerJoin('users', 'users.id', 'interviewParticipants.userId')
    .select(['users.id', 'users.name'])
    .distinct()
    .where('interviewParticipants.userId', 'in', userIds)
    .where('interviewParticipants.removedAt', 'is', null)
    .where('interviews.status', 'in', OPEN)
    .where('interviews.startsAt', '<', endsAt)
    .where('interviews.endsAt', '>', startsAt)
    .$if(except !== null, (query) => query.where('interviews.id', '!=', except ?? ''))
    .orderBy('users.name')
    .execute();
  return busy.map(({ name }) => name ?? '');
}

/** When these people are in interviews that end after a time, the next ones first. */
export function selectBusyTimes(
  ctx: Ctx,
  userIds: readonly string[],
  { after, limit }: { readonly after: Date; readonly limit: number },
) {
  return ctx.db
    .selectFrom('interviewParticipants')
    .innerJoin('interviews', 'interviews.id', 'interviewParticipants.interviewId')
    .select(['interviewParticipants.userId', 'interviews.startsAt', 'interviews.endsAt'])
    .where('interviewParticipants.userId', 'in', userIds)
    .where('interviewParticipants.removedAt', 'is', null)
    .where('interviews.status', 'in', OPEN)
    .where('interviews.endsAt', '>', after)
    .orderBy('interviews.startsAt')
    .limit(limit)
    .$narrowType<{ userId: string }>()
    .execute();
}

/** The newest open application of a talent, or of a candidate, at a company. */
export async function selectApplicationOf(ctx: Ctx, companyId: string, personId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .select('applications.id')
    .where('applications.companyId', '=', companyId)
    .where(({ or, eb }) => or([eb('candidates.id', '=', personId), eb('candidates.talentId', '=', personId)]))
    .orderBy('applications.active', 'desc')
    .orderBy('applications.id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** How an interview was scheduled, as the history keeps it. */
export function selectScheduling(
  ctx: Ctx,
  {
    type,
    applicationId,
    interviewId,
  }: { readonly type: 'interview' | 'ai_interview'; readonly applicationId: string; readonly interviewId: string },
) {
  return ctx.db
    .selectFrom('applicationEvents')
    .select(['id', 'fromStatus', 'data', 'createdAt as at'])
    .where('applicationId', '=', applicationId)
    .where('type', '=', type)
    .where(sql`data ->> 'interviewId'`, '=', interviewId)
    .where(sql`data ->> 'status'`, '=', 'scheduled')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** What scheduling needs to know of a company. */
export function selectCompany(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('companies')
    .select(['verifiedAt', 'timeZone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
