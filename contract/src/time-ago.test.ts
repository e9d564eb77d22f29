import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_TIME_UNITS, NOTIFICATION_UNITS, type TimeUnit, timeAgo } from './time-ago.ts';

const now = new Date('2026-03-31T12:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const ago = (ms: number, units?: readonly TimeUnit[]) => {
  const { unit, value } = timeAgo(new Date(now.getTime() - ms), now, units);
  return unit === 'date' ? 'date' : `${value} ${unit}`;
};

test.each([
  [0, '0 now'],
  [59 * second, '0 now'],
  [-59 * second, '0 now'],
  [-60 * second, 'date'],
  [minute, '1 minutes'],
  [59 * minute + 59 * second, '59 minutes'],
  [hour, '1 hours'],
  [23 * hour, '23 hours'],
  [day, '1 days'],
  [7 * day - 1, '6 days'],
  [7 * day, '1 weeks'],
  [30 * day, '4 weeks'],
  [31 * day, '1 months'],
  [61 * day, '2 months'],
  [364 * day, '11 months'],
  [365 * day, 'date'],
])('%d ms ago is %s', (ms, expected) => {
  expect(ago(ms)).toBe(expected);
});

test('the bell goes from days to the date', () => {
  expect(ago(6 * day, NOTIFICATION_UNITS)).toBe('6 days');
  expect(ago(7 * day, NOTIFICATION_UNITS)).toBe('date');
});

test('the date is the instant itself', () => {
  const from = new Date('2020-01-02T03:04:05Z');
  expect(timeAgo(from, now)).toEqual({ unit: 'date', value: from });
});

test('older never looks younger, and the value says at most the age', () => {
  const rank = ['now', ...ALL_TIME_UNITS, 'date'];
  const lengths: Record<string, number> = { minutes: minute, hours: hour, days: day, weeks: 7 * day, months: 30 * day };
  const ages = fc.integer({ min: 0, max: 400 * day });
  fc.assert(
    fc.property(ages, ages, (a, b) => {
      const [young, old] = [Math.min(a, b), Math.max(a, b)].map((ms) => timeAgo(new Date(now.getTime() - ms), now));
      if (!young || !old) throw new Error('two ages');
      expect(rank.indexOf(young.unit)).toBeLessThanOrEqual(rank.indexOf(old.unit));
      if (young.unit === old.unit && typeof young.value === 'number' && typeof old.value === 'number') {
        expect(young.value).toBeLessThanOrEqual(old.value);
        expect(old.value * (lengths[old.unit] ?? 0)).toBeLessThanOrEqual(Math.max(a, b));
      }
    }),
  );
});
