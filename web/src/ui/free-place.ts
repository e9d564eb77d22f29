export const EDGE_PX = 8;
/** Less than the smallest control: none lies between two points that are looked at. */
const STEP_PX = 16;
const GAP_PX = 8;
/** So far above the foot of the window something still stands at it, rather than somewhere in the middle. */
const NEAR_FOOT_PX = 160;

/** What is pressed or typed into, and what says which dialog or whose panel one is in. */
const KEPT_FREE =
  'a[href], button, input, select, textarea, summary, label, [contenteditable], [role="button"], [role="link"], [role="tab"], [role="option"], [role^="menuitem"], [slot="title"], [role="dialog"] h2';
/** What waits for an answer and is read for it: the page behind it does not count. */
const ASKING = 'section[role="dialog"], section[role="alertdialog"]';

/** How large something may be: so wide, and in full or made small. */
export type Shape = { atMost: number; small: boolean };
export type Place = Shape & {
  edge: 'top' | 'bottom';
  /** From that edge of the window, and from its right edge. */
  y: number;
  right: number;
  /** How many controls it lies on. */
  covered: number;
};
type Size = { width: number; height: number };
type Box = { left: number; top: number; width: number; height: number };
/** The control that would be covered at a point of the window. */
export type ControlAt = (x: number, y: number) => Element | null;

const steps = (length: number) => Array.from({ length: Math.ceil(length / STEP_PX) + 1 }, (_, at) => at * STEP_PX);
const points = (length: number) => steps(length).map((at) => Math.min(at, length));

/**
 * What is kept free at a point: as it is painted, so that what is hidden or scrolled away is not there. What floats itself
 * must be hidden meanwhile: to ask for all that lies below a point takes many times as long as for what is on top.
 */
export const controlUnder: ControlAt = (x, y) => {
  const top = document.elementFromPoint(x, y);
  if (!top) return null;
  return top.closest(KEPT_FREE) ?? (top.closest(ASKING) && hasWords(top) ? top : null);
};

/** The same, asking only once about each point. */
export function remembered(controlAt: ControlAt): ControlAt {
  const known = new Map<string, Element | null>();
  return (x, y) => {
    const point = `${x} ${y}`;
    const before = known.get(point);
    if (before !== undefined) return before;
    const control = controlAt(x, y);
    known.set(point, control);
    return control;
  };
}

/**
 * The same of what stays where it is while the page is scrolled: bars, and all of a dialog. What lies in the page can be
 * scrolled out from under.
 */
export function stayingOnly(controlAt: ControlAt): ControlAt {
  const known = new WeakMap<Element, boolean>();
  const stays = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const parent = element.parentElement;
    const here =
      /^(fixed|sticky)$/.test(getComputedStyle(element).position) ||
      element.matches('dialog, [role="dialog"], [role="alertdialog"]') ||
      (parent !== null && stays(parent));
    known.set(element, here);
    return here;
  };
  return (x, y) => {
    const control = controlAt(x, y);
    return control && stays(control) ? control : null;
  };
}

const hasWords = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** How many controls something would lie on; not counted further than `enough`. */
export function countCovered(
  { left, top, width, height }: Box,
  controlAt: ControlAt,
  enough = Number.POSITIVE_INFINITY,
): number {
  const covered = new Set<Element>();
  for (const x of points(width))
    for (const y of points(height)) {
      const control = controlAt(left + x, top + y);
      if (control) covered.add(control);
      if (covered.size >= enough) return covered.size;
    }
  return covered.size;
}

/** How far from the right edge something of this width finds space in a row of the window. */
function freeRight(row: { top: number; height: number }, width: number, controlAt: ControlAt): number | undefined {
  const last = innerWidth - EDGE_PX;
  let right = EDGE_PX;
  for (const step of steps(last - EDGE_PX)) {
    const x = Math.max(last - step, EDGE_PX);
    if (countCovered({ left: x, width: 0, ...row }, controlAt, 1) > 0) right = innerWidth - x + STEP_PX + GAP_PX;
    else if (innerWidth - x >= right + width) return right;
  }
  return undefined;
}

/** At the foot, or as far above it as need be to cover the fewest, and no further than `rise`. */
function lowestPlace({ width, height }: Size, controlAt: ControlAt, rise: number): { y: number; covered: number } {
  const left = innerWidth - EDGE_PX - width;
  let best = { y: EDGE_PX, covered: Number.POSITIVE_INFINITY };
  for (const step of steps(Math.min(rise, innerHeight - 2 * EDGE_PX - height))) {
    const y = EDGE_PX + step;
    const covered = countCovered({ left, top: innerHeight - y - height, width, height }, controlAt, best.covered);
    if (covered < best.covered) best = { y, covered };
    if (covered === 0) break;
  }
  return best;
}

/**
 * Where something that floats covers nothing that is kept free: at the top right, else aside along the top, narrower if
 * need be, else at the foot, made small along the top, or upwards from the foot as far as it takes. Where nothing is free, as
 * over a list that fills a phone, it stands at the foot and covers as few as can be.
 * @param widths that it may not exceed, the one that suits it best first
 * @param sizeOf how large it is in a shape
 * @param footFirst begins at the foot, where a phone has what is pressed most
 */
export function freePlace(
  widths: readonly [number, ...number[]],
  sizeOf: (shape: Shape) => Size,
  controlAt: ControlAt,
  { footFirst = false } = {},
): Place {
  const atTop = (shape: Shape): Place | undefined => {
    const { width, height } = sizeOf(shape);
    const right = freeRight({ top: EDGE_PX, height }, width, controlAt);
    return right === undefined ? undefined : { ...shape, edge: 'top', y: EDGE_PX, right, covered: 0 };
  };
  const atFoot = (shape: Shape, rise: number): Place => ({
    ...shape,
    edge: 'bottom',
    right: EDGE_PX,
    ...lowestPlace(sizeOf(shape), controlAt, rise),
  });
  const low = footFirst ? atFoot({ atMost: widths[0], small: false }, innerHeight) : null;
  if (low?.covered === 0) return low;
  const full = widths.map((atMost) => ({ atMost, small: false }));
  const small = { atMost: widths[0], small: true };
  for (const shape of full) {
    const top = atTop(shape);
    if (top) return top;
  }
  const near = full.map((shape) => atFoot(shape, NEAR_FOOT_PX));
  const foot = near.reduce((best, next) => (next.covered < best.covered ? next : best));
  if (foot.covered === 0) return foot;
  const top = atTop(small);
  if (top) return top;
  const further = [atFoot(small, NEAR_FOOT_PX), atFoot(full[0] ?? small, innerHeight), atFoot(small, innerHeight)];
  return further.find(({ covered }) => covered === 0) ?? foot;
}
