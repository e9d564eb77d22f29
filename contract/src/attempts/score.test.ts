import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreOf } from './score.ts';

test.each([
  [23, 40, 58],
  [57.5, 100, 58],
  [399, 400, 99],
  [0.25, 400, 1],
  [0, 400, 0],
  [400, 400, 100],
])('%d of %d points are %d percent', (points, pointsMax, percent) => {
  expect(scoreOf(points, pointsMax)).toBe(percent);
});

test('half a percent goes up, whatever the points are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000 }), fc.nat(120_000), (pointsMax, quarters) => {
      fc.pre(quarters > 0 && quarters < 4 * pointsMax);
      const rounded = (200n * BigInt(quarters) + 4n * BigInt(pointsMax)) / (8n * BigInt(pointsMax));
      const percent = Math.min(99, Math.max(1, Number(rounded)));
      expect(scoreOf(quarters / 4, pointsMax)).toBe(percent);
    }),
  );
});
