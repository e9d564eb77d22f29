import { sumOf } from '@prova/contract/assessments/rubric';
import type { regradeAnswer } from '@prova/contract/attempts/grading';
import type { BodyOf } from '@prova/contract/endpoint';
import type { FieldProblem } from '@prova/contract/validation';
import { AppError } from '../../../platform/app-error.ts';
import { refuseBeyond } from '../../../platform/budget.ts';
import type { Ctx } from '../../../platform/context.ts';
import { validationError } from '../../../platform/http/failures.ts';
import { loadApplication, writeEvent } from '../../applications/applications.service.ts';
import { isSent, selectAssignment } from '../assignments/assignments.queries.ts';
import { notifyChosenGraded, notifyGraded, notifyOverruled } from '../assignments/notify-tests.ts';
import { ANSWER_GRADES } from '../attempts.budgets.ts';
import { selectAttempt } from '../attempts.queries.ts';
import { attemptPorts } from '../ports.ts';
import { refreshProof } from '../proofs/proof-of-result.ts';
import { selectGradable, updateAnswerPoints, updateSum } from './grading.queries.ts';
import { isOfObserved } from './observed-people.queries.ts';

export interface AnswerKey {
  readonly attemptId: string;
  readonly questionId: string;
}

/** Points as a whole, or of each criterion. */
export type Given = Pick<BodyOf<typeof regradeAnswer>, 'points' | 'criteria'>;

export interface Points {
  readonly points: number;
  readonly criteria: readonly number[] | null;
}

type Gradable = NonNullable<Awaited<ReturnType<typeof selectGradable>>> & { readonly assignmentId: string };

/**
 * An answer of an attempt that was handed in, which is locked: of two who grade it one comes after the other.
 * @throws AppError NOT_FOUND also where the actor observes an interview of whose it is, which this does not tell; BUDGET_REACHED
 */
export async function lockGradable(ctx: Ctx, companyId: string, key: AnswerKey): Promise<Gradable> {
  const attempt = await selectAttempt(ctx, key.attemptId, true);
  const answer = await selectGradable(ctx, key);
  const mine = attempt?.companyId === companyId && answer?.companyId === companyId;
  if (!attempt || !answer || !mine || attempt.submittedAt === null) throw new AppError('NOT_FOUND');
  if (await isOfObserved(ctx, companyId, key.attemptId)) throw new AppError('NOT_FOUND');
  await refuseBeyond(ctx, ANSWER_GRADES, [key.attemptId, key.questionId]);
  return { ...answer, assignmentId: attempt.assignmentId };
}

/**
 * What somebody gives to an answer.
 * @param path of the grade among what was sent, with a dot at its end
 * @throws AppError VALIDATION_FAILED where it is more than there is to give, or criteria are missing
 */
export function pointsOf(
  ctx: Ctx,
  { pointsMax, rubric }: Pick<Gradable, 'pointsMax' | 'rubric'>,
  { points, criteria }: Given,
  path = '',
): Points {
  const problems: FieldProblem[] = [];
  const refuse = (field: string, code: FieldProblem['code'], values: FieldProblem['values'] = {}) =>
    problems.push({ field: `${path}${field}`, code, values });
  if (rubric.length === 0) {
    if (criteria !== undefined) refuse('criteria', 'UNKNOWN_FIELD', { key: 'criteria' });
    if (points === undefined) refuse('points', 'REQUIRED');
    else if (points > pointsMax) refuse('points', 'MAX', { maximum: pointsMax });
    else if (problems.length === 0) return { points, criteria: null };
  } else {
    if (points !== undefined) refuse('points', 'UNKNOWN_FIELD', { key: 'points' });
    if (criteria?.length !== rubric.length) refuse('criteria', 'RUBRIC_CRITERIA', { count: rubric.length });
    else
      for (const [index, criterion] of rubric.entries())
        if ((criteria[index] ?? 0) > criterion.points)
          refuse(`criteria.${index}`, 'MAX', { maximum: criterion.points });
    if (criteria && sumOf(criteria) > pointsMax) refuse('criteria', 'MAX', { maximum: pointsMax });
    if (criteria && problems.length === 0) return { points: sumOf(criteria), criteria };
  }
  throw validationError(problems, ctx.locale);
}

/** The points of an answer stand, or are others now. */
export async function settle(
  ctx: Ctx,
  { attemptId, questionId, assignmentId, grading }: AnswerKey & Pick<Gradable, 'assignmentId' | 'grading'>,
  points: Points,
): Promise<void> {
  await updateAnswerPoints(ctx, { attemptId, questionId }, { ...points, grading: 'person' });
  const wasGraded = grading === 'person' || grading === 'machine';
  if (await updateSum(ctx, attemptId)) await finished(ctx, assignmentId);
  else if (wasGraded) await proveAgain(ctx, assignmentId);
}

async function proveAgain(ctx: Ctx, assignmentId: string): Promise<void> {
  const assignment = await selectAssignment(ctx, assignmentId);
  if (!assignment) return;
  const hasLostProof = await refreshProof(ctx, assignment);
  const hasLostCertificate =
    assignment.attemptId !== null && (await attemptPorts.followScore(ctx, assignment.attemptId));
  if (hasLostProof || hasLostCertificate) await notifyOverruled(ctx, assignment);
}

/** All of an attempt has its points: the candidate and the team hear of it. */
async function finished(ctx: Ctx, assignmentId: string): Promise<void> {
  const assignment = await selectAssignment(ctx, assignmentId);
  if (!assignment) return;
  if (!isSent(assignment)) {
    await notifyChosenGraded(ctx, assignment);
    return;
  }
  const application = await loadApplication(ctx, assignment.applicationId);
  await writeEvent(ctx, application, {
    type: 'test',
    data: { status: 'graded', assignmentIds: [assignmentId], titles: [assignment.title] },
  });
  await notifyGraded(ctx, application, assignment);
}
