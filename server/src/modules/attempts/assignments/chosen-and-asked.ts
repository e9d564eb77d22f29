import type { OTHER_ATTEMPTS } from '@prova/contract/attempts/own-tests';
import type { Ctx } from '../../../platform/context.ts';
import { proofEnd } from '../../matching/matching.service.ts';
import { isOpen, isOverdue } from './assignment-rules.ts';
import { type AssignmentRow, deleteChosenWaiting, isSent } from './assignments.queries.ts';
import { countSent } from './count-sent.ts';

/** Can be begun now. */
const waits = (row: AssignmentRow, now: Date): boolean =>
  row.status === 'sent' && row.withdrawnAt === null && row.closedAt === null && !isOverdue(row, now);

/**
 * Leaves out what a talent chose and did not begin where a company asks for the same test: it is the same work, and the company's
 * counts for both. It is back when the company takes its test back or the talent declines it.
 */
export function withoutChosenTwice(rows: readonly AssignmentRow[], now: Date): AssignmentRow[] {
  const asked = new Set(
    rows
      .filter((row) => isSent(row) && isOpen(row) && (row.status === 'started' || waits(row, now)))
      .map((row) => row.testId),
  );
  return rows.filter((row) => isSent(row) || row.status !== 'sent' || !asked.has(row.testId));
}

/** Whether a test that waits was taken in another place, in the same version, so that its result can be shown there once it is graded. */
export function otherAttempt(
  row: AssignmentRow,
  all: readonly AssignmentRow[],
  now: Date,
): (typeof OTHER_ATTEMPTS)[number] | null {
  if (!isSent(row) || !waits(row, now)) return null;
  const others = all.filter(({ id, versionId, reused }) => id !== row.id && versionId === row.versionId && !reused);
  const handedIn = others.filter(({ submittedAt }) => submittedAt !== null && proofEnd(submittedAt) > now);
  if (handedIn.some(({ gradedAt }) => gradedAt !== null)) return 'graded';
  if (handedIn.length > 0) return 'in_grading';
  return others.some(({ status }) => status === 'started') ? 'in_progress' : null;
}

/** What a talent chose and did not begin is done with a company's test that they begin, or show a result for. */
export async function dropChosen(ctx: Ctx, { talentId, testId }: AssignmentRow): Promise<void> {
  if (talentId !== null && (await deleteChosenWaiting(ctx, { talentId, testId }))) await countSent(ctx, [testId]);
}
