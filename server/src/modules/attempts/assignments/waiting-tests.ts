import type { Ctx } from '../../../platform/context.ts';
import { isOpen, isOverdue } from './assignment-rules.ts';
import { selectAssignments } from './assignments.queries.ts';

/** The tests of a mail that still wait; null when none does, and the mail is not wanted any more. */
export async function waitingTests(
  ctx: Ctx,
  { applicationId, assignmentIds }: { applicationId: string; assignmentIds: readonly string[] },
) {
  const now = ctx.clock.now();
  const tests = (await selectAssignments(ctx, applicationId))
    .filter((row) => assignmentIds.includes(row.id) && isOpen(row) && !isOverdue(row, now))
    .map(({ title, minutes, questionCount, dueAt }) => ({ title, minutes, questionCount, dueAt: dueAt.toISOString() }))
    .toReversed();
  return tests.length > 0 ? { tests } : null;
}
