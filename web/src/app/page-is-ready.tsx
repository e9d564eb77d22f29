import { useEffect } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';

/** Tells `early.js` that the page before it answers by itself from now on. */
export function PageIsReady() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) dispatchEvent(new Event('prova:ready'));
  }, [hydrated]);
  return null;
}
