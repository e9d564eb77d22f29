/**
 * Whether all of `wanted` can take one each of `given`, with none left over. What is nearly the same may fit several, and the
 * first one that fits may be the only one that another needs: so those that were taken are let go of for another.
 */
export function matchAll<W, G>(
  wanted: readonly W[],
  given: readonly G[],
  fits: (given: G, wanted: W) => boolean,
): boolean {
  if (wanted.length !== given.length) return false;
  const takers: (number | undefined)[] = [];
  const fitsAt = (place: number, index: number) => fits(given[place] as G, wanted[index] as W);
  return wanted.every((_one, newcomer) => {
    const chain = findChain(newcomer, takers, given.length, fitsAt);
    for (const [place, taker] of chain ?? []) takers[place] = taker;
    return chain !== undefined;
  });
}

/** Who takes which place so that a newcomer has one, too: the fewest changes that end at a place that is free. */
function findChain(
  newcomer: number,
  takers: readonly (number | undefined)[],
  count: number,
  fitsAt: (place: number, index: number) => boolean,
): [place: number, taker: number][] | undefined {
  /** By place: who could take it, and the place that this one gives up for it. */
  const reached = new Map<number, { readonly taker: number; readonly leaves: number | undefined }>();
  const asking: { readonly taker: number; readonly leaves: number | undefined }[] = [
    { taker: newcomer, leaves: undefined },
  ];
  for (const step of asking) {
    for (let place = 0; place < count; place += 1) {
      if (reached.has(place) || !fitsAt(place, step.taker)) continue;
      reached.set(place, step);
      const taker = takers[place];
      if (taker !== undefined) {
        asking.push({ taker, leaves: place });
        continue;
      }
      const chain: [number, number][] = [];
      for (let at: number | undefined = place; at !== undefined; at = reached.get(at)?.leaves)
        chain.push([at, reached.get(at)?.taker ?? newcomer]);
      return chain;
    }
  }
  return undefined;
}
