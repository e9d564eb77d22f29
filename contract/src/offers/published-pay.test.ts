import { expect, test } from 'vitest';
import { outsidePublished, type PublishedPay } from './published-pay.ts';

const range: PublishedPay = { payMode: 'range', payMin: 1_000_000, payMax: 1_400_000, currency: 'BRL' };
const fixed: PublishedPay = { payMode: 'fixed', payMin: 1_000_000, payMax: null, currency: 'BRL' };
const open: PublishedPay = { payMode: 'negotiate', payMin: null, payMax: null, currency: 'BRL' };

test.each([
  [range, 1_000_000, null, null],
  [range, 1_400_000, null, null],
  [range, 1_100_000, 1_400_000, null],
  [range, 999_999, null, 'below'],
  [range, 1_400_001, null, 'above'],
  [range, 1_300_000, 1_500_000, 'above'],
  [range, 900_000, 1_500_000, 'below'],
  [fixed, 1_000_000, null, null],
  [fixed, 1_000_001, null, 'above'],
  [fixed, 999_999, 1_000_000, 'below'],
  [open, 1, null, null],
  [range, null, null, null],
] as const)('%o: an offer of %s to %s is %s', (job, payMin, payMax, outside) => {
  expect(outsidePublished({ payMin, payMax, currency: 'BRL' }, job)).toBe(outside);
});

test('other money is not compared', () => {
  expect(outsidePublished({ payMin: 1, payMax: null, currency: 'USD' }, range)).toBeNull();
});
