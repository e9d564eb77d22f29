export type Keyed<T> = T & { readonly key: string };

/**
 * Entries have no id: one is the same while nothing of it changes, and it tells itself from others like it by its place.
 */
export function keyed<T extends object>(entries: readonly T[]): Keyed<T>[] {
  const prints = entries.map((entry) => JSON.stringify(entry));
  return entries.map((entry, index) => {
    const alike = prints.slice(0, index).filter((each) => each === prints[index]).length;
    return { ...entry, key: `${prints[index]} ${alike}` };
  });
}

/** As it is saved. */
export function unkeyed<T extends object>({ key: _key, ...entry }: Keyed<T>): Omit<Keyed<T>, 'key'> {
  return entry;
}
