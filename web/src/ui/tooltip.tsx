import {
  cloneElement,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';

const SHOW_AFTER_MS = 300;
const HIDE_AFTER_MS = 150;
const GAP_PX = 8;

type Described = { 'aria-describedby'?: string | undefined };

export type TooltipProps = {
  text: string;
  /** The element it belongs to; it must be able to hold the focus, or its content must be known otherwise. */
  children: ReactElement<Described>;
  /** False when the text repeats the element's own name. */
  describes?: boolean;
  className?: string;
};

/** Appears 300 ms after the pointer or the focus arrives, goes 150 ms after both have left; Escape sends it away. */
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
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    const leave = () => setOpen(false);
    document.addEventListener('keydown', dismiss, true);
    addEventListener('scroll', leave, true);
    return () => {
      document.removeEventListener('keydown', dismiss, true);
      removeEventListener('scroll', leave, true);
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
      {open && (
        <Bubble
          id={id}
          text={text}
          anchor={anchor}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={hide}
        />
      )}
    </span>
  );
}

type BubbleProps = {
  id: string;
  text: string;
  anchor: RefObject<HTMLSpanElement | null>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
};

function Bubble({ id, text, anchor, onPointerEnter, onPointerLeave }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = bubble.current;
    const target = anchor.current?.firstElementChild ?? anchor.current;
    if (!own || !target) return;
    const around = target.getBoundingClientRect();
    const { width, height } = own.getBoundingClientRect();
    const above = around.top - height - GAP_PX;
    const left = around.left + around.width / 2 - width / 2;
    own.style.top = `${above < GAP_PX ? around.bottom + GAP_PX : above}px`;
    own.style.left = `${Math.max(GAP_PX, Math.min(left, window.innerWidth - width - GAP_PX))}px`;
  }, [anchor]);
  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      className="fixed top-0 left-0 z-50 w-max max-w-64 animate-fade-in rounded-sm bg-inverse px-2.5 py-1.5 font-sans text-small font-medium text-on-inverse shadow-float"
    >
      {text}
    </div>,
    document.body,
  );
}
