import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, lengthOf, lineAt, momentAt, placeAt } from './timeline.ts';

const segments = fc
  .array(fc.record({ gap: fc.nat({ max: 60_000 }), durationMs: fc.integer({ min: 1, max: 600_000 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => {
    let at = 0;
    return all.map(({ gap, durationMs }) => {
      const offsetMs = at + gap;
      at = offsetMs + durationMs;
      return { offsetMs, durationMs };
    });
  });

test('every moment that was recorded is played where it was recorded', () => {
  fc.assert(
    fc.property(segments, fc.double({ min: 0, max: 0.999, noNaN: true }), (all, share) => {
      const ms = Math.floor(lengthOf(all) * share);
      const place = placeAt(all, ms);
      if (!place) throw new Error('It is nowhere');
      const moment = momentAt(all, place);
      const isInGap = all.every(({ offsetMs, durationMs }) => ms < offsetMs || ms >= offsetMs + durationMs);
      if (isInGap) expect(moment).toBeGreaterThan(ms);
      else expect(moment).toBeCloseTo(ms, 3);
    }),
  );
});

test('after the end there is nothing', () => {
  expect(placeAt([{ offsetMs: 0, durationMs: 1000 }], 1000)).toBeNull();
  expect(placeAt([], 0)).toBeNull();
});

test('the line that is said is the one that began last', () => {
  const lines = [{ startMs: 500 }, { startMs: 2000 }, { startMs: 2000 }];
  expect([0, 500, 1999, 2000, 9000].map((ms) => lineAt(lines, ms))).toEqual([-1, 0, 0, 2, 2]);
});

test('a moment is written as players do', () => {
  expect([0, 7_900, 750_000, 3_723_000].map(clockOf)).toEqual(['0:00', '0:07', '12:30', '1:02:03']);
});
