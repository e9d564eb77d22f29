import { type TouchEvent, useRef } from 'react';

const FAR_PX = 60;
/** So much further sideways than up or down. */
const FLAT = 2;

/**
 * Hears a finger that goes sideways over an element.
 * @param onSwipe 1 for the next (the finger goes left), -1 for the one before
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !from.current) return;
      const [dx, dy] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = null;
      if (Math.abs(dx) > FAR_PX && Math.abs(dx) > FLAT * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      from.current = null;
    },
  };
}
