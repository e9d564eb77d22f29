/**
 * Lets work of the same key run one piece after the other, in the order in which it came, within this process; work of
 * different keys runs side by side.
 * @returns what runs a piece of work in its turn, and answers or fails as it does
 */
export function oneAtATime(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const over = turn
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === over) last.delete(key);
      });
    last.set(key, over);
    return turn;
  };
}
