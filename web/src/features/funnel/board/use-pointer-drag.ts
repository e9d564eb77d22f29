import type { Card } from '@prova/contract/funnel/funnel';
import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from 'react';

const START_PX = 6;
/** A finger that rests this long lifts the card; one that moves before scrolls. */
const HOLD_MS = 350;
const EDGE_PX = 56;
const SCROLL_PX = 14;

export type PointerDrag = {
  card: Card;
  /** The column under the pointer. */
  over: string | null;
  /** Where the ghost begins, and how wide it is. */
  left: number;
  top: number;
  width: number;
};

type Props = {
  /** Scrolls sideways when a card comes to its edge. */
  scroller: React.RefObject<HTMLElement | null>;
  /** Whether the card can be lifted; says why not itself. */
  onLift: (card: Card) => boolean;
  onDrop: (card: Card, stageId: string) => void;
};

/** Carries a card with the mouse or a finger. The ghost follows without drawing the board again. */
export function usePointerDrag({ scroller, onLift, onDrop }: Props) {
  const [drag, setDrag] = useState<PointerDrag | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const latest = useRef({ onLift, onDrop });
  useEffect(() => {
    latest.current = { onLift, onDrop };
  });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const begin = useCallback(
    (event: ReactPointerEvent<HTMLElement>, card: Card) => {
      const onControl = event.target instanceof Element && event.target.closest('[data-no-drag]');
      if (event.button !== 0 || !event.isPrimary || onControl) return;
      const touch = event.pointerType !== 'mouse';
      const box = event.currentTarget.getBoundingClientRect();
      const from = { x: event.clientX, y: event.clientY };
      let current: PointerDrag | null = null;
      let at = from;
      let frame = 0;
      let hold: ReturnType<typeof setTimeout> | undefined;

      const lift = () => {
        if (!latest.current.onLift(card)) {
          end();
          return;
        }
        current = { card, over: null, left: box.left, top: box.top, width: box.width };
        setDrag(current);
        document.documentElement.style.cursor = 'grabbing';
        getSelection()?.removeAllRanges();
        frame = requestAnimationFrame(follow);
      };
      const follow = () => {
        if (!current) return;
        if (ghost.current) ghost.current.style.translate = `${at.x - from.x}px ${at.y - from.y}px`;
        const under = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-stage]');
        const over = under?.dataset.stage ?? null;
        if (over !== current.over) {
          current = { ...current, over };
          setDrag(current);
        }
        const edges = scroller.current?.getBoundingClientRect();
        if (edges && at.x < edges.left + EDGE_PX) scroller.current?.scrollBy(-SCROLL_PX, 0);
        if (edges && at.x > edges.right - EDGE_PX) scroller.current?.scrollBy(SCROLL_PX, 0);
        frame = requestAnimationFrame(follow);
      };
      const move = (next: PointerEvent) => {
        at = { x: next.clientX, y: next.clientY };
        if (current) return;
        const far = Math.hypot(at.x - from.x, at.y - from.y) > START_PX;
        if (far && touch) end();
        else if (far) lift();
      };
      const release = () => {
        const done = current;
        end();
        if (!done) return;
        // The click that ends a drag opens nothing.
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
        if (done.over) latest.current.onDrop(card, done.over);
      };
      const onEscape = (key: KeyboardEvent) => {
        if (key.key !== 'Escape' || !current) return;
        key.preventDefault();
        key.stopPropagation();
        end();
      };
      const keepStill = (next: TouchEvent) => {
        if (current) next.preventDefault();
      };
      const noMenu = (next: Event) => {
        if (touch) next.preventDefault();
      };
      const end = () => {
        clearTimeout(hold);
        cancelAnimationFrame(frame);
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', release);
        removeEventListener('pointercancel', end);
        removeEventListener('keydown', onEscape, true);
        removeEventListener('touchmove', keepStill);
        removeEventListener('contextmenu', noMenu);
        document.documentElement.style.cursor = '';
        stop.current = () => undefined;
        current = null;
        setDrag(null);
      };

      stop.current();
      stop.current = end;
      addEventListener('pointermove', move);
      addEventListener('pointerup', release);
      addEventListener('pointercancel', end);
      addEventListener('keydown', onEscape, true);
      addEventListener('touchmove', keepStill, { passive: false });
      addEventListener('contextmenu', noMenu);
      if (touch) hold = setTimeout(lift, HOLD_MS);
    },
    [scroller],
  );

  const cancel = useCallback(() => stop.current(), []);
  return { drag, ghost, begin, cancel };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
