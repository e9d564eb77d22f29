/**
 * How well an order by score agrees with the one that people gave, by two measures of the field.
 * NDCG: Järvelin and Kekäläinen, Cumulated gain-based evaluation of IR techniques, 2002.
 */

/** What people said of one person's jobs: ids, the best first, and those that do not fit. */
export interface Agreed {
  readonly best: readonly string[];
  readonly unfitting: readonly string[];
}

/** Two jobs of which people put the first before the second, and whether the scores say so, too. */
export interface Pair {
  readonly better: string;
  readonly worse: string;
  readonly right: boolean;
}

/** Every pair that people ordered: each of the best before those after it, and before all that do not fit. Equal scores are wrong. */
export function pairsOf({ best, unfitting }: Agreed, scoreOf: (job: string) => number): Pair[] {
  return best.flatMap((better, index) =>
    [...best.slice(index + 1), ...unfitting].map((worse) => ({
      better,
      worse,
      right: scoreOf(better) > scoreOf(worse),
    })),
  );
}

/**
 * Normalised discounted cumulative gain of the first ten, 0 to 1. The best job gains as much as there are best ones, the
 * last of them one, all others nothing.
 */
export function ndcg10({ best }: Agreed, jobs: readonly string[], scoreOf: (job: string) => number): number {
  const gains = new Map(best.map((job, index) => [job, best.length - index]));
  const gained = (order: readonly string[]) =>
    order.slice(0, 10).reduce((sum, job, place) => sum + (gains.get(job) ?? 0) / Math.log2(place + 2), 0);
  const ideal = gained(best);
  if (ideal === 0) return 1;
  // Between equals the one that people put last comes first: a score that tells nothing is no good order.
  const order = jobs.toSorted(
    (one, other) => scoreOf(other) - scoreOf(one) || (gains.get(one) ?? 0) - (gains.get(other) ?? 0),
  );
  return gained(order) / ideal;
}
