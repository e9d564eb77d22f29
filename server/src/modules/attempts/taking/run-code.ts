import type { getRunLine, runCode } from '@prova/contract/attempts/taking';
import { shownVerdict } from '@prova/contract/code/case-verdict';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { oneAtATime } from '../../../platform/one-at-a-time.ts';
import { selectVersionQuestion } from '../../assessments/assessments.service.ts';
import { checkAnswer, codeQuestionOf, MILLISECONDS_DEFAULT } from '../../code/code.service.ts';
import { requireAttempt } from '../assignments/find-assignment.ts';
import { selectAttempt } from '../attempts.queries.ts';

/** Whoever asks for several runs at once waits for their own, and nobody else does. */
const ofOneAttempt = oneAtATime();

/**
 * On the visible cases of a question of an attempt under way: hidden ones stay out of it altogether.
 * @param signal aborts once nobody waits for it any more
 * @throws AppError TEST_NOT_FOUND, ASSIGNMENT_NOT_STARTED, ASSIGNMENT_ENDED, NOT_FOUND where the question is not asked or has none, SERVICE_UNAVAILABLE
 */
export async function runOnVisibleCases(
  ctx: Ctx,
  id: string,
  { questionId, code }: BodyOf<typeof runCode>,
  signal: AbortSignal,
): Promise<ResultOf<typeof runCode>> {
  const { attemptId } = await requireAttempt(ctx, id);
  const attempt = attemptId === null ? undefined : await selectAttempt(ctx, attemptId);
  if (!attempt) throw new AppError('ASSIGNMENT_NOT_STARTED');
  if (attempt.submittedAt !== null) throw new AppError('ASSIGNMENT_ENDED');
  if (attempt.expiresAt !== null && attempt.expiresAt <= ctx.clock.now()) throw new AppError('ASSIGNMENT_ENDED');
  const isAsked = attempt.asked.some(({ id }) => id === questionId);
  const question = isAsked ? await selectVersionQuestion(ctx, questionId) : undefined;
  const { language, codeCheck } = question ?? {};
  const cases = codeCheck?.cases.filter(({ visible }) => visible) ?? [];
  if (!question || !language || !codeCheck || cases.length === 0) throw new AppError('NOT_FOUND');
  const shown = codeQuestionOf(language, { ...codeCheck, cases });
  const limit = question.checkMilliseconds ?? MILLISECONDS_DEFAULT;
  const mode = { owner: attempt.id, signal };
  const verdicts = await ofOneAttempt(attempt.id, () => checkAnswer(ctx.platform.sandbox, shown, code, limit, mode));
  return { cases: verdicts.map(shownVerdict) };
}

/** Where the run of an attempt stands in this process. @throws AppError TEST_NOT_FOUND */
export async function lineOfRun(ctx: Ctx, id: string): Promise<ResultOf<typeof getRunLine>> {
  const { attemptId } = await requireAttempt(ctx, id);
  return { line: attemptId === null ? null : ctx.platform.sandbox.lineOf(attemptId) };
}
