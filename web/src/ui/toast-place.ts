import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const EDGE_PX = 12;
const GAP_PX = 8;

/** Heads of the open sheets and dialogs, the one on top last. Their controls are not to lie under a toast. */
let heads: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly HTMLElement[]): void {
  heads = next;
  for (const listener of listeners) listener();
}

/** For the head of a panel, or actions, that may reach the top right of the window: toasts keep off it while it is there. */
export function useToastFree<E extends HTMLElement = HTMLElement>(): RefObject<E | null> {
  const head = useRef<E>(null);
  useLayoutEffect(() => {
    const own = head.current;
    if (!own) return;
    publish([...heads, own]);
    return () => publish(heads.filter((one) => one !== own));
  }, []);
  return head;
}

/**
 * Puts the toasts at the top right of the window: beside each panel whose head is there, or below that head where there
 * is no room beside it. Beside an open sheet lies the bar of the page, whose controls stay free, too.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const own = region.current;
    if (!own || count === 0) return;
    const place = () => {
      own.style.top = `${EDGE_PX}px`;
      own.style.right = `${EDGE_PX}px`;
      for (const each of heads) {
        const head = each.getBoundingClientRect();
        const box = own.getBoundingClientRect();
        const apart =
          head.bottom <= box.top || head.top >= box.bottom || head.right <= box.left || head.left >= box.right;
        if (apart) continue;
        if (head.left - 2 * EDGE_PX >= box.width) own.style.right = `${window.innerWidth - head.left + EDGE_PX}px`;
        else own.style.top = `${head.bottom + GAP_PX}px`;
      }
    };
    place();
    listeners.add(place);
    addEventListener('resize', place);
    // A sheet that slides in is measured again where it comes to rest.
    addEventListener('animationend', place);
    return () => {
      listeners.delete(place);
      removeEventListener('resize', place);
      removeEventListener('animationend', place);
    };
  }, [region, count]);
}

/**
 * Shows the toasts in the top layer and keeps them above whatever else comes into it. The region is shown for good,
 * empty or not: what appears with its first text is not announced.
 */
export function useTopLayer(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = region.current;
    if (!own) return;
    own.showPopover?.();
    const rise = (event: Event) => {
      if (event.target === own || (event as ToggleEvent).newState !== 'open') return;
      if (!(event.target instanceof HTMLElement) || !event.target.popover) return;
      own.hidePopover();
      own.showPopover();
    };
    document.addEventListener('toggle', rise, true);
    return () => {
      document.removeEventListener('toggle', rise, true);
      own.hidePopover?.();
    };
  }, [region]);
}
