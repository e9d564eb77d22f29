import { usePageState } from './page-state.ts';
import { useHydrated } from './use-hydrated.ts';

/** The present; until the browser has taken over a page, the instant at which the server drew it. */
export function useNow(): Date {
  const hydrated = useHydrated();
  const state = usePageState();
  return hydrated || !state ? new Date() : new Date(state.drawnAt);
}
