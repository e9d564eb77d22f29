import type * as contract from '@prova/contract/attempts/taking';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isOverdue } from '../assignments/assignment-rules.ts';
import { isSent } from '../assignments/assignments.queries.ts';
import { endAssignment } from '../assignments/end-assignment.ts';
import { lockSent, requireAsked } from '../assignments/find-assignment.ts';
import { notifyDeclined } from '../assignments/notify-tests.ts';
import { showAsked } from '../assignments/present-assignment.ts';

/** @throws AppError TEST_NOT_FOUND, also for one that nobody asked for, ASSIGNMENT_ENDED, ASSIGNMENT_STARTED */
export async function declineTest(
  ctx: Ctx,
  id: string,
  reason: string | null,
): Promise<ResultOf<typeof contract.declineTest>> {
  const found = await requireAsked(ctx, id);
  if (!isSent(found)) throw new AppError('TEST_NOT_FOUND');
  await ctx.transaction(async (ctx) => {
    const { assignment, application } = await lockSent(ctx, found);
    if (assignment.status === 'started') throw new AppError('ASSIGNMENT_STARTED');
    const over = assignment.withdrawnAt !== null || assignment.closedAt !== null;
    if (assignment.status !== 'sent' || over || isOverdue(assignment, ctx.clock.now()))
      throw new AppError('ASSIGNMENT_ENDED');
    const row = await endAssignment(ctx, application, assignment, { status: 'declined', reason });
    await notifyDeclined(ctx, row);
  });
  return showAsked(ctx, await requireAsked(ctx, id));
}
