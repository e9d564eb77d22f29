import type { FieldProblem } from '@prova/contract/validation';

export const NOTE_MAX = 2000;

/** What is wrong with a wish for another time, as the contract has it. */
export function checkOtherTime({ note }: { note: string }): FieldProblem[] {
  const { length } = note.trim();
  if (length === 0) return [{ field: 'note', code: 'OTHER_TIME_REQUIRED', values: {} }];
  if (length === 1) return [{ field: 'note', code: 'TOO_SHORT', values: { minimum: 2 } }];
  if (length > NOTE_MAX) return [{ field: 'note', code: 'TOO_LONG', values: { maximum: NOTE_MAX } }];
  return [];
}
