import { v7 } from 'uuid';

/**
 * A new identifier: UUID v7, known before the insert and in order of time, so that `id` is the cursor of every history.
 * Ids made by one process ascend even within a millisecond.
 */
export function newId(): string {
  return v7();
}
