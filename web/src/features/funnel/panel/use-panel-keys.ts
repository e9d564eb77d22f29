import { useEffect, useRef } from 'react';

/** What is typed into, and what has keys of its own. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role="menu"], [role="alertdialog"], [aria-modal="true"]';

/**
 * One key for each thing that is done with the open application, wherever on the page the focus is. A key that is held
 * down is heard once.
 * @param actions by their key in lower case
 */
export function usePanelKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(ELSEWHERE) || document.querySelector('section[role="dialog"]')) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
