import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { DOUBLE_PRESS_MS } from './use-press-apart.ts';

const presses = (key: string) => key === 'Enter' || key === ' ';

/**
 * For what does something that was asked about: a press counts when it began long enough after the question was shown to
 * be an answer to it. The second half of a double click, by mouse, finger or key, does nothing, nor does a key that is held.
 * @returns props for the button, whose `onClick` answers whether the press counts, and stops it where not
 */
export function useDeliberatePress() {
  const countsFrom = useRef(Number.POSITIVE_INFINITY);
  const began = useRef<number>(undefined);
  const [settled, setSettled] = useState(false);
  useLayoutEffect(() => {
    countsFrom.current = performance.now() + DOUBLE_PRESS_MS;
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), DOUBLE_PRESS_MS);
    return () => clearTimeout(timer);
  }, []);
  const props = {
    // Said, not shown: nobody sees a button that blinks. What counts is when the press began.
    'aria-disabled': settled ? undefined : true,
    onPointerDown: (event: PointerEvent) => {
      began.current = event.timeStamp;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!presses(event.key)) return;
      if (event.repeat) event.preventDefault();
      else began.current = event.timeStamp;
    },
    onClick: (event: MouseEvent): boolean => {
      const at = began.current ?? event.timeStamp;
      began.current = undefined;
      if (at >= countsFrom.current) return true;
      // Whoever goes on pressing has not read yet.
      countsFrom.current = Math.max(countsFrom.current, at + DOUBLE_PRESS_MS);
      event.preventDefault();
      return false;
    },
  };
  return {
    props,
    /** Whoever has typed something has read what they are asked. */
    settle: () => {
      countsFrom.current = Number.NEGATIVE_INFINITY;
      setSettled(true);
    },
  };
}

/** @returns whether what is open has been for longer than a double click takes */
export function useSettled(open: boolean): () => boolean {
  const since = useRef(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    since.current = open ? performance.now() : Number.POSITIVE_INFINITY;
  }, [open]);
  return () => performance.now() - since.current >= DOUBLE_PRESS_MS;
}

/** The key that opened a dialog presses nothing inside of it while it is still held. */
export function useHeldKeyIgnored(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    let held = true;
    const press = (event: globalThis.KeyboardEvent) => {
      if (!presses(event.key)) return;
      if (!event.repeat) held = false;
      if (!held) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const release = ({ key }: globalThis.KeyboardEvent) => {
      if (presses(key)) held = false;
    };
    addEventListener('keydown', press, { capture: true });
    addEventListener('keyup', release, { capture: true });
    return () => {
      removeEventListener('keydown', press, { capture: true });
      removeEventListener('keyup', release, { capture: true });
    };
  }, [open]);
}
