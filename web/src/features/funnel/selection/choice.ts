/** Who is chosen, in the order of choosing, with the version that was on the screen; null: whichever it has by now. */
export type Choice = ReadonlyMap<string, number | null>;
export type Choosable = { readonly id: string; readonly version: number };

export const NOBODY: Choice = new Map();

/** One more, or one less. Whoever comes after the last one that fits stays out. */
export function toggled(choice: Choice, { id, version }: Choosable, most: number): Choice {
  if (choice.has(id)) return without(choice, [id]);
  return choice.size < most ? new Map([...choice, [id, version]]) : choice;
}

/** All of these, too, as many as fit. */
export function withAll(choice: Choice, items: readonly Choosable[], most: number): Choice {
  const fresh = items.filter(({ id }) => !choice.has(id)).slice(0, Math.max(0, most - choice.size));
  return fresh.length > 0 ? new Map([...choice, ...fresh.map(({ id, version }) => [id, version] as const)]) : choice;
}

export function without(choice: Choice, ids: readonly string[]): Choice {
  const gone = new Set(ids);
  return new Map([...choice].filter(([id]) => !gone.has(id)));
}

/** From the one that was chosen before to this one, in the order of the list; this one alone where that is elsewhere. */
export function rangeOf<T extends Choosable>(order: readonly T[], anchorId: string | null, id: string): readonly T[] {
  const to = order.findIndex((each) => each.id === id);
  const from = order.findIndex((each) => each.id === anchorId);
  const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  return to < 0 ? [] : order.slice(first, last + 1);
}
