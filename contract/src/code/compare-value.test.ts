import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExpected, isNear } from './compare-value.ts';
import { decimalOf } from './decimal.ts';
import { matchAll } from './match-all.ts';
import type { ReturnedValue } from './returned-value.ts';
import { readJson } from './written-json.ts';

const same = (value: ReturnedValue, expected: string, tolerance?: number) =>
  isExpected(value, readJson(expected), { tolerance });
const exact = (number: string): ReturnedValue => ({ number });

describe('exact numbers', () => {
  test.each([
    ['10000000.01', '10000000', false],
    ['123456789012345678901234567890.01', '123456789012345678901234567890.02', false],
    ['9007199254740993', '9007199254740992', false],
    ['9007199254740993', '9007199254740993', true],
    ['1.50', '1.5', true],
    ['1E+3', '1000.0', true],
    ['-0', '0', true],
    ['0.3333333333333333', '0.33333333333333331', false],
    ['1e999999999999999999', '1e999999999999999998', false],
  ])('%s against %s: %s', (given, expected, outcome) => {
    expect(same(exact(given), expected)).toBe(outcome);
    expect(same(exact(given), expected, 0.5)).toBe(outcome);
  });

  const number = fc
    .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.nat(30))
    .map(([digits, places]) => ({ digits, places, text: written(digits, places) }));

  test('are the same exactly where their values are', () => {
    fc.assert(
      fc.property(number, number, fc.boolean(), (one, other, alike) => {
        const second = alike ? { ...one, text: written(one.digits * 1000n, one.places + 3) } : other;
        const isSame = alike || one.digits * 10n ** BigInt(other.places) === other.digits * 10n ** BigInt(one.places);
        expect(same(exact(one.text), second.text, 0.5)).toBe(isSame);
        expect(same(exact(second.text), one.text)).toBe(isSame);
      }),
    );
  });

  test('differ by the last digit, however long they are', () => {
    fc.assert(
      fc.property(number, ({ digits, places, text }) => {
        expect(same(exact(text), written(digits + 1n, places))).toBe(false);
      }),
    );
  });
});

function written(digits: bigint, places: number): string {
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
  const point = text.length - places;
  return `${digits < 0n ? '-' : ''}${text.slice(0, point)}${places > 0 ? `.${text.slice(point)}` : ''}`;
}

describe('floating-point numbers', () => {
  test.each<[given: number, expected: string, tolerance: number | undefined, outcome: boolean]>([
    [0.1 + 0.2, '0.3', undefined, true],
    [2.9999999999999996, '3', undefined, true],
    [10_000_000.01, '10000000', undefined, false],
    [1e12 + 0.01, '1000000000000', undefined, false],
    [123456789.12 + 1e-7, '123456789.12', undefined, true],
    [101, '100', undefined, false],
    [101, '100', 0.5, false],
    [9007199254740992, '9007199254740993', undefined, false],
    [2 ** 64, '18446744073709551616', undefined, true],
    [2 ** 64, '18446744073709552000', undefined, true],
    [2 ** 64, '18446744073709551617', undefined, false],
    [123456789012345.67, '123456789012345.675', undefined, true],
    [0.31, '0.3', 0.01, true],
    [0.3101, '0.3', 0.01, false],
    [0.1 + 0.2, '0.3', 0, false],
    [0.1, '0.1', 0, true],
    [0.1, '0.100', 0, true],
    [1e308, '1e400', undefined, false],
    [0, '1e-400', undefined, true],
    [Number.POSITIVE_INFINITY, '1e400', undefined, false],
    [5e-324, '0', undefined, true],
    [1e-7, '2e-7', undefined, false],
  ])('%d against %s within %s: %s', (given, expected, tolerance, outcome) => {
    expect(same(given, expected, tolerance)).toBe(outcome);
  });

  const digits = fc.integer({ min: -(10 ** 9), max: 10 ** 9 });
  test('are the same within what its author sets, counted as it is written, and not beyond', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 1000 }), (at, most, apart) => {
        const [given, expected] = [Number(written(BigInt(at), 3)), written(BigInt(at + apart), 3)];
        expect(same(given, expected, most / 1000)).toBe(apart <= most);
      }),
    );
  });

  test('never let a cent pass by themselves, however large they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (cents) => {
        const given = Number(written(BigInt(cents), 2));
        expect(same(given, written(BigInt(cents), 2))).toBe(true);
        expect(same(given, written(BigInt(cents + 1), 2))).toBe(false);
      }),
    );
  });

  test('are near each other both ways round', () => {
    const decimal = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => decimalOf(String(number)));
    const near = fc.tuple(decimal, fc.integer({ min: -1000, max: 1000 })).map(([one, by]) => ({
      ...one,
      digits: one.digits + BigInt(by),
    }));
    fc.assert(
      fc.property(
        decimal,
        fc.oneof(decimal, near),
        fc.option(fc.double({ min: 0, max: 0.5, noNaN: true })),
        (one, other, most) => {
          const limit = most === null ? undefined : decimalOf(String(most));
          expect(isNear(one, other, limit)).toBe(isNear(other, one, limit));
          expect(isNear(one, one, limit)).toBe(true);
        },
      ),
    );
  });
});

