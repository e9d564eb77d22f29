import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  capacityEnv,
  capacityOf,
  filesAtATime,
  journeysAtATime,
  measureCapacity,
  REFERENCE_SPEED,
  testCapacity,
} from './test-capacity.ts';

const at = (...shares: number[]) => capacityOf(shares.map((share) => share * REFERENCE_SPEED));

test.each<[of: string, shares: number[], files: number, journeys: number, stretch: number]>([
  ['two free cores', [1, 1], 3, 3, 1],
  ['four free cores', [1, 1, 1, 1], 3, 3, 1],
  ['two cores, half of which something else has', [0.5, 0.5], 2, 2, 2],
  ['two cores that are nearly taken', [0.1, 0.1], 2, 1, 6],
  ['one core', [1], 2, 2, 1],
  ['eight quick cores', Array.from({ length: 8 }, () => 1.5), 11, 3, 1],
])('%s', (_, shares, files, journeys, stretch) => {
  const capacity = at(...shares);
  expect([filesAtATime(capacity), journeysAtATime(capacity), capacity.stretch]).toEqual([files, journeys, stretch]);
});

test('whatever is measured, something runs and no limit is shorter than on a free machine', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 64 }), (speeds) => {
      const capacity = capacityOf(speeds);
      expect(filesAtATime(capacity)).toBeGreaterThanOrEqual(1);
      expect(journeysAtATime(capacity)).toBeGreaterThanOrEqual(1);
      expect(capacity.stretch).toBeGreaterThanOrEqual(1);
      expect(testCapacity(capacityEnv(capacity))).toEqual(capacity.cores === 0 ? expect.anything() : capacity);
    }),
  );
});

test('this machine can be measured', async () => {
  const { cores, stretch } = await measureCapacity();
  expect(cores).toBeGreaterThan(0);
  expect(stretch).toBeGreaterThanOrEqual(1);
});
