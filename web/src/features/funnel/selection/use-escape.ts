import { useEffect, useRef } from 'react';

/** What takes the key for itself: a field, and whatever lies above the page. */
const ELSEWHERE = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [data-toast]';
const ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Escape, wherever on the page the focus is, unless something else closes by it first. */
export function useEscape(active: boolean, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(ELSEWHERE) || document.querySelector(ABOVE)) return;
      latest.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [active]);
}