describe('kinds', () => {
  test.each<[given: ReturnedValue, expected: string]>([
    ['1', '1'],
    [1, '"1"'],
    [true, '1'],
    ['true', 'true'],
    [null, '0'],
    [exact('1'), 'true'],
    [exact('1'), '"1"'],
    [{ other: 'NaN' }, 'null'],
    [{ array: [] }, '{}'],
    [{ object: [] }, '[]'],
    [{ object: [['a', 1]] }, '{}'],
    [{ object: [['__proto__', 1]] }, '{}'],
  ])('%j is not %s', (given, expected) => {
    expect(same(given, expected)).toBe(false);
  });

  test('keys have no order, and may be called anything', () => {
    const given = {
      object: [
        ['b', exact('1')],
        ['__proto__', 2],
      ],
    } as const;
    expect(same(given, '{"__proto__": 2.0, "b": 1.0}')).toBe(true);
  });
});

describe('in any order', () => {
  const inAnyOrder = (given: readonly ReturnedValue[], expected: readonly number[], tolerance?: number) =>
    isExpected({ array: given }, readJson(JSON.stringify(expected)), { anyOrder: true, tolerance });

  test('one that fits two leaves the other what alone fits it', () => {
    expect(inAnyOrder([0.5, 0.9], [0.7, 0.4], 0.3)).toBe(true);
    expect(inAnyOrder([0.9, 0.5], [0.4, 0.7], 0.3)).toBe(true);
    expect(inAnyOrder([0.9, 0.9], [0.4, 0.7], 0.3)).toBe(false);
  });

  test('a list is right exactly where some order of it is', () => {
    const tenths = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 5 });
    fc.assert(
      fc.property(tenths, tenths, fc.integer({ min: 0, max: 5 }), (given, expected, most) => {
        const [a, b] = [given.map((n) => n / 10), expected.map((n) => n / 10)];
        const found = orders(a).some((order) =>
          isExpected({ array: order }, readJson(JSON.stringify(b)), { tolerance: most / 10 }),
        );
        expect(inAnyOrder(a, b, most / 10)).toBe(found);
      }),
    );
  });

  test('pairs are found wherever there are any', () => {
    const table = fc.array(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), { minLength: 5, maxLength: 5 });
    const places = [0, 1, 2, 3, 4];
    fc.assert(
      fc.property(table, (fits) => {
        const found = orders(places).some((order) => order.every((given, wanted) => fits[given]?.[wanted]));
        expect(matchAll(places, places, (given, wanted) => fits[given]?.[wanted] === true)).toBe(found);
      }),
    );
  });

  function orders<T>(all: readonly T[]): T[][] {
    if (all.length === 0) return [[]];
    return all.flatMap((one, at) => orders(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
  }
});

test('what is read from JSON keeps its digits, and is the same otherwise', () => {
  expect(readJson('[1.50, "a\\"1", {"n": -1e5, "s": "n3"}, true, null]')).toEqual({
    array: [
      { number: '1.50' },
      'a"1',
      {
        object: [
          ['n', { number: '-1e5' }],
          ['s', 'n3'],
        ],
      },
      true,
      null,
    ],
  });
  expect(() => readJson('[1, ]')).toThrow(SyntaxError);
  const plain = (value: ReturnType<typeof readJson>): unknown => {
    if (value === null || typeof value !== 'object') return value;
    if ('number' in value) return Number(value.number);
    if ('array' in value) return value.array.map(plain);
    return Object.fromEntries(value.object.map(([key, inner]) => [key, plain(inner)]));
  };
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(plain(readJson(text))).toEqual(JSON.parse(text));
    }),
  );
});
