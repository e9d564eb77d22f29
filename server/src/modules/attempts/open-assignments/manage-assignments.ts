import type * as contract from '@prova/contract/attempts/assignments';
import type { BodyOf } from '@prova/contract/endpoint';
import type * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { endOfDay } from '../../../platform/days.ts';
import { validationError } from '../../../platform/http/failures.ts';
import { publish } from '../../../platform/realtime/messages.ts';
import { requireApplication, writeEvent } from '../../applications/applications.service.ts';
import { dueDayProblem, endOfAttempt, isOpen, isOverdue } from '../assignments/assignment-rules.ts';
import { selectAssignments, updateAssignment } from '../assignments/assignments.queries.ts';
import { endAssignment } from '../assignments/end-assignment.ts';
import { lockSent, requireAssignment } from '../assignments/find-assignment.ts';
import { mailLinkAgain, notifyCancelled, notifyExtended } from '../assignments/notify-tests.ts';
import { showAssignment } from '../assignments/present-assignment.ts';
import { updateExpiry } from '../attempts.queries.ts';
import { attemptChange } from '../attempts.realtime.ts';
import { seenBefore } from '../right-answers/right-answers.ts';
import { handInLater } from '../taking/submit-attempt.ts';

type Shown = z.input<typeof contract.assignment>;

/** @throws AppError APPLICATION_NOT_FOUND, FORBIDDEN */
export async function listAssignments(ctx: Ctx, applicationId: string): Promise<Shown[]> {
  await requireApplication(ctx, applicationId, 'read_tests');
  const rows = await selectAssignments(ctx, applicationId);
  const handedIn = rows.flatMap(({ attemptId, submittedAt }) => (submittedAt === null ? [] : (attemptId ?? [])));
  const seen = await seenBefore(ctx, handedIn);
  return rows.map((row) => showAssignment(ctx, row, seen.get(row.attemptId ?? '')));
}

/**
 * Gives more time, or less: a later day, minutes beside the limit. An attempt under way goes on until its new end.
 * @throws AppError NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, ASSIGNMENT_ENDED, VALIDATION_FAILED for the day
 */
export async function changeAssignment(
  ctx: Ctx,
  id: string,
  { version, dueDate, extraMinutes }: BodyOf<typeof contract.updateAssignment>,
): Promise<Shown> {
  const found = await requireAssignment(ctx, id);
  await ctx.transaction(async (ctx) => {
    const { assignment, application } = await lockSent(ctx, found);
    if (!isOpen(assignment)) throw new AppError('ASSIGNMENT_ENDED');
    if (assignment.version !== version) throw new AppError('VERSION_CONFLICT');
    const dueAt = await endOfDay(ctx, dueDate, assignment.timeZone);
    const problem = dueDayProblem(dueDate, assignment.timeZone, ctx.clock.now());
    // A day that stays as it was may be over: a test that was begun goes on.
    if (problem && dueAt.getTime() !== assignment.dueAt.getTime()) throw validationError([problem], ctx.locale);
    await updateAssignment(ctx, id, { dueAt, extraMinutes, remindedAt: null });
    const { attemptId, startedAt, minutes } = assignment;
    if (attemptId !== null && startedAt !== null) {
      const expiresAt = endOfAttempt(startedAt, { minutes, extraMinutes, dueAt });
      await updateExpiry(ctx, attemptId, expiresAt);
      await handInLater(ctx, attemptId, expiresAt);
      await publish(ctx, attemptChange, { assignmentId: id });
    }
    const hasMore = dueAt > assignment.dueAt || extraMinutes > assignment.extraMinutes;
    if (hasMore) await notifyExtended(ctx, application, { ...assignment, dueAt, extraMinutes });
    await writeEvent(ctx, application, {
      type: 'test',
      data: { status: 'extended', assignmentIds: [id], titles: [assignment.title] },
    });
  });
  return showAssignment(ctx, await requireAssignment(ctx, id));
}

/** @throws AppError NOT_FOUND, FORBIDDEN, ASSIGNMENT_ENDED, ASSIGNMENT_STARTED */
export async function cancelAssignment(ctx: Ctx, id: string): Promise<Shown> {
  const found = await requireAssignment(ctx, id);
  await ctx.transaction(async (ctx) => {
    const { assignment, application } = await lockSent(ctx, found);
    if (!isOpen(assignment)) throw new AppError('ASSIGNMENT_ENDED');
    // What somebody works at is not taken out of their hands.
    if (assignment.status === 'started') throw new AppError('ASSIGNMENT_STARTED');
    await endAssignment(ctx, application, assignment, { status: 'cancelled' });
    await notifyCancelled(ctx, application, assignment);
  });
  return showAssignment(ctx, await requireAssignment(ctx, id));
}

/** @throws AppError NOT_FOUND, FORBIDDEN, ASSIGNMENT_ENDED */
export async function mailAgain(ctx: Ctx, id: string): Promise<void> {
  const found = await requireAssignment(ctx, id);
  await ctx.transaction(async (ctx) => {
    const { assignment, application } = await lockSent(ctx, found);
    if (!isOpen(assignment) || isOverdue(assignment, ctx.clock.now()) || application.candidateEmail === null)
      throw new AppError('ASSIGNMENT_ENDED');
    await mailLinkAgain(ctx, application, [assignment]);
  });
}
