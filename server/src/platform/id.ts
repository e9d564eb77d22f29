import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** Where the ids of a clock have come to. */
interface Latest {
  msecs: number;
  seq: number;
}

const latest = new WeakMap<Clock, Latest>();

/** The sequence of an id has 32 bits; it begins in their lower half, so that no millisecond uses it up. */
const SEQ_START = 2 ** 31;

/**
 * A new identifier: UUID v7, known before the insert and in order of time, so that `id` is the cursor of every history. It
 * carries the time of the context's clock. Ids made by one process ascend even within a millisecond, and where the clock is
 * set back.
 */
export function newId({ clock }: { readonly clock: Clock }): string {
  const now = clock.now().getTime();
  const former = latest.get(clock);
  const next =
    former && now <= former.msecs
      ? { msecs: former.msecs, seq: former.seq + 1 }
      : { msecs: now, seq: Math.floor(Math.random() * SEQ_START) };
  latest.set(clock, next);
  return v7(next);
}

/**
 * A new identifier by chance alone, for what is shown to people who are not to learn from it when something happened, or in which
 * order: `newId` tells both.
 */
export const randomId = (): string => randomUUID();

/** The least that an id made at an instant can be. */
export function firstIdAt(instant: Date): string {
  const time = Math.max(0, instant.getTime()).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
