import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BILLING_PERIODS, PLANS } from './billing-fields.ts';
import { changeOf, endOfPeriods, type PaidPlan, SMALLEST_CHARGE_CENTS, unusedCents } from './billing-periods.ts';

const DAY = 86_400_000;
const dates = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
const period = fc.constantFrom(...BILLING_PERIODS);

describe('periods', () => {
  test.each([
    ['2028-01-31T12:30:00Z', 1, '2028-02-29T12:30:00.000Z'],
    ['2028-01-31T12:30:00Z', 2, '2028-03-31T12:30:00.000Z'],
    ['2028-01-31T12:30:00Z', 3, '2028-04-30T12:30:00.000Z'],
    ['2027-01-31T12:30:00Z', 1, '2027-02-28T12:30:00.000Z'],
    ['2026-11-30T00:00:00Z', 3, '2027-02-28T00:00:00.000Z'],
    ['2026-12-15T23:59:59Z', 1, '2027-01-15T23:59:59.000Z'],
  ])('from %s the end of %s months is %s', (anchor, count, end) => {
    expect(endOfPeriods(new Date(anchor), 'monthly', count).toISOString()).toBe(end);
  });

  test('a year from 29 February ends on the 28th, and the fourth one on the 29th', () => {
    const anchor = new Date('2028-02-29T08:00:00Z');
    expect(endOfPeriods(anchor, 'yearly', 1).toISOString()).toBe('2029-02-28T08:00:00.000Z');
    expect(endOfPeriods(anchor, 'yearly', 4).toISOString()).toBe('2032-02-29T08:00:00.000Z');
  });

  test('each ends after the one before, on its day or the last of the month', () => {
    fc.assert(
      fc.property(dates, period, fc.integer({ min: 0, max: 40 }), (anchor, period, count) => {
        const end = endOfPeriods(anchor, period, count);
        const next = endOfPeriods(anchor, period, count + 1);
        expect(next > end).toBe(true);
        const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
        expect(next.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), lastDay));
        expect(next.getTime() % DAY).toBe(anchor.getTime() % DAY);
      }),
    );
  });
});

const paid = (change: Partial<PaidPlan> = {}): PaidPlan => ({
  plan: 'professional',
  period: 'monthly',
  paidCents: 39_900,
  startsAt: new Date('2028-01-31T12:00:00Z'),
  endsAt: new Date('2028-02-29T12:00:00Z'),
  ...change,
});

describe('what is unused', () => {
  test('is counted by whole days', () => {
    expect(unusedCents(paid(), new Date('2028-01-31T12:00:00Z'))).toBe(39_900);
    expect(unusedCents(paid(), new Date('2028-01-31T12:00:01Z'))).toBe(Math.floor((39_900 * 28) / 29));
    expect(unusedCents(paid(), new Date('2028-02-29T12:00:00Z'))).toBe(0);
    expect(unusedCents(paid(), new Date('2028-03-05T12:00:00Z'))).toBe(0);
  });

  test('is never more than was paid, and never grows', () => {
    fc.assert(
      fc.property(dates, period, fc.nat(2_000_000), fc.nat(400), fc.nat(400), (startsAt, period, paidCents, a, b) => {
        const plan = paid({ startsAt, endsAt: endOfPeriods(startsAt, period, 1), paidCents });
        const at = (days: number) => unusedCents(plan, new Date(startsAt.getTime() + days * DAY));
        expect(at(Math.max(a, b))).toBeLessThanOrEqual(at(Math.min(a, b)));
        expect(at(Math.min(a, b))).toBeLessThanOrEqual(paidCents);
        expect(at(400)).toBe(0);
      }),
    );
  });
});

describe('a change of plans', () => {
  const now = new Date('2028-02-10T12:00:00Z');
  test.each([
    ['enterprise', 'monthly', 149_000, 'now'],
    ['enterprise', 'yearly', 1_490_000, 'now'],
    ['professional', 'yearly', 399_000, 'now'],
    ['professional', 'monthly', 39_900, 'same'],
    ['starter', 'monthly', 0, 'atEnd'],
  ] as const)('from professional by the month to %s %s', (plan, period, priceCents, kind) => {
    const change = changeOf(paid(), { plan, period, priceCents }, now);
    expect(change.kind).toBe(kind);
    if (kind === 'now') expect(change.dueCents).toBe(priceCents - Math.floor((39_900 * 19) / 29));
  });

  test('that would cost less than is left comes at the end', () => {
    const yearly = paid({ period: 'yearly', paidCents: 399_000, endsAt: new Date('2029-01-31T12:00:00Z') });
    expect(changeOf(yearly, { plan: 'enterprise', period: 'monthly', priceCents: 149_000 }, now).kind).toBe('atEnd');
    expect(changeOf(yearly, { plan: 'professional', period: 'monthly', priceCents: 39_900 }, now).kind).toBe('atEnd');
  });

  test('pays never more than the price, and never less than a provider takes', () => {
    const plans = fc.constantFrom(...PLANS.company);
    fc.assert(
      fc.property(
        plans,
        period,
        plans,
        period,
        fc.nat(2_000_000),
        fc.nat(400),
        (from, was, plan, wanted, price, days) => {
          const current = paid({ plan: from, period: was, endsAt: endOfPeriods(paid().startsAt, was, 1) });
          const at = new Date(current.startsAt.getTime() + days * DAY);
          const change = changeOf(current, { plan, period: wanted, priceCents: price }, at);
          if (change.kind !== 'now') return;
          expect(change.dueCents).toBeGreaterThanOrEqual(SMALLEST_CHARGE_CENTS);
          expect(change.dueCents + change.creditCents).toBe(price);
        },
      ),
    );
  });

  test('from nothing is paid at once, and to nothing is none', () => {
    const wanted = { plan: 'pro', period: 'monthly', priceCents: 2_990 } as const;
    expect(changeOf(null, wanted, now)).toEqual({ kind: 'now', creditCents: 0, dueCents: 2_990 });
    expect(changeOf(null, { ...wanted, plan: 'free', priceCents: 0 }, now).kind).toBe('same');
  });
});
