import { expect, test } from 'vitest';
import { dayInBrazil } from './day-in-brazil.ts';

test('days are those of Brazil: late in the evening in UTC it is still the day before there', () => {
  expect(dayInBrazil(new Date('2026-11-21T02:30:00Z'))).toBe('2026-11-20');
  expect(dayInBrazil(new Date('2026-11-21T03:30:00Z'))).toBe('2026-11-21');
});
