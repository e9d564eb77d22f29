import { useState } from 'react';
import { forgetInTab, keepInTab, keptInTab } from './tab-memory.ts';

/**
 * State whose changes are kept in this tab, so that an expired session or a page that is left loses nothing: `useState`
 * for what is typed without a form of the contract, beside `useKeptDraft`. Secrets do not belong here.
 * @param key names the form and its row; without one nothing is kept
 * @returns the value, how to change it, and how to forget it: after success, and when somebody gives it up
 */
export function useKeptState<T>(key: string | undefined, initial: T): [T, (next: T) => void, () => void] {
  const storageKey = key && `prova.draft.${key}`;
  const [value, setValue] = useState<T>(() => (storageKey ? keptInTab<T>(storageKey) : null) ?? initial);
  const set = (next: T) => {
    setValue(next);
    if (!storageKey) return;
    // What is again as it was leaves nothing to be offered.
    if (JSON.stringify(next) === JSON.stringify(initial)) forgetInTab(storageKey);
    else keepInTab(storageKey, next);
  };
  const forget = () => {
    setValue(initial);
    if (storageKey) forgetInTab(storageKey);
  };
  return [value, set, forget];
}
