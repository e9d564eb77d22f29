import { useEffect } from 'react';

const RENEW_MS = 5 * 60_000;

/**
 * Loads what a public page shows again while it is looked at, and when somebody comes back to it: it may change meanwhile.
 * @param wanted whether it can still change
 * @param state what an answer changes: what was on its way when that came is older than it
 */
export function useRenewed<T>(
  load: (signal: AbortSignal) => Promise<T>,
  put: (renewed: T) => void,
  { wanted, state }: { wanted: boolean; state: string | undefined },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` and `put` are of the page, which is another for another state.
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const renew = () => {
      if (document.visibilityState !== 'visible') return;
      load(abort.signal).then(
        (renewed) => !abort.signal.aborted && put(renewed),
        () => {
          // What is on screen stays; the next time asks again.
        },
      );
    };
    const timer = setInterval(renew, RENEW_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      abort.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [wanted, state]);
}
