import type * as contract from '@prova/contract/attempts/taking';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { requireAttempt } from '../assignments/find-assignment.ts';
import { selectAttempt } from '../attempts.queries.ts';
import { insertSignals, selectSignals } from './signals.queries.ts';

/** What is noticed after the end is nobody's business. @throws AppError TEST_NOT_FOUND, also where it was never begun */
export async function noteSignals(
  ctx: Ctx,
  id: string,
  { signals }: BodyOf<typeof contract.noteSignals>,
): Promise<ResultOf<typeof contract.noteSignals>> {
  const { attemptId } = await requireAttempt(ctx, id);
  if (attemptId === null) throw new AppError('TEST_NOT_FOUND');
  return ctx.transaction(async (ctx) => {
    const attempt = await selectAttempt(ctx, attemptId, true);
    if (attempt?.submittedAt === null) await insertSignals(ctx, { attemptId, companyId: attempt.companyId }, signals);
    return { signals: await selectSignals(ctx, attemptId) };
  });
}
