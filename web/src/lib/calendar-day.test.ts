import { expect, test } from 'vitest';
import { daysBetween } from './calendar-day.ts';

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
