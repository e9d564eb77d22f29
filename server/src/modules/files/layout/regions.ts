import type { Segment } from './glyphs.ts';
import { looksLikeHeading, looksLikeMargin } from './row-words.ts';

/** What is read from top to bottom before what is beside it. */
export interface Region {
  readonly segments: readonly Segment[];
  readonly x0: number;
  readonly x1: number;
  /** Whether it is one of several columns. */
  readonly isColumn: boolean;
}

const DEPTH_MAX = 6;
const CUTS_TRIED = 60;
/** In heights of letters. */
const GUTTER = 1.2;
/** Rows on each side of a gutter, fewer are no column. */
const LEAST_ROWS = 3;

/** The columns of a page, and what goes over its full width, in the order of reading. */
export function regionsOf(segments: readonly Segment[]): Region[] {
  return split([...segments], 0, false);
}

function split(segments: Segment[], depth: number, isColumn: boolean): Region[] {
  if (segments.length === 0) return [];
  const cut = depth < DEPTH_MAX ? bestCut(segments) : null;
  if (!cut) return [regionOf(segments, isColumn)];
  const { above, left, right, below } = cut;
  return [
    ...split(above, depth + 1, isColumn),
    ...split(left, depth + 1, true),
    ...split(right, depth + 1, true),
    ...split(below, depth + 1, isColumn),
  ];
}

function regionOf(segments: Segment[], isColumn: boolean): Region {
  return {
    segments,
    x0: Math.min(...segments.map(({ x0 }) => x0)),
    x1: Math.max(...segments.map(({ x1 }) => x1)),
    isColumn,
  };
}

interface Cut {
  readonly above: Segment[];
  readonly left: Segment[];
  readonly right: Segment[];
  readonly below: Segment[];
  readonly worth: number;
}

/** The gutter that parts most rows, with what is above and below it. */
function bestCut(segments: Segment[]): Cut | null {
  const sorted = segments.toSorted((one, other) => one.y - other.y);
  const height = medianSize(segments);
  let best: Cut | null = null;
  for (const x of edgesOf(segments)) {
    for (const band of bandsAt(sorted, x, height)) {
      const cut = cutOf(sorted, band, x);
      if (cut && cut.worth > (best?.worth ?? 0)) best = cut;
    }
  }
  return best;
}

const medianSize = (segments: readonly Segment[]) =>
  segments.map(({ size }) => size).sort((one, other) => one - other)[Math.floor(segments.length / 2)] ?? 10;

/** Where columns may begin: the left edges that several pieces share. */
function edgesOf(segments: readonly Segment[]): number[] {
  const counts = new Map<number, number>();
  for (const { x0 } of segments) counts.set(Math.round(x0), (counts.get(Math.round(x0)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= LEAST_ROWS)
    .sort(([, one], [, other]) => other - one)
    .slice(0, CUTS_TRIED)
    .map(([x]) => x - 1);
}

interface Band {
  readonly from: number;
  readonly to: number;
}

/** Runs of rows, from and to a place in `sorted`, of which none crosses the gutter left of x. */
function bandsAt(sorted: readonly Segment[], x: number, height: number): Band[] {
  const bands: Band[] = [];
  let from = 0;
  for (let index = 0; index <= sorted.length; index += 1) {
    const segment = sorted[index];
    const crosses = segment && segment.x0 < x && segment.x1 > x - GUTTER * height;
    if (segment && !crosses) continue;
    if (index > from) bands.push({ from, to: index });
    from = index + 1;
  }
  return bands;
}

function cutOf(sorted: readonly Segment[], band: Band, x: number): Cut | null {
  const inside = sorted.slice(band.from, band.to);
  const isLeft = (segment: Segment) => segment.x1 <= x;
  const [allLeft, allRight] = [inside.filter(isLeft), inside.filter((segment) => !isLeft(segment))];
  if (rowsOf(allLeft) < LEAST_ROWS || rowsOf(allRight) < LEAST_ROWS) return null;
  if (!areColumns(allLeft, allRight)) return null;
  const top = topOf(allLeft, allRight);
  const isAbove = (segment: Segment) => segment.y < top - 1;
  const above = [...sorted.slice(0, band.from), ...inside.filter(isAbove)];
  const [left, right] = [allLeft, allRight].map((side) => side.filter((segment) => !isAbove(segment)));
  if (!left || !right || rowsOf(left) < LEAST_ROWS || rowsOf(right) < LEAST_ROWS) return null;
  const worth = Math.min(rowsOf(left), rowsOf(right)) * 4 + left.length + right.length;
  return { above, left, right, below: sorted.slice(band.to), worth };
}

/** Where both columns have begun: what stands on one side alone above that, up to its last heading, is above them. */
function topOf(left: readonly Segment[], right: readonly Segment[]): number {
  const [first, other] = [left, right].map((side) => Math.min(...side.map(({ y }) => y)));
  if (first === undefined || other === undefined) return 0;
  const [early, begin] = first < other ? [left, other] : [right, first];
  const headings = early.filter(({ text, y, size }) => y <= begin + size && looksLikeHeading(text)).map(({ y }) => y);
  return headings.length > 0 ? Math.min(begin, Math.max(...headings)) : 0;
}

const rowsOf = (segments: readonly Segment[]) => new Set(segments.map(({ y }) => Math.round(y / 3))).size;

/** Columns are read one after the other; what stands in rows (dates beside what was done then) is read row by row. */
function areColumns(left: readonly Segment[], right: readonly Segment[]): boolean {
  const headings = [left, right].map((side) => side.filter(({ text }) => looksLikeHeading(text)).length);
  if (headings.every((count) => count > 0)) return true;
  const margins = [left, right].map(
    (side) => side.filter(({ text }) => looksLikeMargin(text)).length / Math.max(1, side.length),
  );
  if (margins.some((share) => share > 0.5)) return false;
  // Headings alone in a margin belong to what is beside them.
  const [leftHeadings = 0] = headings;
  if (leftHeadings > 0 && leftHeadings / left.length > 0.5) return false;
  return inCommonRows(left, right) < 0.6;
}

/** How much of the side with fewer pieces has something on the same baseline on the other. */
function inCommonRows(left: readonly Segment[], right: readonly Segment[]): number {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const baselines = many.map(({ y }) => y).sort((one, other) => one - other);
  const common = few.filter(({ y, size }) => hasNear(baselines, y, size * 0.25));
  return common.length / few.length;
}

function hasNear(sorted: readonly number[], value: number, distance: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value - distance) low = middle + 1;
    else high = middle;
  }
  return (sorted[low] ?? Number.POSITIVE_INFINITY) <= value + distance;
}
