/**
 * Lets at most so many pieces of work run at once in this process; the others wait their turn.
 * @returns what runs a piece of work when its turn has come, and answers or fails as it does
 */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The one that waited takes this place over.
      if (next) next();
      else running -= 1;
    }
  };
}
