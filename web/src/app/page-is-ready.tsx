import { useEffect } from 'react';
import { partAnswers } from '../lib/page-parts.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/** Says that the page answers by itself from now on, but for its later parts. */
export function PageIsReady() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) partAnswers();
  }, [hydrated]);
  return null;
}
