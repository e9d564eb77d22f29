import { createHash } from 'node:crypto';
import type { AnswerValue, Asked } from '../attempts.queries.ts';

/** What of an attempt says which options it has. */
interface Attempt {
  readonly id: string;
  readonly asked: readonly Asked[];
}
interface Answer {
  readonly questionId: string;
  readonly value: AnswerValue;
}

/**
 * The id of an option as one attempt shows it. The stored one was made when its author wrote the option: sorted by it, options that
 * were shuffled stand as they were written, and one that was put in the place of another is the youngest. This one says nothing, and
 * is another in every attempt, so that two who compare what they were asked see no order either.
 */
export function shownOptionId(attemptId: string, optionId: string): string {
  const bytes = createHash('sha256').update(`${attemptId}:${optionId}`).digest().subarray(0, 16);
  // A UUID of version 8: its bits are our own.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const optionsOf = ({ asked }: Attempt, questionId: string) => asked.find(({ id }) => id === questionId)?.options ?? [];

/** An answer as it is shown: of a choice the id that its attempt shows. */
export function shownValue(attempt: Attempt, { questionId, value }: Answer): AnswerValue {
  const chosen = optionsOf(attempt, questionId).find((option) => option === value);
  return chosen === undefined ? value : shownOptionId(attempt.id, chosen);
}

/** An answer as it is stored: all that counts and compares answers over many attempts goes by the stored ids. */
export function storedValue(attempt: Attempt, { questionId, value }: Answer): AnswerValue {
  const chosen = optionsOf(attempt, questionId).find((option) => shownOptionId(attempt.id, option) === value);
  // Where none is, it is no choice; or the choice of a window that was opened before options were shown like this.
  return chosen ?? value;
}
