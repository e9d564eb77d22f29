import { cx } from './cx.ts';

const WIDTH = 100;
const HEIGHT = 24;
/** Half of the line lies outside of its points. */
const EDGE = 1;

/** A small curve from zero up, the oldest point first. Nothing where there is nothing to draw; `label` says it in words. */
export function Sparkline({
  points,
  label,
  className,
}: {
  points: readonly number[];
  label: string;
  className?: string;
}) {
  const highest = Math.max(0, ...points);
  if (points.length < 2 || highest === 0) return null;
  const line = points
    .map((point, index) => {
      const x = (index * WIDTH) / (points.length - 1);
      const y = HEIGHT - EDGE - (point * (HEIGHT - 2 * EDGE)) / highest;
      return `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
    })
    .join('L');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cx('h-6 text-muted', className)}
    >
      <path d={`M0 ${HEIGHT}L${line}L${WIDTH} ${HEIGHT}Z`} className="fill-sunken" />
      <path
        d={`M${line}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
