/** Two grades of an answer agree where they are no further apart than this share of its points. */
export const AGREEMENT_SHARE = 0.25;

/** Whether the mean of two grades counts, or somebody has to look at their difference. */
export const gradesAgree = (one: number, other: number, pointsMax: number): boolean =>
  Math.abs(one - other) <= pointsMax * AGREEMENT_SHARE;

/** In quarters of a point, half a quarter up. */
export const meanPoints = (one: number, other: number): number => Math.ceil((one + other) * 2) / 4;

/**
 * The mean of each criterion in quarters, so that all of them add up to `meanPoints` of the sums: every second half of a quarter
 * goes up, beginning with the first.
 */
export function meanCriteria(one: readonly number[], other: readonly number[]): number[] {
  let halves = 0;
  return one.map((points, index) => {
    const doubled = (points + (other[index] ?? 0)) * 2;
    const isHalf = !Number.isInteger(doubled);
    if (isHalf) halves += 1;
    return (isHalf && halves % 2 === 1 ? Math.ceil(doubled) : Math.floor(doubled)) / 4;
  });
}
