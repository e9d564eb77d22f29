import type { saveAnswers } from '@prova/contract/attempts/taking';
import type { BodyInput } from '@prova/contract/endpoint';

export type Batch = BodyInput<typeof saveAnswers>;
export type Revision = Batch['revisions'][number];

/** Where words outlive a tab that closes: the storage of the browser, as far as it lets us. */
export interface WordStore {
  read(): Batch | null;
  write(batch: Batch | null): void;
}

const PREFIX = 'prova.sitting.';

/** The words of one window: a key for each seat, so that two windows of a browser do not write over each other. */
export function storeOf(assignmentId: string, seat: number): WordStore {
  const key = `${PREFIX}${assignmentId}.${seat}`;
  return {
    read: () => parsed(get(key)),
    write: (batch) => set(key, batch && JSON.stringify(batch)),
  };
}

/** What other windows of this browser left behind: closed, or without a connection. */
export function leftBehind(assignmentId: string): { batch: Batch; forget: () => void }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${PREFIX}${assignmentId}.`))
      .flatMap((key) => {
        const batch = parsed(get(key));
        return batch ? [{ batch, forget: () => set(key, null) }] : [];
      });
  } catch {
    // Storage is forbidden here: nothing was left.
    return [];
  }
}

function parsed(text: string | null): Batch | null {
  if (text === null) return null;
  try {
    const batch = JSON.parse(text) as Batch;
    return Array.isArray(batch.revisions) && batch.revisions.length > 0 ? batch : null;
  } catch {
    return null;
  }
}

function get(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A full or forbidden storage takes nothing: then what waits is kept by this tab alone. */
function set(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // It is said on screen that words are on their way; they are in memory until then.
  }
}
