import { useEffect, useRef, useState } from 'react';
import { keepInTab, keptInTab } from '../../../lib/tab-memory.ts';

/**
 * Whether what `useKeptDraft` has kept under a key was typed into another version of what is changed: saved, it would take back
 * what somebody else has changed since. Called before it, as the form opens.
 * @param version null for what is not stored yet
 */
export function useDraftVersion(key: string, version: number | null): [isOutdated: boolean, discard: () => void] {
  const [isOutdated, setOutdated] = useState(false);
  const opened = useRef({ key, version });
  // Not while it is drawn: a form in whose place this one stands keeps its last words as it goes.
  useEffect(() => {
    const { key, version } = opened.current;
    const place = `prova.draft-of.${key}`;
    const former = keptInTab<number>(place);
    if (keptInTab(`prova.draft.${key}`) !== null && former !== null) setOutdated(former !== version);
    else keepInTab(place, version);
  }, []);
  return [isOutdated, () => setOutdated(false)];
}
