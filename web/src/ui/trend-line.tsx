import { cx } from './cx.ts';

const WIDTH = 64;
const HEIGHT = 24;
/** Room for the dot at the end. */
const EDGE = 3;
/** A change that is small beside the values looks small: the line is never stretched further than this share of the highest. */
const LEAST_RANGE = 0.25;

type Point = readonly [number, number];

/**
 * How a value came to be what it is, the oldest point first and today's marked. Decoration beside the value and the one before:
 * nothing is read out. Nothing is drawn without today's value, or without another one beside it.
 */
export function TrendLine({ points, className }: { points: readonly (number | null)[]; className?: string }) {
  const known = points.filter((point) => point !== null);
  const runs = runsOf(points);
  const last = points.at(-1) === null ? undefined : runs.at(-1);
  const end = last?.at(-1);
  if (!last || !end || last.length < 2 || known.every((point) => point === 0)) return null;
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const range = Math.max(highest - lowest, highest * LEAST_RANGE);
  const bottom = Math.max(0, (lowest + highest - range) / 2);
  const placeOf = ([place, value]: Point): Point => [
    round(EDGE + (place * (WIDTH - 2 * EDGE)) / (points.length - 1)),
    round(HEIGHT - EDGE - ((value - bottom) * (HEIGHT - 2 * EDGE)) / range),
  ];
  const [x, y] = placeOf(end);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={cx('h-6 w-16 shrink-0', className)}>
      <path
        d={runs.map((run) => `M${run.map((point) => placeOf(point).join(' ')).join('L')}`).join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="2.5" fill="currentColor" />
    </svg>
  );
}

/** The points that follow one another, each with its place; where a value is not known, the line has a gap. */
function runsOf(points: readonly (number | null)[]): Point[][] {
  const runs: Point[][] = [];
  points.forEach((point, place) => {
    if (point === null) return;
    const run = place > 0 && points[place - 1] !== null ? runs.at(-1) : undefined;
    if (run) run.push([place, point]);
    else runs.push([[place, point]]);
  });
  return runs;
}

const round = (value: number) => Math.round(value * 100) / 100;
