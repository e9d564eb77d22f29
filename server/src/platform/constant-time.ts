import type { Clock } from './clock.ts';

/**
 * Does the work and answers no sooner than after a while, whatever came of it: how long it took must not tell what was
 * found, where the answer does not.
 * @param milliseconds longer than the work ordinarily takes
 */
export async function noSoonerThan<T>(clock: Clock, milliseconds: number, work: () => Promise<T>): Promise<T> {
  const earliest = clock.wait(milliseconds);
  try {
    return await work();
  } finally {
    await earliest;
  }
}

/** The same for failures alone: what succeeds tells everything anyway, and need not wait. */
export async function failNoSoonerThan<T>(clock: Clock, milliseconds: number, work: () => Promise<T>): Promise<T> {
  const earliest = clock.wait(milliseconds);
  try {
    return await work();
  } catch (error) {
    await earliest;
    throw error;
  }
}
