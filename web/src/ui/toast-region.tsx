import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useToastPlace, useTopLayer } from './toast-place.ts';
import { TOAST_DURATION_MS, type Toast, type ToastType, toast, toastStore } from './toast-store.ts';

/** Leads to the newest toast from wherever the focus is, out of a dialog too. */
const KEY = 'F8';

const looks: Record<ToastType, { icon: typeof Info; colour: string; edge: string }> = {
  success: { icon: CircleCheck, colour: 'text-brand', edge: 'border-l-brand' },
  error: { icon: CircleAlert, colour: 'text-red', edge: 'border-l-red' },
  warning: { icon: TriangleAlert, colour: 'text-amber', edge: 'border-l-amber' },
  info: { icon: Info, colour: 'text-blue', edge: 'border-l-blue' },
};

/** So long after one was pressed, or came while the pointer was there, a press is meant for what stood there before. */
const SETTLE_MS = 400;

/**
 * One for the whole page. A toast waits while the pointer or the focus is on it, and gives the focus back when it
 * closes; F8 goes to the newest one, Escape closes it. Older ones that tell of a success fold behind the newest, so that
 * several take no more space than one.
 */
export function ToastRegion() {
  const { t } = useTranslation('ui');
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const region = useRef<HTMLElement>(null);
  useTopLayer(region);
  const newest = toasts.at(-1)?.id;
  const held = hovered || focused;
  const open = held || unfolded;
  const folds = ({ id, type }: Toast) => !open && id !== newest && type !== 'error' && type !== 'warning';
  const folded = toasts.filter(folds).length;
  useToastPlace(region, newest, held);
  const settledAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer one takes the place of the one before.
  useLayoutEffect(() => {
    if (held) settledAt.current = performance.now() + SETTLE_MS;
  }, [newest]);
  useEffect(() => {
    const go = (event: globalThis.KeyboardEvent) => {
      if (event.key !== KEY || event.defaultPrevented) return;
      const newest = region.current?.querySelector<HTMLElement>('li button');
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, []);

  const enter = (event: FocusEvent<HTMLElement>) => {
    setFocused(true);
    if (!event.currentTarget.contains(event.relatedTarget))
      cameFrom.current = event.relatedTarget as HTMLElement | null;
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const close = (id: number) => {
    settledAt.current = performance.now() + SETTLE_MS;
    if (focused) cameFrom.current?.focus();
    setFocused(false);
    toast.close(id);
  };
  useEffect(() => {
    // A removed element fires no "leave": without toasts nothing can be hovered or focused.
    if (toasts.length === 0) setHovered(false);
    if (toasts.length < 2) setUnfolded(false);
  }, [toasts.length]);

  return (
    <section
      ref={region}
      popover="manual"
      // Dialogs hide the rest of the page; what carries this mark stays readable and clickable over them.
      data-react-aria-top-layer="true"
      aria-label={t('notifications', { key: KEY })}
      // Entered by a move of its own: under a pointer that rests, say on what was clicked, a toast goes in its time.
      onMouseMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setHovered(true);
      }}
      onMouseLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={leave}
      className="group pointer-events-none fixed inset-auto top-2 right-2 z-50 m-0 block w-max max-w-[calc(100vw-1rem)] overflow-visible border-0 bg-transparent p-0"
    >
      <ol aria-live="polite" className="flex flex-col gap-2 group-data-[edge=bottom]:flex-col-reverse">
        {toasts.toReversed().map((one) => (
          <ToastItem
            key={one.id}
            toast={one}
            paused={held}
            folded={folds(one)}
            older={one.id === newest ? folded : 0}
            onOlder={() => setUnfolded(true)}
            isSettled={() => performance.now() >= settledAt.current}
            onClose={() => close(one.id)}
          />
        ))}
      </ol>
    </section>
  );
}

type ItemProps = {
  toast: Toast;
  paused: boolean;
  folded: boolean;
  /** How many are folded behind it. */
  older: number;
  onOlder: () => void;
  isSettled: () => boolean;
  onClose: () => void;
};

function ToastItem({ toast: one, paused, folded, older, onOlder, isSettled, onClose }: ItemProps) {
  const { t } = useTranslation('ui');
  const { icon: Icon, colour, edge } = looks[one.type];
  const left = useRef(one.duration);
  const underWay = one.progress !== undefined;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (paused || underWay) return;
    const since = Date.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused, underWay]);
  const { action, progress } = one;
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <li
      onKeyDown={closeByKey}
      data-toast={one.type}
      hidden={folded}
      className={cx(
        'pointer-events-auto flex animate-slide-in group-data-stacked:flex-wrap [&[hidden]]:hidden items-start gap-x-3 rounded-card border border-l-4 border-border bg-surface py-1.5 pr-2 pl-3 text-sm text-text shadow-float',
        edge,
      )}
    >
      <Icon className={cx('mt-1.5 size-5 shrink-0', colour)} />
      <div
        role={one.type === 'error' ? 'alert' : undefined}
        className="min-w-0 flex-1 py-1.5 group-data-stacked:basis-[calc(100%-6.5rem)]"
      >
        <span className="sr-only">{t(`toast.${one.type}`)}: </span>
        <span className="font-semibold wrap-break-word">{one.text}</span>
        {one.description && <span className="block text-muted group-data-small:hidden">{one.description}</span>}
        {progress && (
          <span aria-live="off">
            <ProgressBar
              className="mt-1.5 min-w-48"
              label={one.text}
              hideLabel
              value={progress.done}
              max={progress.of}
              tone="blue"
              aside={
                progress.done !== undefined &&
                (progress.words?.(progress.done) ?? t('toast.progress', { done: progress.done, of: progress.of }))
              }
            />
          </span>
        )}
      </div>
      {action && (
        <Button
          size="sm"
          variant="quiet"
          className="ml-auto group-data-stacked:order-2"
          onClick={() => {
            if (!isSettled()) return;
            action.onAction();
            onClose();
          }}
        >
          {action.label}
          {one.duration > TOAST_DURATION_MS && <Countdown from={one.duration} paused={paused} />}
        </Button>
      )}
      {older > 0 && (
        <Button
          size="sm"
          variant="quiet"
          className="group-data-stacked:order-2 group-data-small:hidden"
          aria-label={t('toast.older', { count: older })}
          onClick={onOlder}
        >
          +{older}
        </Button>
      )}
      <IconButton
        size="sm"
        tooltip={false}
        label={t('toast.close')}
        className="group-data-stacked:order-1"
        icon={<X />}
        onClick={() => isSettled() && onClose()}
      />
    </li>
  );
}

const SECOND_MS = 1000;

/** How long the action is still offered; seen, not read out each second. */
function Countdown({ from, paused }: { from: number; paused: boolean }) {
  const [left, setLeft] = useState(Math.ceil(from / SECOND_MS));
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), SECOND_MS);
    return () => clearInterval(timer);
  }, [paused]);
  return (
    <span aria-hidden="true" className="tabular min-w-[4ch] text-left text-muted">
      {left} s
    </span>
  );
}
