import { useCallback, useSyncExternalStore } from 'react';

/** A phone: one column, full-screen panels. */
export const NARROW = '(max-width: 39.99rem)';

/** Whether the window is like that now. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
