/**
 * A result as a whole percentage, half a percent up. All of it is said only where nothing is missing, and nothing of it only where
 * there is nothing. Points are quarters, which a product keeps exactly and a share does not. Lists in SQL round alike.
 */
export function scoreOf(points: number, pointsMax: number): number {
  if (points >= pointsMax) return 100;
  if (points <= 0) return 0;
  return Math.min(99, Math.max(1, Math.round((points * 100) / pointsMax)));
}
