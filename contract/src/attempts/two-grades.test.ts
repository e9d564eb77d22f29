import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '../assessments/rubric.ts';
import { gradesAgree, meanCriteria, meanPoints } from './two-grades.ts';

const quarters = (max: number) => fc.integer({ min: 0, max: max * 4 }).map((each) => each / 4);
const pair = fc
  .integer({ min: 1, max: 100 })
  .chain((pointsMax) => fc.tuple(fc.constant(pointsMax), quarters(pointsMax), quarters(pointsMax)));
const criteria = fc.integer({ min: 1, max: 8 }).chain((count) => {
  const list = fc.array(quarters(12), { minLength: count, maxLength: count });
  return fc.tuple(list, list);
});

test.each([
  [4, 3, 3, true, 3],
  [4, 2, 3, true, 2.5],
  [4, 2, 3.25, false, 2.75],
  [5, 3.75, 5, true, 4.5],
  [1, 0.75, 1, true, 1],
  [1, 0.5, 1, false, 0.75],
])('of %d points, %d and %d: %s, and the mean is %d', (pointsMax, one, other, agree, mean) => {
  expect([gradesAgree(one, other, pointsMax), meanPoints(one, other)]).toEqual([agree, mean]);
});

test('the mean lies between the two, in quarters, no more than an eighth off, whoever came first', () => {
  fc.assert(
    fc.property(pair, ([pointsMax, one, other]) => {
      const mean = meanPoints(one, other);
      expect(mean).toBe(meanPoints(other, one));
      expect(Number.isInteger(mean * 4)).toBe(true);
      expect(mean).toBeGreaterThanOrEqual(Math.min(one, other));
      expect(mean).toBeLessThanOrEqual(Math.max(one, other));
      expect(mean - (one + other) / 2).toBeGreaterThanOrEqual(0);
      expect(mean - (one + other) / 2).toBeLessThanOrEqual(0.125);
      expect(gradesAgree(one, other, pointsMax)).toBe(gradesAgree(other, one, pointsMax));
      expect(gradesAgree(one, one, pointsMax)).toBe(true);
    }),
  );
});

test('criteria add up to the mean of the sums, each between its two', () => {
  fc.assert(
    fc.property(criteria, ([one, other]) => {
      const means = meanCriteria(one, other);
      expect(means).toEqual(meanCriteria(other, one));
      expect(sumOf(means)).toBe(meanPoints(sumOf(one), sumOf(other)));
      means.forEach((mean, index) => {
        const [a, b] = [one[index] ?? 0, other[index] ?? 0];
        expect(Number.isInteger(mean * 4)).toBe(true);
        expect(mean).toBeGreaterThanOrEqual(Math.min(a, b));
        expect(mean).toBeLessThanOrEqual(Math.max(a, b));
      });
    }),
  );
});
