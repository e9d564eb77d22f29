import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantsOf, localTimeAt, offsetAt } from './local-time.ts';

const iso = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

describe('a time of the clocks of a zone', () => {
  test('is one instant on most days', () => {
    expect(iso(instantsOf('2026-12-01', '14:30', 'America/Sao_Paulo').at)).toEqual(['2026-12-01T17:30:00.000Z']);
    expect(iso(instantsOf('2026-12-01', '00:00', 'Asia/Kolkata').at)).toEqual(['2026-11-30T18:30:00.000Z']);
  });

  test('does not come where the clocks are put forward, and has a neighbour on both sides', () => {
    expect(instantsOf('2027-03-14', '02:30', 'America/New_York')).toEqual({
      at: [],
      near: [
        { day: '2027-03-14', time: '01:30' },
        { day: '2027-03-14', time: '03:30' },
      ],
    });
  });

  test('comes twice where they are put back', () => {
    expect(iso(instantsOf('2026-11-01', '01:30', 'America/New_York').at)).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T06:30:00.000Z',
    ]);
  });

  test('is right on both sides of a change', () => {
    expect(iso(instantsOf('2027-03-13', '10:00', 'America/New_York').at)).toEqual(['2027-03-13T15:00:00.000Z']);
    expect(iso(instantsOf('2027-03-14', '10:00', 'America/New_York').at)).toEqual(['2027-03-14T14:00:00.000Z']);
  });
});

const zone = fc.constantFrom(
  'America/Sao_Paulo',
  'America/New_York',
  'Europe/Lisbon',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'UTC',
);
const minute = fc
  .integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

test('every instant is among those at which the clocks show its time', () => {
  fc.assert(
    fc.property(minute, zone, (at, timeZone) => {
      const { day, time } = localTimeAt(at, timeZone);
      const found = instantsOf(day, time, timeZone);
      expect(iso(found.at)).toContain(at.toISOString());
      expect(found.near).toEqual([]);
      // With its offset it is that instant alone.
      const offsets = found.at.map((each) => offsetAt(each, timeZone));
      expect(new Set(offsets).size).toBe(found.at.length);
      expect(new Date(`${day}T${time}:00${offsetAt(at, timeZone)}`)).toEqual(at);
    }),
    { numRuns: 300 },
  );
});

test('a time that is skipped lies between its neighbours, and these are there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59 }), (minutes) => {
      const { near } = instantsOf('2027-03-14', `02:${String(minutes).padStart(2, '0')}`, 'America/New_York');
      expect(near).toHaveLength(2);
      for (const { day, time } of near) expect(instantsOf(day, time, 'America/New_York').at).toHaveLength(1);
    }),
  );
});
