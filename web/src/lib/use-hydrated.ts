import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while the browser takes over what it has drawn, true from then on. What only the browser knows
 * (storage, its zone, its history) is shown once it is true: before, both sides have to draw the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
