import { type RefObject, useLayoutEffect } from 'react';

const GAP_PX = 6;
const EDGE_PX = 8;

export type Placement = {
  side: 'below' | 'above';
  align: 'start' | 'end' | 'center';
  /** Never narrower than the anchor. */
  matchWidth?: boolean;
};

/**
 * Puts a floating panel beside its anchor, on the other side where there is more space. The panel is drawn in the top
 * layer (`popover="manual"`), so nothing clips it, and stays where it is in the document, so that it belongs to its
 * landmark and to the dialog around it.
 */
export function useAnchored(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { side, align, matchWidth = false }: Placement,
): void {
  useLayoutEffect(() => {
    const own = panel.current;
    if (!open || !own) return;
    own.showPopover?.();
    const place = () => {
      const target = anchor.current?.getBoundingClientRect();
      if (!target) return;
      if (matchWidth) own.style.minWidth = `${target.width}px`;
      own.style.maxWidth = `${window.innerWidth - 2 * EDGE_PX}px`;
      own.style.maxHeight = '';
      const available = {
        above: target.top - GAP_PX - EDGE_PX,
        below: window.innerHeight - target.bottom - GAP_PX - EDGE_PX,
      };
      const other = side === 'below' ? 'above' : 'below';
      const chosen = available[side] >= Math.min(own.offsetHeight, available[other]) ? side : other;
      own.style.maxHeight = `${Math.max(available[chosen], 0)}px`;
      const { offsetHeight: height, offsetWidth: width } = own;
      const left =
        align === 'start'
          ? target.left
          : align === 'end'
            ? target.right - width
            : target.left + target.width / 2 - width / 2;
      own.style.top = `${chosen === 'below' ? target.bottom + GAP_PX : target.top - GAP_PX - height}px`;
      own.style.left = `${Math.max(EDGE_PX, Math.min(left, window.innerWidth - width - EDGE_PX))}px`;
    };
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(own);
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      watcher.disconnect();
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, [open, anchor, panel, side, align, matchWidth]);
}
