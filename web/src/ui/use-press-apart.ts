import { useRef } from 'react';

/** Two presses within it may be one double click. */
export const DOUBLE_PRESS_MS = 600;

/**
 * For the buttons of rows that close up: where one was removed the next lies under the pointer, and the second half of a double
 * click is not meant for it.
 * @returns whether a press of one of them counts
 */
export function usePressApart(): (event: { timeStamp: number }) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return ({ timeStamp }) => {
    const isApart = timeStamp - last.current >= DOUBLE_PRESS_MS;
    last.current = timeStamp;
    return isApart;
  };
}
