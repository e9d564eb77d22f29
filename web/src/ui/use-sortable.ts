import { type PointerEvent as ReactPointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { moveAmongFree } from './sortable-order.ts';

const DRAG_AFTER_PX = 4;
const SCROLL_EDGE_PX = 60;
const SCROLL_STEP_PX = 14;

export type Lifted = { key: string; order: readonly string[]; by: 'hand' | 'keys' };

type Drag = {
  key: string;
  startY: number;
  originTop: number;
  height: number;
  /** Where the centres of the other free rows were when the drag began, so that rows never swap to and fro. */
  centres: readonly number[];
  dy: number;
  moved: boolean;
};

export type SortableEvents = {
  onLift: (lifted: Lifted) => void;
  onMove: (lifted: Lifted) => void;
  onDrop: (lifted: Lifted) => void;
  onCancel: (lifted: Lifted) => void;
};

/** Lifting, moving and dropping one row, by pointer (mouse, pen, finger) or by keys. */
export function useSortable(keys: readonly string[], fixed: ReadonlySet<string>, events: SortableEvents) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const now = useRef({ lifted, keys, fixed, events });
  useLayoutEffect(() => {
    now.current = { lifted, keys, fixed, events };
  });

  const row = (key: string) => list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  const follow = () => {
    const moving = drag.current;
    const slot = moving && row(moving.key);
    const body = slot?.firstElementChild;
    if (!moving?.moved || !slot || !(body instanceof HTMLElement)) return;
    const slotTop = slot.getBoundingClientRect().top + window.scrollY;
    body.style.transform = `translateY(${moving.originTop + moving.dy - slotTop}px)`;
  };
  useLayoutEffect(follow);

  const change = (next: Lifted | null) => {
    now.current.lifted = next;
    setLifted(next);
  };
  const lift = (key: string, by: Lifted['by']) => {
    const next: Lifted = { key, order: now.current.keys, by };
    change(next);
    now.current.events.onLift(next);
  };
  const moveTo = (index: number) => {
    const { lifted: held, fixed: locked } = now.current;
    if (!held) return;
    const order = moveAmongFree(held.order, locked, held.key, index);
    if (order.every((one, place) => one === held.order[place])) return;
    const next = { ...held, order };
    change(next);
    now.current.events.onMove(next);
  };
  const moveBy = (step: number) => {
    const { lifted: held, fixed: locked } = now.current;
    if (held) moveTo(held.order.filter((one) => !locked.has(one)).indexOf(held.key) + step);
  };
  const end = (outcome: 'drop' | 'cancel') => {
    const held = now.current.lifted;
    const body = drag.current && row(drag.current.key)?.firstElementChild;
    if (body instanceof HTMLElement) body.style.transform = '';
    drag.current = null;
    if (!held) return;
    const own = row(held.key);
    // The buttons that come with lifting go away with it, and must not take the focus along.
    if (own?.contains(document.activeElement)) own.querySelector('button')?.focus();
    change(null);
    if (outcome === 'drop') now.current.events.onDrop(held);
    else now.current.events.onCancel({ ...held, order: now.current.keys });
  };

  const startDrag = (key: string, event: ReactPointerEvent) => {
    const own = row(key)?.getBoundingClientRect();
    if (event.button !== 0 || !own) return;
    const others = now.current.keys.filter((one) => one !== key && !now.current.fixed.has(one));
    dragged.current = false;
    drag.current = {
      key,
      startY: event.pageY,
      originTop: own.top + window.scrollY,
      height: own.height,
      centres: others.map((one) => {
        const box = row(one)?.getBoundingClientRect();
        return box ? box.top + window.scrollY + box.height / 2 : 0;
      }),
      dy: 0,
      moved: false,
    };
  };

  const handlers = useRef({ end, lift, moveTo, follow });
  useLayoutEffect(() => {
    handlers.current = { end, lift, moveTo, follow };
  });
  useEffect(() => {
    const move = (event: PointerEvent) => {
      const moving = drag.current;
      if (!moving) return;
      moving.dy = event.pageY - moving.startY;
      if (!moving.moved) {
        if (Math.abs(moving.dy) < DRAG_AFTER_PX) return;
        moving.moved = true;
        dragged.current = true;
        handlers.current.lift(moving.key, 'hand');
      }
      if (event.clientY < SCROLL_EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX);
      else if (event.clientY > window.innerHeight - SCROLL_EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX);
      const centre = moving.originTop + moving.dy + moving.height / 2;
      handlers.current.moveTo(moving.centres.filter((other) => other < centre).length);
      handlers.current.follow();
    };
    const finish = (outcome: 'drop' | 'cancel') => {
      if (drag.current?.moved) handlers.current.end(outcome);
      drag.current = null;
      // The click that ends a drag comes at once, or not at all when the pointer has left the handle.
      setTimeout(() => {
        dragged.current = false;
      });
    };
    const release = () => finish('drop');
    const abort = () => finish('cancel');
    addEventListener('pointermove', move);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', abort);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', abort);
    };
  }, []);

  /** A click (or Space, or Enter) on the handle lifts the row, and drops it when it is lifted. */
  const toggle = (key: string) => {
    if (dragged.current) return;
    if (now.current.lifted?.key === key) end('drop');
    else lift(key, 'keys');
  };

  return { lifted, list, startDrag, toggle, moveBy, drop: () => end('drop'), cancel: () => end('cancel') };
}
