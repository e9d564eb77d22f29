import { type ReactNode, useEffect, useRef, useState } from 'react';

const AHEAD = '600px';

/** What is heavy is drawn once one comes near it, and stays. */
export function NearView({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // Of the window, and of what scrolls within it, as a panel does.
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return <div ref={place}>{near ? children : fallback}</div>;
}
