import type * as contract from '@prova/contract/attempts/assignments';
import { scoreOf } from '@prova/contract/attempts/score';
import type * as taking from '@prova/contract/attempts/taking';
import type * as z from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { isOpen, isOverdue, shownStatus } from './assignment-rules.ts';
import { mayHandleTests, mayTake } from './assignments.policy.ts';
import type { AssignmentRow, SentRow } from './assignments.queries.ts';

type Shown = z.input<typeof contract.assignment>;
type Asked = z.input<typeof taking.askedTest>;
type Result = z.input<typeof contract.attemptResult>;

/** As the company sees it. @param answersSeen of one that was handed in */
export function showAssignment(ctx: Ctx, row: SentRow, answersSeen: Shown['answersSeen'] = null): Shown {
  const goesOn = isOpen(row) && row.withdrawnAt === null && row.closedAt === null && mayHandleTests(ctx.actor, row);
  return {
    ...row,
    ...currentStatus(row, ctx.clock.now()),
    senderName: row.senderName ?? '',
    result: resultOf(row),
    answersSeen,
    can: { change: goesOn, cancel: goesOn && row.status === 'sent' },
  };
}

/**
 * As the candidate sees it, before it is begun and once it is over.
 * @param own whether the actor is who takes it
 * @param earlier a result that can be shown instead of taking it
 */
export function showAsked(
  ctx: Ctx,
  row: AssignmentRow,
  own = mayTake(ctx.actor, row),
  earlier: Asked['earlier'] = null,
): Asked {
  const now = ctx.clock.now();
  const goesOn = own && row.withdrawnAt === null && row.closedAt === null;
  const waits = goesOn && row.status === 'sent' && !isOverdue(row, now);
  return {
    ...row,
    ...currentStatus(row, now),
    points: row.pointsMax,
    result: resultOf(row),
    earlier: waits ? earlier : null,
    can: {
      start: waits,
      answer: goesOn && row.status === 'started',
      decline: waits && row.applicationId !== null,
      // After its day, too: whoever needed longer may ask for another one.
      askHelp: goesOn && row.applicationId !== null && (isOpen(row) || row.status === 'expired'),
    },
  };
}

/** How it stands; one that was not begun by its day ended then, whether or not the task has come by. */
function currentStatus(row: AssignmentRow, now: Date): Pick<AssignmentRow, 'status' | 'endedAt'> {
  return { status: shownStatus(row, now), endedAt: isOverdue(row, now) ? row.dueAt : row.endedAt };
}

export function resultOf(row: AssignmentRow): Result | null {
  const { startedAt, submittedAt, submittedBy, gradedAt, points, pointsMax, answered, reused } = row;
  if (startedAt === null || submittedAt === null || submittedBy === null) return null;
  const graded = gradedAt !== null;
  return {
    submittedBy,
    submittedAt,
    seconds: Math.round((submittedAt.getTime() - startedAt.getTime()) / 1000),
    graded,
    points: points ?? 0,
    pointsMax,
    score: graded ? scoreOf(points ?? 0, pointsMax) : null,
    answered,
    reused,
  };
}
