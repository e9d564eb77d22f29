import type * as contract from '@prova/contract/attempts/taking';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { requireAsked } from '../assignments/find-assignment.ts';
import { showAsked } from '../assignments/present-assignment.ts';
import { selectAttempt } from '../attempts.queries.ts';

/** @throws AppError TEST_NOT_FOUND, also where it was never begun */
export async function attemptState(ctx: Ctx, id: string): Promise<ResultOf<typeof contract.getAttemptState>> {
  const row = await requireAsked(ctx, id);
  const attempt = row.attemptId === null ? undefined : await selectAttempt(ctx, row.attemptId);
  if (!attempt) throw new AppError('TEST_NOT_FOUND');
  const { status } = showAsked(ctx, row);
  return {
    ...{ status, seat: attempt.seat },
    expiresAt: row.minutes === null ? null : attempt.expiresAt,
    now: ctx.clock.now(),
  };
}
