import { type AssignmentStatus, LONGEST_DUE_DAYS } from '@prova/contract/attempts/assignment-fields';
import type { FieldProblem } from '@prova/contract/validation';
import { AppError } from '../../../platform/app-error.ts';
import { after, DAY, MINUTE } from '../../../platform/clock.ts';
import { dayIn } from '../../../platform/days.ts';

interface Dated {
  readonly status: AssignmentStatus;
  readonly dueAt: Date;
}

/** Waits for the candidate. */
export const isOpen = ({ status }: Pick<Dated, 'status'>): boolean => status === 'sent' || status === 'started';

/** Why there is no result of a test that was not handed in. */
export const noResult = (row: Pick<Dated, 'status'>): AppError =>
  new AppError(isOpen(row) ? 'ASSIGNMENT_NOT_DONE' : 'ASSIGNMENT_ENDED');

/** Not begun by its day: nobody can begin it any more, whether or not the task has come by. */
export const isOverdue = ({ status, dueAt }: Dated, now: Date): boolean => status === 'sent' && now > dueAt;

/** What a reader sees. */
export const shownStatus = (row: Dated, now: Date): AssignmentStatus => (isOverdue(row, now) ? 'expired' : row.status);

/**
 * When time is up for an attempt: its minutes and those that the person was given beside. Without a limit, when the test
 * is due.
 */
export function endOfAttempt(
  startedAt: Date,
  { minutes, extraMinutes, dueAt }: { minutes: number | null; extraMinutes: number; dueAt: Date },
): Date {
  return minutes === null ? dueAt : after(startedAt, (minutes + extraMinutes) * MINUTE);
}

/** What is wrong with the day by which a test is to be begun: it is over, or so far away that it must be a slip of the pen. */
export function dueDayProblem(day: string, timeZone: string, now: Date): FieldProblem | null {
  const field = 'dueDate';
  if (day < dayIn(timeZone, now)) return { field, code: 'DATE_PAST', values: {} };
  return day > dayIn(timeZone, after(now, LONGEST_DUE_DAYS * DAY))
    ? { field, code: 'DATE_TOO_FAR', values: { maximum: LONGEST_DUE_DAYS } }
    : null;
}
