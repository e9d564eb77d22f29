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
