import type * as contract from '@prova/contract/attempts/grading';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { validationError } from '../../../platform/http/failures.ts';
import { companyOfAuthor } from '../../assessments/assessments.service.ts';
import { activeCompany } from '../../companies/companies.service.ts';
import { lockGradable, type Points, pointsOf, settle } from './give-grade.ts';
import { ofActor } from './grade-answers.ts';
import { mayAccept, mayDecide } from './grading.policy.ts';
import { insertGrade, selectGrades } from './grading.queries.ts';

/**
 * Ends the difference of two grades, or lets the only one do where a second person is missing.
 * @throws AppError NO_COMPANY, FORBIDDEN, NOT_FOUND also for a grade that the actor has no right to see, GRADE_NOT_YOURS, VALIDATION_FAILED
 */
export async function decideGrade(
  ctx: Ctx,
  { gradeId, ...given }: BodyOf<typeof contract.decideGrade>,
): Promise<ResultOf<typeof contract.decideGrade>> {
  const companyId = companyOfAuthor(ctx);
  const { role } = activeCompany(ctx);
  return ctx.transaction(async (ctx) => {
    const answer = await lockGradable(ctx, companyId, given);
    if (answer.grading === 'person' || answer.grading === 'machine') return { decided: false };
    const all = await selectGrades(ctx, { attemptIds: [given.attemptId] });
    const grades = all.filter(({ questionId }) => questionId === given.questionId);
    const differs = answer.grading === 'differs';
    const isOneOfTwo = grades.some(({ own }) => own);
    let points: Points;
    if (gradeId !== undefined) {
      const accepted = grades.find(({ id, own }) => id === gradeId && (differs || own));
      if (!accepted) throw new AppError('NOT_FOUND');
      if (!mayAccept(role, { isOneOfTwo, own: accepted.own, differs })) throw new AppError('GRADE_NOT_YOURS');
      refuseOtherPoints(ctx, given);
      points = accepted;
    } else {
      if (!differs) throw new AppError('NOT_FOUND');
      if (!mayDecide(role, isOneOfTwo)) throw new AppError('GRADE_NOT_YOURS');
      points = pointsOf(ctx, answer, given);
    }
    const { points: sum, criteria } = points;
    await insertGrade(ctx, { ...ofActor(ctx, companyId, given), points: sum, criteria, decides: true });
    await settle(ctx, { ...given, ...answer }, points);
    return { decided: true };
  });
}

/** An accepted grade brings its own. */
function refuseOtherPoints(ctx: Ctx, given: { points?: number | undefined; criteria?: unknown }): void {
  for (const key of ['points', 'criteria'] as const)
    if (given[key] !== undefined)
      throw validationError([{ field: key, code: 'UNKNOWN_FIELD', values: { key } }], ctx.locale);
}
