import { createContext, runInContext } from 'node:vm';
import { GUEST_LOCALES } from '@prova/contract/code/javascript-guest-locales';
import { expect, test } from 'vitest';

/** Where answers run, Intl is missing; here it says what is right. */
const context = createContext({});
runInContext(`(${GUEST_LOCALES})()`, context);
const written = (value: unknown, method: string, ...given: unknown[]): string => {
  Object.assign(context, { value, method, given });
  const kind = value instanceof Date ? 'new Date(value)' : 'value';
  return runInContext(`${kind}[method](...given)`, context) as string;
};

const NUMBERS = [
  0, -0, 7, -5, 999, 1000, 1234.5, -1234.567, 1.005, 2.5, 0.125, 0.285, 0.00049, 99.995, 1e-10, 1e21,
].concat([123_456_789_012_345_680_000, 0.1 + 0.2, 12_345_678.9, Number.NaN, Number.POSITIVE_INFINITY, 5e-324]);
const OPTIONS: (Intl.NumberFormatOptions | undefined)[] = [
  undefined,
  ...['BRL', 'USD', 'EUR', 'GBP'].map((currency) => ({ style: 'currency' as const, currency })),
  { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 },
  { style: 'percent' },
  { style: 'percent', minimumFractionDigits: 1 },
  { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  { minimumFractionDigits: 5 },
  { maximumFractionDigits: 0 },
  { maximumFractionDigits: 20 },
  { minimumIntegerDigits: 2, useGrouping: false },
];

test.each(['pt-BR', 'en-US', undefined])('numbers are written as in %s', (locale) => {
  for (const options of OPTIONS)
    for (const number of NUMBERS)
      expect(written(number, 'toLocaleString', locale, options)).toBe(
        number.toLocaleString(locale ?? 'en-US', options),
      );
  expect(written(-12_345n, 'toLocaleString', locale)).toBe((-12_345n).toLocaleString(locale ?? 'en-US'));
});

test.each(['pt-BR', 'en-US'])('dates are written as in %s', (locale) => {
  for (const time of [0, -1, 1_700_000_000_000, Date.UTC(2024, 1, 29, 12), Number.NaN])
    for (const method of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
      const options = { timeZone: 'UTC' };
      expect(written(new Date(time), method, locale, options)).toBe(new Date(time)[method](locale, options));
    }
});

test.each([
  [5, 'de-DE', undefined, 'The locale de-DE is not known here'],
  [5, 'pt-BR', { notation: 'compact' }, 'The option notation'],
  [5, 'pt-BR', { style: 'currency', currency: 'JPY' }, 'The currency JPY'],
  [new Date(0), 'pt-BR', { weekday: 'long' }, 'The option weekday'],
  [new Date(0), 'pt-BR', { timeZone: 'America/Sao_Paulo' }, 'The time zone America/Sao_Paulo'],
])('what is not known is refused: %s, %s, %j', (value, locale, options, reason) => {
  expect(() => written(value, 'toLocaleString', locale, options)).toThrow(reason);
});
