import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Autosave } from './autosave.ts';
import type { AutosaveState } from './autosave-types.ts';

/**
 * The autosave of a screen and how it stands. Hiding or closing the tab, leaving the screen and a connection that is back
 * send what waits; where that cannot be, the browser asks before the page is closed.
 * @param create called once: its ports read what changes through a ref
 */
export function useAutosave<Doc, Part extends string | number, Finish extends string>(
  create: () => Autosave<Doc, Part, Finish>,
): [Autosave<Doc, Part, Finish>, AutosaveState<Doc, Part>] {
  const [autosave] = useState(create);
  const state = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read);
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void autosave.flush({ keepalive: true });
    };
    const again = () => void autosave.flush();
    const ask = (event: BeforeUnloadEvent) => {
      if (autosave.stranded) event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('online', again);
    addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('online', again);
      removeEventListener('beforeunload', ask);
      void autosave.flush();
    };
  }, [autosave]);
  return [autosave, state];
}
