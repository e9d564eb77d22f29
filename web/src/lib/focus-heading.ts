import { useEffect, useRef } from 'react';

const GIVE_UP_MS = 5000;

/**
 * After a move to another page the focus goes to its heading, so that screen readers say where one is and the keyboard
 * starts from there. The heading may come later, with the page's code or data. The first page is left to the browser.
 */
export function useFocusHeading(pathname: string): void {
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    const before = document.activeElement;
    if (focusHeading(before)) return;
    const stop = () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
    const watcher = new MutationObserver(() => {
      if (focusHeading(before)) stop();
    });
    const timer = setTimeout(stop, GIVE_UP_MS);
    watcher.observe(document.body, { childList: true, subtree: true });
    return stop;
  }, [pathname]);
}

function focusHeading(before: Element | null): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  // A dialog or a field that already took the focus knows better.
  const active = document.activeElement;
  if (active && active !== document.body && heading.closest('main')?.contains(active)) return true;
  // So does a person who has gone on meanwhile, to a menu for example: it would close.
  if (active && active !== document.body && active !== before) return true;
  heading.tabIndex = -1;
  // A place to read from, not a control: no ring.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  return true;
}
