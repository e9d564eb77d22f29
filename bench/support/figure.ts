/** A measured figure beside the limit that it must keep. */
export type Figure = {
  name: string;
  value: number;
  limit: number;
  unit: string;
  /** Whether the limit is a ceiling (`lower` is better) or a floor. */
  better: 'lower' | 'higher';
};

/** How much of the limit is used: at most 1 is kept, whichever way the figure points. */
export function ratio({ value, limit, better }: Figure): number {
  const [used, whole] = better === 'lower' ? [value, limit] : [limit, value];
  return used === 0 ? 0 : used / whole;
}

/** The value that `share` (0 to 1) of the samples do not exceed, by nearest rank. Throws without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((left, right) => left - right);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** Milliseconds that each of `count` calls took, one after the other, after a tenth as many to warm up. */
export async function timeCalls(count: number, call: (index: number) => Promise<unknown>): Promise<number[]> {
  for (let index = 0; index < Math.ceil(count / 10); index += 1) await call(index);
  const samples: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    await call(index);
    samples.push(performance.now() - began);
  }
  return samples;
}
