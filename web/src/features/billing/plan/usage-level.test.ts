import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf } from './usage-level.ts';

test.each([
  [0, null, 'within'],
  [9999, null, 'within'],
  [0, 2, 'within'],
  [1, 2, 'within'],
  [2, 2, 'at'],
  [3, 2, 'over'],
  [79, 100, 'within'],
  [80, 100, 'near'],
  [99, 100, 'near'],
  [100, 100, 'at'],
  [0, 0, 'at'],
] as const)('%s of %s is %s', (used, limit, level) => {
  expect(levelOf(used, limit)).toBe(level);
});

test('more use never sounds like less', () => {
  const order = ['within', 'near', 'at', 'over'];
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(3000), fc.nat(3000), (one, other, limit) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(order.indexOf(levelOf(less, limit))).toBeLessThanOrEqual(order.indexOf(levelOf(more, limit)));
    }),
  );
});
