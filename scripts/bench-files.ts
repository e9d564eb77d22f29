const ENDING = '.bench.ts';

/**
 * The benchmarks to run, in order.
 * @param files names of the files of `bench/`
 * @param part part of a benchmark's name; empty: all of them
 * @throws when no benchmark has it in its name
 */
export function chooseBenchmarks(files: readonly string[], part: string): string[] {
  const benchmarks = files.filter((file) => file.endsWith(ENDING)).sort();
  const chosen = benchmarks.filter((file) => file.slice(0, -ENDING.length).includes(part));
  if (chosen.length > 0) return chosen;
  const names = benchmarks.map((file) => file.slice(0, -ENDING.length)).join(', ');
  throw new Error(`No benchmark has "${part}" in its name. There are: ${names || 'none'}.`);
}
