import type { AssignmentStatus } from '@prova/contract/attempts/assignment-fields';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Amount } from '../../../platform/budget.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { TestAssignments } from '../../../platform/schema.gen.ts';
import { sharedWith } from '../../jobs/jobs.service.ts';

/** A test that was sent to a candidate, or chosen by a talent, with what its readers need beside it. */
export type AssignmentRow = NonNullable<Awaited<ReturnType<typeof selectAssignment>>>;

/** One that a company sent. */
export type SentRow = AssignmentRow & { readonly applicationId: string; readonly jobTitle: string };

export const isSent = (row: AssignmentRow): row is SentRow => row.applicationId !== null;

const OPEN = ['sent', 'started'] as const;

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('testAssignments as a')
    .innerJoin('testVersions as v', 'v.id', 'a.versionId')
    .innerJoin('companies', 'companies.id', 'a.companyId')
    .leftJoin('applications', 'applications.id', 'a.applicationId')
    .leftJoin('jobs', 'jobs.id', 'applications.jobId')
    .leftJoin('candidates', 'candidates.id', 'applications.candidateId')
    .leftJoin('users as sender', 'sender.id', 'a.sentBy')
    .leftJoin('talents', 'talents.id', 'a.talentId')
    .leftJoin('users as taker', 'taker.id', 'talents.userId')
    // What was shown instead of taking it stands for an attempt of its own.
    .leftJoin('testAttempts as t', (join) =>
      join.on((eb) => eb.or([eb('t.assignmentId', '=', eb.ref('a.id')), eb('t.id', '=', eb.ref('a.reusedAttemptId'))])),
    )
    .select(['a.id', 'a.version', 'a.companyId', 'a.applicationId', 'a.testId', 'a.versionId', 'a.status', 'a.dueAt'])
    .select([
      'a.helpAskedAt',
      'a.sentWith',
      'a.notes',
      'a.extraMinutes',
      'a.sentAt',
      'a.openedAt',
      'a.endedAt',
      'a.declineReason',
    ])
    .select(['v.title', 'v.description', 'v.instructions', 'v.category', 'v.difficulty', 'v.minutes'])
    .select(['v.skills', 'v.provesFrom', 'v.questionCount', 'v.points as pointsMax', 'v.showsAnswers', 'v.shuffles'])
    .select(['t.id as attemptId', 't.startedAt', 't.expiresAt', 't.submittedAt', 't.submittedBy', 't.gradedAt'])
    .select(['applications.withdrawnAt', 'applications.closedAt', 'jobs.id as jobId', 'jobs.title as jobTitle'])
    .select(['companies.name as companyName', 'companies.logoFileId as companyLogoId', 'companies.timeZone'])
    .select(['companies.verifiedAt as companyVerifiedAt', 'applications.candidateId', 'sender.name as senderName'])
    .select((eb) => [
      eb.fn.coalesce('candidates.name', 'taker.name').as('candidateName'),
      eb.fn.coalesce('candidates.talentId', 'a.talentId').as('talentId'),
      sql<boolean>`a.reused_attempt_id is not null`.as('reused'),
      // Of a test that was chosen.
      'talents.userId as chosenBy',
    ])
    .select(sql<number | null>`t.points::float8`.as('points'))
    .select(
      sql<number>`(select count(*)::int from attempt_answers w where w.attempt_id = t.id and w.value is not null)`.as(
        'answered',
      ),
    )
    // With the actor, for the policy.
    .select(sharedWith(ctx.actor, sql.ref('jobs.id')).as('shared'))
    // The check of this column holds exactly the words of the contract.
    .$narrowType<{ status: AssignmentStatus }>();

