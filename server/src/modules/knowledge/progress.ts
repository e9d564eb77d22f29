import type { Enrolment } from '@prova/contract/knowledge/items';

interface Facts {
  /** Published lessons or steps that are done, of all that are published. */
  readonly done: number;
  readonly total: number;
  /** Percent that was said without a lesson. */
  readonly reached: number;
  readonly completedAt: Date | null;
}

/** Percent that something can reach before all of it is done. */
const OPEN_MAX = 99;

/** Percent: what is done, or what was said where that is more; 100 once it was complete, and only then. */
export function progressOf({ done, total, reached, completedAt }: Facts): number {
  if (completedAt !== null) return 100;
  const percent = total === 0 ? 0 : Math.floor((done * 100) / total);
  return Math.min(OPEN_MAX, Math.max(percent, reached));
}

export const enrolmentOf = (
  facts: Facts & { readonly added: number },
): Omit<Enrolment, 'completedAt'> & { completedAt: Date | null } => ({
  progress: progressOf(facts),
  done: facts.done,
  total: facts.total,
  completedAt: facts.completedAt,
  added: facts.added,
});

/** The first open lesson after the last one done, otherwise the first open one; null where all are done. */
export function nextLesson(lessons: readonly { readonly id: string; readonly doneAt: Date | null }[]): string | null {
  let latest = -1;
  lessons.forEach(({ doneAt }, index) => {
    if (doneAt !== null && (latest < 0 || doneAt >= (lessons[latest]?.doneAt ?? doneAt))) latest = index;
  });
  const isOpen = ({ doneAt }: { readonly doneAt: Date | null }) => doneAt === null;
  return (lessons.slice(latest + 1).find(isOpen) ?? lessons.find(isOpen))?.id ?? null;
}
