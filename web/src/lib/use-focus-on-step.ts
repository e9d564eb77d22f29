import { useEffect, useRef } from 'react';

/** After a move to another step of a wizard its heading (`data-step-heading`) takes the focus, as the heading of a page does. */
export function useFocusOnStep(step: string | number): void {
  const former = useRef(step);
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    const heading = document.querySelector<HTMLElement>('[data-step-heading]');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [step]);
}
