import { cx } from './cx.ts';

const COLUMNS = 8;
const ROWS = 7;
const CELL = 80;
const LEAF = 72;
/** Column and row of the tiles that draw the check mark. */
const LIT = [
  [2, 3],
  [3, 4],
  [4, 4],
  [5, 3],
  [6, 2],
  [7, 1],
] as const;

/** In the order in which a hand draws the check. */
const LIGHTING = [
  'animate-light',
  'animate-light [animation-delay:120ms]',
  'animate-light [animation-delay:240ms]',
  'animate-light [animation-delay:360ms]',
  'animate-light [animation-delay:480ms]',
  'animate-light [animation-delay:600ms]',
];

const leafDown = `M0 0A${LEAF} ${LEAF} 0 0 1 ${LEAF} ${LEAF}A${LEAF} ${LEAF} 0 0 1 0 0Z`;
const leafUp = `M${LEAF} 0A${LEAF} ${LEAF} 0 0 1 0 ${LEAF}A${LEAF} ${LEAF} 0 0 1 ${LEAF} 0Z`;

function opacity(column: number, row: number): number {
  const away = Math.min(...LIT.map(([x, y]) => Math.max(Math.abs(x - column), Math.abs(y - row))));
  if (away === 0) return 1;
  return away === 1 ? 0.24 : away === 2 ? 0.16 : 0.1;
}

/**
 * A wall of leaf tiles whose lit ones draw the check of the mark. Decorative; it wants a dark green ground, the same in
 * both themes. The first tiles are left out where the logo stands.
 */
export function Cobogo({
  className,
  lights = false,
}: {
  className?: string;
  /** The check lights up once, tile by tile. */
  lights?: boolean;
}) {
  const tiles = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    column: index % COLUMNS,
    row: Math.floor(index / COLUMNS),
  })).filter(({ column, row }) => row > 0 || column > 2);
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
      className={cx('text-[#34c998]', className)}
      aria-hidden="true"
      preserveAspectRatio="xMidYMin slice"
    >
      {tiles.map(({ column, row }) => (
        <path
          key={`${column}-${row}`}
          d={(column + row) % 2 ? leafDown : leafUp}
          transform={`translate(${column * CELL + 4} ${row * CELL + 4})`}
          fill="currentColor"
          fillOpacity={opacity(column, row)}
          className={lights ? LIGHTING[LIT.findIndex(([x, y]) => x === column && y === row)] : undefined}
        />
      ))}
    </svg>
  );
}
