import { GRACE_SECONDS, type SubmittedBy } from '@prova/contract/attempts/assignment-fields';
import type * as contract from '@prova/contract/attempts/taking';
import type { ResultOf } from '@prova/contract/endpoint';
import * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { after, earlier } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { publish } from '../../../platform/realtime/messages.ts';
import { defineTask, enqueue } from '../../../platform/tasks.ts';
import type { ApplicationRow } from '../../applications/applications.service.ts';
import { selectVersionQuestions } from '../../assessments/assessments.service.ts';
import { shownStatus } from '../assignments/assignment-rules.ts';
import { type AssignmentRow, selectAssignment, updateAssignment } from '../assignments/assignments.queries.ts';
import { endAssignment } from '../assignments/end-assignment.ts';
import { lockAssignment, requireAsked } from '../assignments/find-assignment.ts';
import { notifyDone } from '../assignments/notify-tests.ts';
import { showAsked } from '../assignments/present-assignment.ts';
import { endAttempt, selectAnswers, selectAttempt, selectTimedOut, updateGrades } from '../attempts.queries.ts';
import { attemptChange } from '../attempts.realtime.ts';
import { gradeByMachine } from '../grade-by-machine.ts';
import { dropVideos } from '../video/drop-videos.ts';
import { selectVideos } from '../video/videos.queries.ts';
import { checkAnswerTask } from './check-answer-task.ts';

type Asked = ResultOf<typeof contract.submitAttempt>;

/** @throws AppError TEST_NOT_FOUND, ASSIGNMENT_NOT_STARTED, ASSIGNMENT_ENDED */
export async function submitAttempt(ctx: Ctx, id: string): Promise<Asked> {
  await submitRow(ctx, await requireAsked(ctx, id));
  return showAsked(ctx, await requireAsked(ctx, id));
}

/**
 * Hands in a test of the actor's; nothing happens where it was handed in before.
 * @throws AppError ASSIGNMENT_NOT_STARTED, ASSIGNMENT_ENDED
 */
export async function submitRow(ctx: Ctx, found: AssignmentRow): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { assignment, application } = await lockAssignment(ctx, found);
    if (assignment.submittedAt !== null) return;
    if (shownStatus(assignment, ctx.clock.now()) === 'sent') throw new AppError('ASSIGNMENT_NOT_STARTED');
    if (assignment.status !== 'started') throw new AppError('ASSIGNMENT_ENDED');
    await handIn(ctx, application, assignment, 'candidate');
    if (application) await notifyDone(ctx, application);
  });
}

/**
 * Hands in what was saved: grades what a machine can grade, and ends the test.
 * @param application null for a test that a talent chose
 * @param assignment begun and locked, as the application is
 */
export async function handIn(
  ctx: Ctx,
  application: ApplicationRow | null,
  assignment: AssignmentRow,
  submittedBy: SubmittedBy,
): Promise<void> {
  const { attemptId } = assignment;
  const attempt = attemptId === null ? undefined : await selectAttempt(ctx, attemptId, true);
  if (!attempt) throw new Error(`The test ${assignment.id} was never begun`);
  const asked = new Set(attempt.asked.map(({ id }) => id));
  const questions = (await selectVersionQuestions(ctx, attempt.versionId)).filter(({ id }) => asked.has(id));
  const values = new Map((await selectAnswers(ctx, attempt.id)).map(({ questionId, value }) => [questionId, value]));
  const videos = await selectVideos(ctx, [attempt.id]);
  const grades = questions.map((question) => {
    const takes = videos.filter(({ questionId }) => questionId === question.id).map((video) => video.id);
    const points = gradeByMachine(question, values.get(question.id) ?? null, new Set(takes));
    return { questionId: question.id, points };
  });
  await dropVideos(
    ctx,
    videos.filter(({ id, questionId }) => values.get(questionId) !== id),
  );
  await updateGrades(ctx, attempt.id, grades);
  for (const [index, { id: questionId, codeCheck }] of questions.entries())
    if (codeCheck !== null && grades[index]?.points === null)
      await enqueue(ctx, checkAnswerTask, { attemptId: attempt.id, questionId });
  const now = ctx.clock.now();
  // Nobody had longer than they were given, whenever the task came by.
  const submittedAt = attempt.expiresAt ? earlier(now, attempt.expiresAt) : now;
  await endAttempt(ctx, attempt.id, {
    submittedAt,
    submittedBy,
    points: grades.reduce((sum, { points }) => sum + (points ?? 0), 0),
    gradedAt: grades.every(({ points }) => points !== null) ? now : null,
  });
  if (application)
    return void (await endAssignment(ctx, application, assignment, { status: 'done', endedAt: submittedAt }));
  await updateAssignment(ctx, assignment.id, { status: 'done', endedAt: submittedAt });
  await publish(ctx, attemptChange, { assignmentId: assignment.id });
}

/** Hands in what was saved once time is up. */
export const handInTask = defineTask({
  name: 'assessments.handIn',
  data: z.object({ attemptId: z.uuid() }),
  retryLimit: 5,
  run: (ctx, { attemptId }) => handInTimedOut(ctx, attemptId),
});

/** After what was on its way has arrived. */
export async function handInLater(ctx: Ctx, attemptId: string, expiresAt: Date): Promise<void> {
  await enqueue(ctx, handInTask, { attemptId }, { startAfter: after(expiresAt, GRACE_SECONDS + 1) });
}

const SWEEP_LIMIT = 500;

/** Finds attempts whose own task was lost. */
export const sweepAttemptsTask = defineTask({
  name: 'assessments.sweepAttempts',
  data: z.object({}),
  retryLimit: 0,
  cron: '*/5 * * * *',
  run: async (ctx) => {
    for (const attemptId of await selectTimedOut(ctx, after(ctx.clock.now(), -GRACE_SECONDS), SWEEP_LIMIT))
      await enqueue(ctx, handInTask, { attemptId }, { singletonKey: attemptId });
  },
});

/** Does nothing where it was handed in, or more time was given. */
async function handInTimedOut(ctx: Ctx, attemptId: string): Promise<void> {
  const attempt = await selectAttempt(ctx, attemptId);
  const found = attempt && attempt.submittedAt === null ? await selectAssignment(ctx, attempt.assignmentId) : undefined;
  if (!found) return;
  await ctx.transaction(async (ctx) => {
    const { assignment, application } = await lockAssignment(ctx, found);
    const { status, expiresAt } = assignment;
    if (status !== 'started' || expiresAt === null || ctx.clock.now() < after(expiresAt, GRACE_SECONDS)) return;
    await handIn(ctx, application, assignment, 'time');
    if (application) await notifyDone(ctx, application);
  });
}
