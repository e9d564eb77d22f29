import { useEffect, useRef, useState } from 'react';
import { sameData } from './same-data.ts';
import { forgetInTab, keepInTab, keptInTab } from './tab-memory.ts';

type Base = { version: number | null; values: object };

/** Keeps what was typed elsewhere than in the form that `useKeptDraft` watches, with what it was typed over. */
export function keepDraft(key: string, typed: object, base: Base): void {
  keepInTab(`prova.draft.${key}`, typed);
  keepInTab(`prova.draft-of.${key}`, base);
}

export function forgetDraft(key: string): void {
  forgetInTab(`prova.draft.${key}`);
  forgetInTab(`prova.draft-of.${key}`);
}

/** What is kept, unless something else is stored by now than what it was typed over. */
export const draftOver = (key: string, stored: object): object | null =>
  sameData(keptInTab<Base>(`prova.draft-of.${key}`)?.values, stored) ? keptInTab<object>(`prova.draft.${key}`) : null;

export const isDraftKept = (key: string): boolean => keptInTab(`prova.draft.${key}`) !== null;

/**
 * Brings what `useKeptDraft` has kept under a key onto the version that is stored now: of it only what was changed in it stays,
 * the rest is what somebody else may have saved since. Called before `useKeptDraft`, as the form opens.
 * @param version null for what is not stored yet
 * @param stored what the form begins with
 * @param formerKey under which it was kept until now, where the key has changed with what it is about
 * @returns null unless there is a draft of another version; then its fields that somebody else has changed, too, and how to stop
 * saying so
 */
export function useDraftVersion<Values extends object>(
  key: string,
  version: number | null,
  stored: Values,
  formerKey = key,
): [both: readonly (keyof Values & string)[] | null, accept: () => void] {
  type Field = keyof Values & string;
  const [both, setBoth] = useState<readonly Field[] | null>(null);
  const opened = useRef({ key, version, stored, formerKey });
  // Not while it is drawn: a form in whose place this one stands keeps its last words as it goes.
  useEffect(() => {
    const { key, version, stored, formerKey } = opened.current;
    const draft = keptInTab<Partial<Values>>(`prova.draft.${formerKey}`);
    const base = keptInTab<Base>(`prova.draft-of.${formerKey}`);
    if (formerKey !== key) forgetInTab(`prova.draft.${formerKey}`);
    keepInTab(`prova.draft-of.${key}`, { version, values: stored } satisfies Base);
    if (typeof draft !== 'object' || draft === null || base === null || base.version === version) return;
    // A tab may still hold a base without values: then all that is otherwise counts as changed.
    const former = (base.values ?? {}) as Partial<Values>;
    const fields = Object.keys(stored) as Field[];
    const touched = fields.filter((field) => field in draft && !isSame(draft[field], former[field]));
    const left = touched.filter((field) => !isSame(draft[field], stored[field]));
    if (left.length === 0) return forgetInTab(`prova.draft.${key}`);
    keepInTab(`prova.draft.${key}`, Object.fromEntries(left.map((field) => [field, draft[field]])));
    setBoth(left.filter((field) => !isSame(stored[field], former[field])));
  }, []);
  return [both, () => setBoth(null)];
}

/** As the tab keeps them. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
