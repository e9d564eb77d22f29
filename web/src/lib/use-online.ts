import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;

function subscribe(listen: () => void): () => void {
  for (const change of changes) addEventListener(change, listen);
  return () => {
    for (const change of changes) removeEventListener(change, listen);
  };
}

/** Whether the device is connected to a network, as far as the browser knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