/** @param forUpdate locks it, nothing beside it. The application is locked first, always. */
export function selectAssignment(ctx: Ctx, id: string, forUpdate = false) {
  return rows(ctx)
    .where('a.id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate('a'))
    .executeTakeFirst();
}

/** What of a test that was sent each save of an answer asks for, and no more: it comes once a second from each who types. */
export function selectAttemptOf(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('testAssignments as a')
    .innerJoin('testVersions as v', 'v.id', 'a.versionId')
    .leftJoin('testAttempts as t', 't.assignmentId', 'a.id')
    .select(['a.id', 'a.applicationId', 'v.minutes', 't.id as attemptId'])
    .where('a.id', '=', id)
    .executeTakeFirst();
}

/** Of an application, the newest first. */
export async function selectAssignments(ctx: Ctx, applicationId: string): Promise<SentRow[]> {
  const found = await rows(ctx).where('a.applicationId', '=', applicationId).orderBy('a.id', 'desc').execute();
  return found.filter(isSent);
}

/** What a link opens: the tests of its application, or the one that a talent chose. */
export async function selectOfLink(ctx: Ctx, subjectId: string): Promise<AssignmentRow[]> {
  const sent = await selectAssignments(ctx, subjectId);
  if (sent.length > 0) return sent;
  return rows(ctx).where('a.id', '=', subjectId).where('a.applicationId', 'is', null).execute();
}

/** A test that the talent chose, or was asked for and heard of, as long as it waits or is under way: first one under way, then a company's. */
export function selectOpenOf(
  ctx: Ctx,
  { talentId, testId, heardBefore }: { talentId: string; testId: string; heardBefore: Date },
) {
  return rows(ctx)
    .where('a.testId', '=', testId)
    .where('a.status', 'in', OPEN)
    .where((eb) =>
      eb.or([
        eb('a.talentId', '=', talentId),
        eb.and([
          eb('candidates.talentId', '=', talentId),
          eb('a.sentAt', '<', heardBefore),
          eb.or([eb('a.status', '=', 'started'), eb('a.dueAt', '>=', ctx.clock.now())]),
          eb('applications.withdrawnAt', 'is', null),
          eb('applications.closedAt', 'is', null),
        ]),
      ]),
    )
    .orderBy(sql`a.status = 'started'`, 'desc')
    .orderBy('a.applicationId')
    .limit(1)
    .executeTakeFirst();
}

/** What a talent chose, the newest first. */
export function selectChosen(ctx: Ctx, talentId: string, limit: number): Promise<AssignmentRow[]> {
  return rows(ctx).where('a.talentId', '=', talentId).orderBy('a.id', 'desc').limit(limit).execute();
}

/** What was sent to a talent before an instant, the newest first. Found by the talent's applications. */
export function selectAssignmentsOfTalent(
  ctx: Ctx,
  talentId: string,
  { before, limit }: { before: Date; limit: number },
): Promise<AssignmentRow[]> {
  return rows(ctx)
    .where('candidates.talentId', '=', talentId)
    .where('a.sentAt', '<', before)
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertAssignments(ctx: Ctx, values: readonly Insertable<TestAssignments>[]): Promise<void> {
  await ctx.db.insertInto('testAssignments').values(values).execute();
}

/** Called with it locked. */
export async function updateAssignment(ctx: Ctx, id: string, values: Updateable<TestAssignments>): Promise<void> {
  await ctx.db
    .updateTable('testAssignments')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Taken back before anybody heard of them. */
export async function deleteAssignments(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db.deleteFrom('testAssignments').where('id', 'in', ids).execute();
}

/** What a talent chose and did not begin. @returns whether there was one */
export async function deleteChosenWaiting(
  ctx: Ctx,
  { talentId, testId }: { talentId: string; testId: string },
): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('testAssignments')
    .where('talentId', '=', talentId)
    .where('testId', '=', testId)
    .where('status', '=', 'sent')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes that the candidate opened the link: what was opened before stays as it is. */
export async function markOpened(ctx: Ctx, applicationId: string): Promise<void> {
  await ctx.db
    .updateTable('testAssignments')
    .set({ openedAt: ctx.clock.now() })
    .where('applicationId', '=', applicationId)
    .where('openedAt', 'is', null)
    .where('status', 'in', OPEN)
    .execute();
}

/** Beside what the company changes: it holds no version up. */
export async function markHelpAsked(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.updateTable('testAssignments').set({ helpAskedAt: ctx.clock.now() }).where('id', '=', id).execute();
}

/** How often each test was sent or chosen. */
export async function selectSentCounts(
  ctx: Ctx,
  testIds: readonly string[],
): Promise<{ testId: string; count: number }[]> {
  const { rows } = await sql<{ testId: string; count: number }>`
    select t.id as "testId", (select count(*)::int from test_assignments a where a.test_id = t.id) as count
    from unnest(${[...testIds]}::uuid[]) as t (id)`.execute(ctx.db);
  return rows;
}

/** The open ones of an application, locked. */
export async function selectOpenAssignments(ctx: Ctx, applicationId: string): Promise<SentRow[]> {
  const found = await rows(ctx)
    .where('a.applicationId', '=', applicationId)
    .where('a.status', 'in', OPEN)
    .orderBy('a.id')
    .forUpdate('a')
    .execute();
  return found.filter(isSent);
}

export async function selectUserOfTalent(ctx: Ctx, talentId: string): Promise<string | undefined> {
  const talent = ctx.db.selectFrom('talents').select('userId').where('id', '=', talentId);
  return (await talent.executeTakeFirst())?.userId;
}

/** How the tests of an application stand that were sent together, with what was added to them: the last ones. */
export async function selectLastStatuses(ctx: Ctx, applicationId: string): Promise<AssignmentStatus[]> {
  const found = await ctx.db
    .selectFrom('testAssignments')
    .select('status')
    .where('applicationId', '=', applicationId)
    .where(sql<Date>`coalesce(sent_with, sent_at)`, '=', (query) =>
      query
        .selectFrom('testAssignments as last')
        .select(sql<Date>`max(coalesce(last.sent_with, last.sent_at))`.as('at'))
        .where('last.applicationId', '=', applicationId),
    )
    .execute();
  return found.map(({ status }) => status);
}

/** That tests were sent, as the history keeps it. */
export function selectSentEvent(ctx: Ctx, applicationId: string, eventId: string) {
  return ctx.db
    .selectFrom('applicationEvents')
    .select(['id', 'fromStatus', 'data', 'createdAt as at'])
    .where('applicationId', '=', applicationId)
    .where('id', '=', eventId)
    .where('type', '=', 'test')
    .where(sql`data ->> 'status'`, '=', 'sent')
    .executeTakeFirst();
}

/** Whether somebody was sent tests since they came into their stage: also where that was taken back. */
export async function wasSentSince(ctx: Ctx, applicationId: string, since: Date): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('applicationEvents')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('type', '=', 'test')
    .where(sql`data ->> 'status'`, '=', 'sent')
    .where('createdAt', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Not begun by their day. */
export async function selectOverdue(ctx: Ctx, limit: number): Promise<string[]> {
  const found = await ctx.db
    .selectFrom('testAssignments')
    .select('id')
    .where('status', '=', 'sent')
    .where('dueAt', '<', ctx.clock.now())
    .orderBy('dueAt')
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

/** Due soon, sent some time before, and nobody was reminded. One row for each application: who chose a test is not pressed. */
export async function selectToRemind(
  ctx: Ctx,
  { dueBefore, limit }: { dueBefore: Date; limit: number },
): Promise<string[]> {
  const found = await ctx.db
    .selectFrom('testAssignments')
    .select('applicationId')
    .distinct()
    .where('status', 'in', OPEN)
    .where('dueAt', '>', ctx.clock.now())
    .where('dueAt', '<', dueBefore)
    .where('remindedAt', 'is', null)
    .where('applicationId', 'is not', null)
    .where(sql<boolean>`sent_at < due_at - interval '2 days'`)
    .limit(limit)
    .execute();
  return found.flatMap(({ applicationId }) => applicationId ?? []);
}

export async function markReminded(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db.updateTable('testAssignments').set({ remindedAt: ctx.clock.now() }).where('id', 'in', ids).execute();
}

/** The tests that a talent has chosen since a moment. */
export async function measureChosen(ctx: Ctx, talentId: string, since: Date): Promise<Amount> {
  const { rows } = await ctx.db
    .selectFrom('testAssignments')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('talentId', '=', talentId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return { rows, bytes: 0 };
}
