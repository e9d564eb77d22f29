import { useEffect, useRef } from 'react';

/**
 * Calls back when an element is on screen, in a window that is looked at: what ends a list has been seen.
 * @param newest what the list ends with: another one is to be seen again
 */
export function useSeen(newest: string | undefined, onSeen: () => void) {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end is looked at again.
  useEffect(() => {
    const end = element.current;
    if (!end) return;
    let inView = false;
    const look = () => {
      if (inView && document.visibilityState === 'visible') onSeen();
    };
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(end);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [newest, onSeen]);
  return element;
}
