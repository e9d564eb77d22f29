/** From this share of a limit on it is said to be close. */
const NEAR = 0.8;

export type UsageLevel = 'within' | 'near' | 'at' | 'over';

/** How close to its limit something is; null is no limit. */
export function levelOf(used: number, limit: number | null): UsageLevel {
  if (limit === null || used < limit * NEAR) return 'within';
  if (used > limit) return 'over';
  return used === limit ? 'at' : 'near';
}
