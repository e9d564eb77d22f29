import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPostalCode, formatTaxId } from './payer-masks.ts';

describe('the mask of CPF and CNPJ', () => {
  test.each([
    ['', ''],
    ['123', '123'],
    ['1234', '123.4'],
    ['12345678909', '123.456.789-09'],
    ['123.456.789-09', '123.456.789-09'],
    ['123456789091', '12.345.678/9091'],
    ['12345678000195', '12.345.678/0001-95'],
    [' 12 345 678 0001 95 ', '12.345.678/0001-95'],
    ['123456780001951', '123456780001951'],
    ['12ABC34501DE35', '12ABC34501DE35'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatTaxId(typed)).toBe(shown);
  });

  test('loses no digit, and leaves alone what it has made', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789./- a') }), (typed) => {
        const shown = formatTaxId(typed);
        expect(shown.replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''));
        expect(formatTaxId(shown)).toBe(shown);
      }),
    );
  });
});

describe('the mask of a CEP', () => {
  test.each([
    ['01310', '01310'],
    ['01310100', '01310-100'],
    ['01.310-100', '01310-100'],
    ['013101000', '013101000'],
    ['SW1A 1AA', 'SW1A 1AA'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatPostalCode(typed)).toBe(shown);
  });

  test('loses no digit, and leaves alone what it has made', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.- x') }), (typed) => {
        const shown = formatPostalCode(typed);
        expect(shown.replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''));
        expect(formatPostalCode(shown)).toBe(shown);
      }),
    );
  });
});
