import { type RefObject, useLayoutEffect } from 'react';

const HEIGHT_PROPERTY = '--selection-bar';

/** As long as a bar stands over the foot of the page, `--selection-bar` is its height: what scrolls under it ends with so much space. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(HEIGHT_PROPERTY, `${current.offsetHeight}px`);
    measure();
    // Its notes come and go with who is chosen, and its buttons wrap.
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      style.removeProperty(HEIGHT_PROPERTY);
    };
  }, [bar]);
}
