import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatMoneyRange, formatMoneyShort } from './money.ts';
import { parseMoney } from './typed-money.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('amounts in both languages', () => {
  expect(formatMoney(1_400_000, 'pt-BR')).toBe('R$\u00A014.000,00');
  expect(plain(formatMoney(2990, 'pt-BR'))).toBe('R$ 29,90');
  expect(plain(formatMoney(0, 'pt-BR'))).toBe('R$ 0,00');
  expect(plain(formatMoney(1_400_000, 'en-US'))).toBe('R$14,000.00');
  expect(formatMoney(1_400_050, 'en-US', 'USD')).toBe('$14,000.50');
  expect(plain(formatMoneyShort(39_900, 'pt-BR'))).toBe('R$ 399');
  expect(plain(formatMoneyShort(2990, 'pt-BR'))).toBe('R$ 29,90');
});

test('ranges name the currency once', () => {
  expect(plain(formatMoneyRange(1_400_000, 1_800_000, 'pt-BR'))).toBe('R$ 14.000 – 18.000');
  expect(plain(formatMoneyRange(1_400_050, 1_800_000, 'pt-BR'))).toBe('R$ 14.000,50 – 18.000,00');
  expect(plain(formatMoneyRange(1_400_000, 1_400_000, 'pt-BR'))).toBe('R$ 14.000');
  expect(plain(formatMoneyRange(1_400_000, null, 'pt-BR'))).toBe('R$ 14.000');
  expect(plain(formatMoneyRange(1_400_000, 1_800_000, 'en-US', 'USD'))).toBe('$14,000 – 18,000');
});

test.each([
  ['14.000,50', 1_400_050],
  ['14000', 1_400_000],
  ['14000,5', 1_400_050],
  ['14.000', 1_400_000],
  ['14 000', 1_400_000],
  ['1.234.567,89', 123_456_789],
  ['R$ 14.000,00', 1_400_000],
  ['R$\u00A014.000,00', 1_400_000],
  ['r$14000', 1_400_000],
  ['14.50', 1450],
  ['14.5', 1450],
  ['0', 0],
  ['007', 700],
  ['14 mil', 1_400_000],
  ['14,5 mil', 1_450_000],
  ['14k', 1_400_000],
])('%j is %d centavos', (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test.each([
  '',
  ' ',
  'R$',
  'a combinar',
  '-100',
  '1,234',
  '14.0000',
  '1.40.000',
  '14,000,50',
  '14.000.',
  ',50',
  '1e9',
  '99999999999999999999',
])('%j is no amount', (text) => {
  expect(parseMoney(text)).toBeNull();
});

test('in English the signs change places', () => {
  expect(parseMoney('14,000.50', 'en-US')).toBe(1_400_050);
  expect(parseMoney('14,000', 'en-US')).toBe(1_400_000);
  expect(parseMoney('14.000', 'en-US')).toBeNull();
  expect(parseMoney('14.000,50', 'en-US')).toBeNull();
});

test('what is shown can be typed back', () => {
  const locales = fc.constantFrom('pt-BR' as const, 'en-US' as const);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), locales, (cents, locale) => {
      expect(parseMoney(formatMoney(cents, locale), locale)).toBe(cents);
      expect(parseMoney(formatMoneyShort(cents, locale), locale)).toBe(cents);
    }),
  );
});
