/** Beyond it, looking for what both have costs more than it tells. */
const COMPARED_MAX = 250_000;

/**
 * Which of two rows of texts are not in the other one, where as many as can be stand in both in the same order.
 * @returns for each of both, whether it is in its row alone
 */
export function unmatched(one: readonly string[], other: readonly string[]): [boolean[], boolean[]] {
  const alone: [boolean[], boolean[]] = [one.map(() => true), other.map(() => true)];
  if (one.length * other.length > COMPARED_MAX) return alone;
  const width = other.length + 1;
  /** From each place on, how many both have. */
  const left = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number) => left[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      left[row * width + column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (one[row] === other[column]) {
      alone[0][row] = false;
      alone[1][column] = false;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return alone;
}
