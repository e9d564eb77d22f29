import type { Rect } from './glyphs.ts';

/** As PDF writes them: [a b c d e f] leads (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = [number, number, number, number, number, number];

export const pointOf = (matrix: Matrix, x: number, y: number): [number, number] => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
];

/** What a box becomes. */
export function boxOf(matrix: Matrix, box: ArrayLike<number>): Rect {
  const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(box);
  const corners = [pointOf(matrix, left, top), pointOf(matrix, right, bottom)] as const;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
