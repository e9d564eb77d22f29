import { useEffect, useState } from 'react';
import { forgetInTab, keepInTab, keptInTab } from '../../../lib/tab-memory.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { type ContactValues, EMPTY, FIELDS } from './contact-fields.ts';

/** The page and the dialog are one form: what was begun in either is there in both. */
const DRAFT = 'prova.draft.contact';

export function readContactDraft(): ContactValues {
  const kept = keptInTab<Partial<ContactValues>>(DRAFT);
  return {
    name: String(kept?.name ?? ''),
    email: String(kept?.email ?? ''),
    message: String(kept?.message ?? ''),
  };
}

export const forgetContactDraft = () => forgetInTab(DRAFT);

/** Keeps what is typed in the tab. A form that the server drew is empty first: what was kept goes where nothing is typed yet. */
export function useContactDraft(values: ContactValues, set: (name: keyof ContactValues, value: string) => void): void {
  const hydrated = useHydrated();
  const [restored, setRestored] = useState(hydrated);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over.
  useEffect(() => {
    if (restored) return;
    setRestored(true);
    const kept = readContactDraft();
    for (const name of FIELDS) if (values[name] === '' && kept[name] !== '') set(name, kept[name]);
  }, [restored]);
  useEffect(() => {
    if (restored && values !== EMPTY) keepInTab(DRAFT, values);
  }, [restored, values]);
}
