import { cloneElement, type ReactElement, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { useAnchored } from './use-anchored.ts';

const SHOW_AFTER_MS = 300;
const HIDE_AFTER_MS = 150;

/** Sends the one away that is shown: one stands at the focus, another under the pointer, and they would cover each other. */
let dismissShown: (() => void) | undefined;

type Described = { 'aria-describedby'?: string | undefined };

export type TooltipProps = {
  text: string;
  /** The element it belongs to; it must be able to hold the focus, or its content must be known otherwise. */
  children: ReactElement<Described>;
  /** False when the text repeats the element's own name. */
  describes?: boolean;
  className?: string;
};

/** Appears 300 ms after the pointer or the focus arrives, goes 150 ms after both have left; Escape and another one send it away. */
export function Tooltip({ text, children, describes = true, className }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const after = (ms: number, value: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(value), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    dismissShown?.();
    dismissShown = close;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', dismiss, true);
    return () => {
      document.removeEventListener('keydown', dismiss, true);
      if (dismissShown === close) dismissShown = undefined;
    };
  }, [open]);

  const show = () => after(SHOW_AFTER_MS, true);
  const hide = () => after(HIDE_AFTER_MS, false);
  const described = describes && open ? { 'aria-describedby': cx(children.props['aria-describedby'], id) } : {};
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the element inside, which holds the role.
    <span
      ref={anchor}
      className={cx('inline-flex', className)}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {cloneElement(children, described)}
      {open && <Bubble id={id} text={text} anchor={anchor} />}
    </span>
  );
}

function Bubble({ id, text, anchor }: { id: string; text: string; anchor: RefObject<HTMLSpanElement | null> }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useAnchored(true, anchor, bubble, { side: 'above', align: 'center' });
  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className="fixed inset-auto z-50 m-0 w-max animate-fade-in rounded-sm border-0 bg-inverse px-2.5 py-1.5 font-sans text-small font-medium tracking-normal text-on-inverse shadow-float"
    >
      {/* The panel itself may be as wide as the window. */}
      <span className="block max-w-96 whitespace-pre-line">{text}</span>
    </span>
  );
}
