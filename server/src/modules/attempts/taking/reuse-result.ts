import type * as contract from '@prova/contract/attempts/taking';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { proofEnd } from '../../matching/matching.service.ts';
import { isOverdue } from '../assignments/assignment-rules.ts';
import { type AssignmentRow, isSent, type SentRow } from '../assignments/assignments.queries.ts';
import { dropChosen } from '../assignments/chosen-and-asked.ts';
import { endAssignment } from '../assignments/end-assignment.ts';
import { lockSent, requireAsked } from '../assignments/find-assignment.ts';
import { notifyDone } from '../assignments/notify-tests.ts';
import { showAsked } from '../assignments/present-assignment.ts';
import { selectEarlier } from '../attempts.queries.ts';

type Asked = ResultOf<typeof contract.reuseResult>;

/** As whoever takes them sees them, each with the result that can be shown instead of taking it. */
export async function withEarlier(ctx: Ctx, rows: readonly AssignmentRow[]): Promise<Asked[]> {
  const all: Asked[] = [];
  for (const row of rows) {
    const earlier = isSent(row) && row.status === 'sent' ? await earlierOf(ctx, row) : undefined;
    all.push(showAsked(ctx, row, undefined, earlier && { ...earlier, validUntil: proofEnd(earlier.submittedAt) }));
  }
  return all;
}

/** The best one of the same person in the same version that is still a proof. */
async function earlierOf(ctx: Ctx, { id, versionId, candidateId, talentId }: SentRow) {
  const found = await selectEarlier(ctx, { assignmentId: id, versionId, candidateId, talentId });
  return found.find(({ submittedAt }) => proofEnd(submittedAt) > ctx.clock.now());
}

/**
 * Shows the company an earlier result instead of a new one.
 * @throws AppError TEST_NOT_FOUND, ASSIGNMENT_STARTED, ASSIGNMENT_ENDED, ASSIGNMENT_OVERDUE, NO_EARLIER_RESULT
 */
export async function reuseResult(ctx: Ctx, id: string): Promise<Asked> {
  const found = await requireAsked(ctx, id);
  if (!isSent(found)) throw new AppError('TEST_NOT_FOUND');
  await ctx.transaction(async (ctx) => {
    const { assignment, application } = await lockSent(ctx, found);
    if (assignment.status === 'started') throw new AppError('ASSIGNMENT_STARTED');
    const over = assignment.withdrawnAt !== null || assignment.closedAt !== null;
    if (assignment.status !== 'sent' || over) throw new AppError('ASSIGNMENT_ENDED');
    if (isOverdue(assignment, ctx.clock.now())) throw new AppError('ASSIGNMENT_OVERDUE');
    const earlier = await earlierOf(ctx, assignment);
    if (!earlier) throw new AppError('NO_EARLIER_RESULT');
    const row = await endAssignment(ctx, application, assignment, { status: 'done', reusedAttemptId: earlier.id });
    await dropChosen(ctx, assignment);
    await notifyDone(ctx, row);
  });
  return showAsked(ctx, await requireAsked(ctx, id));
}
