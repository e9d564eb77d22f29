import { expect, it } from 'vitest';
import { reconnectDelay } from './reconnect.ts';

const schedule = (random: () => number) => Array.from({ length: 11 }, (_, attempt) => reconnectDelay(attempt, random));

it('tries at once, soon, then every seven seconds five times, and no more', () => {
  expect(schedule(() => 0)).toEqual([0, 300, 1200, 2700, 4800, 7000, 7000, 7000, 7000, 7000, null]);
});

it('leaves some of it to chance, so that a room does not come back all at once', () => {
  const [first, second, , , , late] = schedule(() => 0.999);
  expect(first).toBe(100);
  expect(second).toBe(400);
  expect(late).toBe(8748);
});
