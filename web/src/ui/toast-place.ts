import { type RefObject, useEffect, useLayoutEffect } from 'react';
import {
  type ControlAt,
  controlUnder,
  countCovered,
  EDGE_PX,
  freePlace,
  type Place,
  remembered,
  type Shape,
  stayingOnly,
} from './free-place.ts';

/** Where everything stands in one column, and the thumb is at the foot. */
const PHONE = '(max-width: 39.99rem)';
/** One line, two, and what a phone shows. */
const WIDTHS_PX = [560, 416, 320] as const;
/** Below this the words would share their line with what is pressed, letter by letter: they have it for themselves. */
const STACKED_BELOW_PX = 500;

/**
 * Keeps the toasts where they cover no control. Once shown they stay, unless what has come since (a panel, the next
 * page) lies under them; while they are `held`, by the pointer or the focus, they stay in any case.
 * @param newest none while there are no toasts
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, newest: number | undefined, held: boolean): void {
  const shown = newest !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer one may be higher than the one before.
  useLayoutEffect(() => {
    const own = region.current;
    // Where nothing is laid out, as in tests of components, nothing is covered.
    if (!own || !shown || held || !document.elementFromPoint) return;
    const phone = matchMedia(PHONE).matches;
    const sizeOf = (shape: Shape) => {
      form(own, shape);
      return { width: own.offsetWidth, height: own.offsetHeight };
    };
    const look = () => {
      own.style.visibility = 'hidden';
      find(remembered(phone ? stayingOnly(controlUnder) : controlUnder));
      own.style.visibility = '';
    };
    const find = (controlAt: ControlAt) => {
      const covered = own.dataset.edge ? countCovered(own.getBoundingClientRect(), controlAt) : undefined;
      if (covered === 0) return;
      const before = { atMost: Number.parseFloat(own.style.maxWidth), small: own.dataset.small !== undefined };
      const available = innerWidth - 2 * EDGE_PX;
      const fitting = WIDTHS_PX.filter((width) => width < available);
      const [widest = available, ...others] = fitting.length === WIDTHS_PX.length ? fitting : [available, ...fitting];
      const place = freePlace([widest, ...others], sizeOf, controlAt, { footFirst: phone });
      if (covered === undefined || place.covered < covered) put(own, place);
      else form(own, before);
    };
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const placeAgain = () => {
      delete own.dataset.edge;
      soon();
    };
    look();
    const watcher = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !own.contains(target))) soon();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', placeAgain);
    // A sheet that slides in is looked at again where it comes to rest.
    addEventListener('animationend', soon);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      removeEventListener('resize', placeAgain);
      removeEventListener('animationend', soon);
    };
  }, [region, shown, held, newest]);
  useEffect(() => {
    const own = region.current;
    if (!own || !shown) return;
    return () => {
      delete own.dataset.edge;
      document.documentElement.style.removeProperty('--toast-height');
    };
  }, [region, shown]);
}

function form(own: HTMLElement, { atMost, small }: Shape): void {
  own.style.maxWidth = `${atMost}px`;
  own.toggleAttribute('data-small', small);
  own.toggleAttribute('data-stacked', atMost < STACKED_BELOW_PX && !small);
}

function put(own: HTMLElement, place: Place): void {
  const { edge, y, right } = place;
  form(own, place);
  own.dataset.edge = edge;
  own.style.right = `${right}px`;
  own.style.top = edge === 'top' ? `${y}px` : 'auto';
  own.style.bottom = edge === 'top' ? 'auto' : `${y}px`;
  // So much more can be scrolled: nothing has to stay under what stands at the foot.
  const height = edge === 'top' ? 0 : own.offsetHeight + 2 * EDGE_PX;
  document.documentElement.style.setProperty('--toast-height', `${height}px`);
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
