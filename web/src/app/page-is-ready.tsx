import { useEffect } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';

/** Tells `early.js` that the page before it answers by itself from now on. */
export function PageIsReady() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    // What was filled in before is taken over first: a form that is sent again knows it then.
    const timer = setTimeout(() => dispatchEvent(new Event('prova:ready')));
    return () => clearTimeout(timer);
  }, [hydrated]);
  return null;
}
