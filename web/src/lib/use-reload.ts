import { useCallback, useEffect, useRef } from 'react';

/** How often something may be loaded again while much is happening. */
const RELOAD_MS = 700;

/** At once, and again after a while when it was asked for meanwhile. */
export function useReload(load: () => Promise<unknown>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef(false);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    const start = () => {
      again.current = false;
      void latest.current();
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (again.current) start();
      }, RELOAD_MS);
    };
    if (timer.current === undefined) start();
    else again.current = true;
  }, []);
}
