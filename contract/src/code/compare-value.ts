import { TOLERANCE_MAX } from './code-fields.ts';
import { type Decimal, decimalOf, distance, isSameDecimal, isWhole, scaled } from './decimal.ts';
import { matchAll } from './match-all.ts';
import type { ReturnedValue } from './returned-value.ts';
import type { WrittenJson } from './written-json.ts';

export interface Comparison {
  /** Whether a list is right in any order. */
  readonly anyOrder?: boolean | undefined;
  /** How far a floating-point number may be from what is expected; left out: as far as arithmetic rounds. */
  readonly tolerance?: number | undefined;
}

/** Left out, it is this part of the larger number (at least of 1) … */
const ROUNDED_PART = 1_000_000_000n;
/** … and never more than this, so that no cent passes, however large the numbers are. */
const ROUNDED_MOST = decimalOf('0.001');
/** Beyond these a number is 0, or without end, for floating-point numbers. */
const EXPONENTS = 2_000n;

/** Whether an answer returned what is expected. The order of an object's keys means nothing. */
export function isExpected(value: ReturnedValue, expected: WrittenJson, { anyOrder, tolerance }: Comparison = {}) {
  const most = tolerance === undefined ? undefined : decimalOf(String(tolerance));
  const isSame = (given: ReturnedValue, wanted: WrittenJson): boolean => {
    if (wanted === null || typeof wanted !== 'object') return given === wanted;
    if ('number' in wanted) return isNumber(given, wanted.number, most);
    if (given === null || typeof given !== 'object') return false;
    if ('array' in wanted)
      return (
        'array' in given &&
        given.array.length === wanted.array.length &&
        wanted.array.every((one, index) => isSame(given.array[index] ?? null, one))
      );
    if (!('object' in given) || given.object.length !== wanted.object.length) return false;
    const held = new Map(given.object);
    return wanted.object.every(([key, one]) => held.has(key) && isSame(held.get(key) ?? null, one));
  };
  if (anyOrder && isList(value) && isList(expected)) return matchAll(expected.array, value.array, isSame);
  return isSame(value, expected);
}

const isList = <T extends ReturnedValue | WrittenJson>(value: T): value is Extract<T, { array: unknown }> =>
  value !== null && typeof value === 'object' && 'array' in value;

function isNumber(given: ReturnedValue, expected: string, most: Decimal | undefined): boolean {
  if (typeof given === 'number') return isFloat(given, expected, most);
  if (given === null || typeof given !== 'object' || !('number' in given)) return false;
  // Exact types: whole numbers and decimals of any length.
  return given.number === expected || isSameDecimal(decimalOf(given.number), decimalOf(expected));
}

/** Of a floating-point number its value counts as it is shown, so that a difference is the one that its author reads. */
function isFloat(given: number, expected: string, most: Decimal | undefined): boolean {
  if (!Number.isFinite(given)) return false;
  const near = Number(expected);
  if (given === near && Math.abs(near) <= Number.MAX_SAFE_INTEGER) return true;
  // Further apart than any tolerance.
  if (Math.abs(given - near) > 2 * TOLERANCE_MAX) return false;
  const wanted = floatSized(decimalOf(expected), near);
  if (wanted === undefined) return false;
  // A fraction has nothing nearer to it than this; a whole number has digits, and each counts.
  if (given === near && !isWhole(wanted)) return true;
  if (Number.isInteger(given) && isSameDecimal(decimalOf(String(BigInt(given))), wanted)) return true;
  return isNear(decimalOf(String(given)), wanted, most);
}

function floatSized(wanted: Decimal, near: number): Decimal | undefined {
  if (!Number.isFinite(near)) return undefined;
  return wanted.exponent < -EXPONENTS || wanted.exponent > EXPONENTS ? decimalOf(String(near)) : wanted;
}

/** Whether two numbers lie no further apart than `most`; without it, than arithmetic rounds. The same both ways round. */
export function isNear(one: Decimal, other: Decimal, most?: Decimal): boolean {
  const { difference, larger, exponent } = distance(one, other);
  if (difference === 0n) return true;
  const isWithin = (limit: Decimal) => {
    // biome-ignore lint/complexity/useMathMinMax: Math knows no bigint.
    const unit = limit.exponent < exponent ? limit.exponent : exponent;
    return difference * 10n ** (exponent - unit) <= scaled(limit, unit);
  };
  if (most) return isWithin(most);
  if (!isWithin(ROUNDED_MOST)) return false;
  return difference * ROUNDED_PART <= larger || isWithin({ digits: 1n, exponent: -9n });
}
