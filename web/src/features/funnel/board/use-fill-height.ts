import { type RefObject, useLayoutEffect, useState } from 'react';

const FOOT_PX = 28;
/** Where much stands above, as on a phone, one scrolls down to it. */
const LEAST_SHARE = 0.7;

/** Height that reaches from where an element begins to the foot of the window. */
export function useFillHeight(element: RefObject<HTMLElement | null>): number {
  // Without one until it is measured, columns would be as high as their cards and draw all of them.
  const [height, setHeight] = useState(() => Math.round(innerHeight * LEAST_SHARE));
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top;
      if (top === undefined) return;
      const left = innerHeight - (top + scrollY) - FOOT_PX;
      setHeight(Math.round(Math.max(left, innerHeight * LEAST_SHARE)));
    };
    measure();
    // What stands above may grow: chips, a notice.
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    const above = element.current?.parentElement;
    for (const sibling of above?.children ?? []) if (sibling !== element.current) watcher.observe(sibling);
    addEventListener('resize', measure);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', measure);
    };
  }, [element]);
  return height;
}
