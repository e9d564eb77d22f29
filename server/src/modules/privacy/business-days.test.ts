import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, dayInBrazil, easterOf, isBusinessDay } from './business-days.ts';

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const next = (of: string) => new Date(Date.parse(of) + 86_400_000).toISOString().slice(0, 10);

describe('business days', () => {
  test('know Easter as it was and will be', () => {
    expect([1818, 2000, 2024, 2025, 2026, 2027, 2038, 2076].map(easterOf)).toEqual([
      '1818-03-22',
      '2000-04-23',
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
      '2076-04-19',
    ]);
  });

  test('leave out weekends and the national holidays of a year', () => {
    const off: string[] = [];
    for (let at = '2026-01-01'; at < '2027-01-01'; at = next(at)) {
      const weekday = new Date(at).getUTCDay();
      if (weekday !== 0 && weekday !== 6 && !isBusinessDay(at)) off.push(at);
    }
    // 15 November 2026 is a Sunday.
    expect(off).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-21',
      '2026-05-01',
      '2026-09-07',
      '2026-10-12',
      '2026-11-02',
      '2026-11-20',
      '2026-12-25',
    ]);
  });

  test('are counted from the day after', () => {
    expect(addBusinessDays('2026-11-20', 15)).toBe('2026-12-11');
    expect(addBusinessDays('2026-12-23', 2)).toBe('2026-12-28');
    expect(addBusinessDays('2026-12-23', 0)).toBe('2026-12-23');
  });

  test('end on a business day, with as many of them passed as were asked for', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 40 }), (from, count) => {
        const end = addBusinessDays(from, count);
        expect(isBusinessDay(end)).toBe(true);
        let passed = 0;
        for (let at = next(from); at <= end; at = next(at)) if (isBusinessDay(at)) passed += 1;
        expect(passed).toBe(count);
      }),
      { numRuns: 300 },
    );
  });

  test('add up: some and then some more are as many at once', () => {
    fc.assert(
      fc.property(day, fc.nat(20), fc.nat(20), (from, one, other) => {
        expect(addBusinessDays(addBusinessDays(from, one), other)).toBe(addBusinessDays(from, one + other));
      }),
      { numRuns: 300 },
    );
  });

  test('are those of Brazil: late in the evening in UTC it is still the day before there', () => {
    expect(dayInBrazil(new Date('2026-11-21T02:30:00Z'))).toBe('2026-11-20');
    expect(dayInBrazil(new Date('2026-11-21T03:30:00Z'))).toBe('2026-11-21');
  });
});
