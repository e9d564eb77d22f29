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

export type BenchArguments = {
  /** Part of a benchmark's name; empty: all of them. */
  part: string;
  /** A folder of somebody's own to measure on, for the benchmarks that say how well something is read or judged. */
  set?: string;
};

/**
 * What the command was told.
 * @throws for more than one word, or a folder that is not named
 */
export function readBenchArguments(args: readonly string[]): BenchArguments {
  const words = [...args];
  const at = words.indexOf('--set');
  const [, set] = at < 0 ? [] : words.splice(at, 2);
  if (at >= 0 && (set === undefined || set.startsWith('--'))) throw new Error('--set takes the path of a folder.');
  const [part = '', ...more] = words;
  if (more.length > 0) throw new Error(`The benchmarks are chosen by one word, not by ${more.length + 1}.`);
  return set === undefined ? { part } : { part, set };
}
