import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What is said in a toast meanwhile is no place outside: it may be closed, or undone, with the panel open. */
const isOutside = (root: Element | null, target: EventTarget | null) =>
  target instanceof Element && !root?.contains(target) && !target.closest('[data-react-aria-top-layer]');

/** Opening and closing of a panel that hangs on a control: a click outside, Escape, or the focus going away close it. */
export function useDropdown(trigger: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (isOutside(root.current, event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [open]);
  return {
    open,
    setOpen,
    root: {
      ref: root,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        // A dialog around the control stays open.
        event.stopPropagation();
        event.preventDefault();
        setOpen(false);
        trigger.current?.focus();
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        // Without a related target the window, not the person, has left.
        if (isOutside(event.currentTarget, event.relatedTarget)) setOpen(false);
      },
    },
  };
}
