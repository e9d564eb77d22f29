import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instantIn } from '../../interviews/components/interview-form.ts';
import { clockOf, detailsOf, extendAiForm, momentOf } from './ai-interview-form.ts';

const NOW = new Date('2026-10-20T12:00:00Z');
const ZONES = ['America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Asia/Kathmandu', 'UTC'];
const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

test('a moment ahead is shown as it is meant, in any zone, also where clocks are put back', () => {
  // The last Sundays of October and the first of November are among them.
  const minutes = fc.integer({ min: 1, max: 89 * 24 * 60 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...ZONES), (ahead, timeZone) => {
      const at = new Date(NOW.getTime() + ahead * MINUTE_MS);
      const clock = clockOf({ closesAt: at.toISOString(), timeZone }, NOW);
      expect(instantIn(clock)).toEqual(at);
      expect(extendAiForm.safeParse(clock).success).toBe(true);
      // What is sent says no more than is needed, and still which of two is meant.
      const sent = momentOf(clock);
      expect(instantIn(sent)).toEqual(at);
      expect(instantIn({ ...sent, offset: undefined }) === null).toBe(sent.offset !== undefined);
    }),
  );
});

test('no moment that is over, or more than 90 days ahead, is taken', () => {
  const day = 24 * 60;
  const minutes = fc.oneof(fc.integer({ min: -400 * day, max: 0 }), fc.integer({ min: 92 * day, max: 400 * day }));
  fc.assert(
    fc.property(minutes, fc.constantFrom(...ZONES), (ahead, timeZone) => {
      const at = new Date(NOW.getTime() + ahead * MINUTE_MS);
      const clock = clockOf({ closesAt: at.toISOString(), timeZone }, new Date(0));
      expect(extendAiForm.safeParse(clock).success).toBe(false);
    }),
  );
});

test('what is not filled in is left out', () => {
  const clock = { date: '2026-12-01', time: '10:00', timeZone: 'UTC' };
  expect(detailsOf({ ...clock, offset: '+00:00', documentsUrl: undefined, notes: '' })).toEqual(clock);
});
