/**
 * Moves one entry of a list to another place among those that may move. Fixed entries keep their index; the place asked
 * for is bounded to the list.
 *
 * @param keys the whole list, in order
 * @param fixed keys that keep their index
 * @param key the entry that moves
 * @param to its new index among the entries that are not fixed
 */
export function moveAmongFree(keys: readonly string[], fixed: ReadonlySet<string>, key: string, to: number): string[] {
  const free = keys.filter((one) => !fixed.has(one));
  const from = free.indexOf(key);
  if (from === -1) return [...keys];
  free.splice(from, 1);
  free.splice(Math.min(Math.max(to, 0), free.length), 0, key);
  const next = free.values();
  return keys.map((one) => (fixed.has(one) ? one : (next.next().value ?? one)));
}

/**
 * The order after an entry is dropped in a gap. Fixed entries keep their index.
 *
 * @param gap how many entries of the list stand before the gap, the moved one included
 */
export function moveToGap(keys: readonly string[], fixed: ReadonlySet<string>, key: string, gap: number): string[] {
  return moveAmongFree(keys, fixed, key, keys.slice(0, gap).filter((one) => one !== key && !fixed.has(one)).length);
}

/** Whether an entry may be dropped in a gap: one between fixed entries alone leads to no place of its own. */
export function isFreeGap(keys: readonly string[], fixed: ReadonlySet<string>, gap: number): boolean {
  return keys.slice(Math.max(gap - 1, 0), gap + 1).some((one) => !fixed.has(one));
}
