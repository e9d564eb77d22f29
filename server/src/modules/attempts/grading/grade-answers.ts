import type * as contract from '@prova/contract/attempts/grading';
import { gradesAgree, meanCriteria, meanPoints } from '@prova/contract/attempts/two-grades';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { companyOfAuthor } from '../../assessments/assessments.service.ts';
import { noResult } from '../assignments/assignment-rules.ts';
import { requireAssignment } from '../assignments/find-assignment.ts';
import { type AnswerKey, type Given, lockGradable, type Points, pointsOf, settle } from './give-grade.ts';
import { insertGrade, selectGrades, updateAnswerPoints } from './grading.queries.ts';

type Grade = AnswerKey & Given & { readonly comment?: string | undefined };

/** @throws AppError NO_COMPANY, FORBIDDEN, NOT_FOUND, VALIDATION_FAILED for more points than there are to give */
export async function gradeAnswers(
  ctx: Ctx,
  { grades }: BodyOf<typeof contract.gradeAnswers>,
): Promise<ResultOf<typeof contract.gradeAnswers>> {
  const companyId = companyOfAuthor(ctx);
  return ctx.transaction(async (ctx) => {
    let graded = 0;
    // In the order of their attempts, so that two who grade the same ones never wait for each other.
    const ordered = grades
      .map((grade, index) => ({ ...grade, path: `grades.${index}.` }))
      .toSorted((a, b) => a.attemptId.localeCompare(b.attemptId));
    for (const grade of ordered) if (await give(ctx, companyId, grade)) graded += 1;
    return { graded, skipped: grades.length - graded };
  });
}

/** @returns false where it has its grades, or that of the actor */
async function give(ctx: Ctx, companyId: string, grade: Grade & { path: string }): Promise<boolean> {
  const answer = await lockGradable(ctx, companyId, grade);
  if (answer.grading !== 'waiting') return false;
  const isOneOfTwo = answer.graders > 1;
  const before = isOneOfTwo ? await selectGrades(ctx, { attemptIds: [grade.attemptId] }) : [];
  const others = before.filter(({ questionId }) => questionId === grade.questionId);
  if (others.some(({ own }) => own)) return false;
  const points = pointsOf(ctx, answer, grade, grade.path);
  await insertGrade(ctx, { ...ofActor(ctx, companyId, grade), ...points, decides: !isOneOfTwo });
  if (!isOneOfTwo) await settle(ctx, { ...grade, ...answer }, points);
  const [other] = others;
  if (!other) return true;
  if (gradesAgree(points.points, other.points, answer.pointsMax))
    await settle(ctx, { ...grade, ...answer }, meanOf(points, other));
  else await updateAnswerPoints(ctx, grade, { points: null, criteria: null, grading: 'differs' });
  return true;
}

const meanOf = (one: Points, other: Points): Points => ({
  points: meanPoints(one.points, other.points),
  criteria: one.criteria && other.criteria && meanCriteria(one.criteria, other.criteria),
});

/** Whose grade it is, and of what. */
export function ofActor(ctx: Ctx, companyId: string, { attemptId, questionId, comment }: Grade) {
  if (ctx.actor.kind !== 'user') throw new AppError('FORBIDDEN');
  return { companyId, attemptId, questionId, comment: comment || null, gradedBy: ctx.actor.userId };
}

/**
 * @throws AppError NOT_FOUND, FORBIDDEN, ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED, GRADE_MISSING for an answer that waits in
 *   the queue, VALIDATION_FAILED
 */
export async function regradeAnswer(
  ctx: Ctx,
  id: string,
  { questionId, ...given }: BodyOf<typeof contract.regradeAnswer>,
): Promise<void> {
  const row = await requireAssignment(ctx, id);
  const { attemptId, submittedAt, companyId } = row;
  if (attemptId === null || submittedAt === null) throw noResult(row);
  const key = { attemptId, questionId };
  await ctx.transaction(async (ctx) => {
    const answer = await lockGradable(ctx, companyId, key);
    const unfinished = answer.grading === 'waiting' || answer.grading === 'differs';
    // It waits in the queue, where nobody knows whose it is.
    if (unfinished) throw new AppError('GRADE_MISSING');
    const points = pointsOf(ctx, answer, given);
    await insertGrade(ctx, { ...ofActor(ctx, companyId, { ...key, ...given }), ...points, decides: true });
    await settle(ctx, { ...key, ...answer }, points);
  });
}
