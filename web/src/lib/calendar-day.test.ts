import { expect, test } from 'vitest';
import { daysBetween, daysSince } from './calendar-day.ts';

const LAST = new Date('2026-11-23T02:59:59.999Z');

test.each([
  ['2026-11-23T02:00:00Z', 'America/Sao_Paulo', 0],
  ['2026-11-22T03:00:00Z', 'America/Sao_Paulo', 0],
  ['2026-11-22T02:59:59Z', 'America/Sao_Paulo', 1],
  ['2026-11-23T03:00:00Z', 'America/Sao_Paulo', -1],
  ['2026-11-22T02:59:59Z', 'Asia/Tokyo', 1],
  ['2026-11-01T12:00:00Z', 'America/Sao_Paulo', 21],
  // A clock that was put back in between makes a day of 25 hours.
  ['2026-10-20T12:00:00Z', 'Europe/Berlin', 34],
])('from %s there are in %s %i days', (now, zone, days) => {
  expect(daysBetween(new Date(now), LAST, zone)).toBe(days);
});

test('midnights are counted since an instant, not hours, and none before it', () => {
  const now = new Date(2026, 10, 23, 0, 30);
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
  expect(daysSince(at(2026, 10, 23, 0, 10), now)).toBe(0);
  expect(daysSince(at(2026, 10, 22, 23, 50), now)).toBe(1);
  expect(daysSince(at(2026, 9, 23, 12, 0), now)).toBe(31);
  expect(daysSince(at(2026, 10, 24, 12, 0), now)).toBe(0);
});
