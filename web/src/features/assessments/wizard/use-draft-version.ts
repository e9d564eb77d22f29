import { useState } from 'react';
import { keepInTab, keptInTab } from '../../../lib/tab-memory.ts';

/**
 * Whether what `useKeptDraft` has kept under a key was typed into another version of what is changed: saved, it would take back
 * what somebody else has changed since. Called before it, as the form opens.
 * @param version null for what is not stored yet
 */
export function useDraftVersion(key: string, version: number | null): [isOutdated: boolean, discard: () => void] {
  const [isOutdated, setOutdated] = useState(() => {
    const place = `prova.draft-of.${key}`;
    const former = keptInTab<number>(place);
    if (keptInTab(`prova.draft.${key}`) !== null && former !== null) return former !== version;
    keepInTab(place, version);
    return false;
  });
  return [isOutdated, () => setOutdated(false)];
}
