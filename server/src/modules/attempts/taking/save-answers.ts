import { GRACE_SECONDS } from '@prova/contract/attempts/assignment-fields';
import type * as contract from '@prova/contract/attempts/taking';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import { after } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { requireAttempt } from '../assignments/find-assignment.ts';
import { keepRevisions, selectAttempt, selectUncounted } from '../attempts.queries.ts';
import { storedValue } from './shown-options.ts';
import { thinIfMany } from './thin-revisions.ts';

/**
 * Keeps what was typed. A window that another one took over from is heard as well: what it typed counts where the other
 * has not touched the same answer.
 * @throws AppError TEST_NOT_FOUND, also where it was never begun
 */
export async function saveAnswers(
  ctx: Ctx,
  id: string,
  { seat, revisions }: BodyOf<typeof contract.saveAnswers>,
): Promise<ResultOf<typeof contract.saveAnswers>> {
  const { attemptId, minutes } = await requireAttempt(ctx, id);
  if (attemptId === null) throw new AppError('TEST_NOT_FOUND');
  return ctx.transaction(async (ctx) => {
    const attempt = await selectAttempt(ctx, attemptId, true);
    // A window with a number that nobody was given.
    if (!attempt || seat > attempt.seat) throw new AppError('TEST_NOT_FOUND');
    const now = ctx.clock.now();
    const { companyId, expiresAt, submittedAt, asked } = attempt;
    const late = submittedAt !== null || (expiresAt !== null && now > after(expiresAt, GRACE_SECONDS));
    const typed = revisions.map((revision) => ({ ...revision, value: storedValue(attempt, revision) }));
    await keepRevisions(ctx, { attemptId, companyId, seat, late }, typed);
    const lost = late ? await selectUncounted(ctx, { attemptId, seat }, revisions) : [];
    await thinIfMany(ctx, attemptId);
    return {
      ...{ seat: attempt.seat, expiresAt: minutes === null ? null : expiresAt, now, ended: late },
      uncounted: asked.flatMap(({ id: questionId }, index) => (lost.includes(questionId) ? [index + 1] : [])),
    };
  });
}
