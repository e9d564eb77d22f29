import { AppError } from './app-error.ts';

/**
 * Lets at most so many pieces of work run at once in this process; the others wait their turn.
 * @param queue how many may wait; without a bound when left out
 * @returns what runs a piece of work when its turn has come, and answers or fails as it does
 * @throws AppError SERVICE_UNAVAILABLE at once when the queue is full: whoever came last would wait for longest
 */
export function atMost(count: number, queue = Number.POSITIVE_INFINITY): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < count) running += 1;
    else if (waiting.length < queue) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new AppError('SERVICE_UNAVAILABLE');
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
