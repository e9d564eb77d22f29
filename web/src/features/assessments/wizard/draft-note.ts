import { useEffect, useRef } from 'react';
import { toast } from '../../../ui/toast-store.ts';

let note: number | null = null;

/** Says that what was written is kept. */
export function noteDraft(text: string): void {
  note = toast.info(text);
}

/** What was said is out of date once something is opened to be written in again. */
export function useNoDraftNote(): void {
  useEffect(() => {
    if (note !== null) toast.close(note);
    note = null;
  }, []);
}

/**
 * For a page, which any link leaves: whoever does hears that what was written is kept.
 * @param isKept whether there is a draft to speak of
 * @returns says that it is settled, e.g. saved: nothing is said any more
 */
export function useDraftNote(isKept: boolean, text: string): () => void {
  useNoDraftNote();
  const latest = useRef<string | null>(null);
  const settled = useRef(false);
  useEffect(() => {
    latest.current = isKept ? text : null;
  });
  useEffect(
    () => () => {
      if (latest.current !== null && !settled.current) noteDraft(latest.current);
    },
    [],
  );
  return () => {
    settled.current = true;
  };
}
