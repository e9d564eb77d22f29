import { useEffect, useRef } from 'react';

/** Asks again every so often while the window is looked at, and when somebody comes back to it or to the network. */
export function usePolling(ask: () => void, everyMs: number | null): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = everyMs === null ? undefined : setInterval(askIfSeen, everyMs);
    document.addEventListener('visibilitychange', askIfSeen);
    addEventListener('online', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
      removeEventListener('online', askIfSeen);
    };
  }, [everyMs]);
}
