import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetInTab, keepInTab, keptInTab } from './tab-memory.ts';

const WAIT_MS = 300;

/**
 * Keeps what is typed in this tab until it is sent, so that a reload or an expired session loses nothing. Passwords
 * and files belong in `except`. Returns how to forget it, for after success.
 * @param key names the form; add an id where there may be several
 */
export function useKeptDraft<In extends FieldValues, Out extends FieldValues>(
  key: string,
  form: Pick<UseFormReturn<In, unknown, Out>, 'reset' | 'subscribe' | 'getValues'>,
  except: readonly FieldPath<In>[] = [],
): () => void {
  const storageKey = `prova.draft.${key}`;
  const left = useRef(except);
  const waiting = useRef<(() => void) | null>(null);
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    const kept = keptInTab<FieldValues>(storageKey);
    // Under the same key there may be a text, of a version before this one.
    if (typeof kept === 'object' && kept) reset({ ...getValues(), ...kept } as In, { keepDefaultValues: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        const keep = () => {
          // Forgotten meanwhile.
          if (waiting.current !== keep) return;
          waiting.current = null;
          const known: readonly string[] = left.current;
          const kept = Object.entries(values).filter(([name]) => !known.includes(name));
          keepInTab(storageKey, Object.fromEntries(kept));
        };
        waiting.current = isDirty ? keep : null;
        if (isDirty) timer = setTimeout(keep, WAIT_MS);
        // What was emptied, or is again as it was: nothing is left to be offered.
        else forgetInTab(storageKey);
      },
    });
    // A reload takes the page away in the middle of a word, too.
    const leave = () => waiting.current?.();
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      stop();
      // Closed in the middle of a word.
      waiting.current?.();
    };
  }, [storageKey, reset, subscribe, getValues]);
  return () => {
    waiting.current = null;
    forgetInTab(storageKey);
  };
}
