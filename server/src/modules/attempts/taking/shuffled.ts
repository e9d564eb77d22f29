import { randomInt } from 'node:crypto';

/** A copy in another order: each order is as likely as any, and none can be foretold. */
export function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(randomInt(left.length), 1)[0] as T);
}
