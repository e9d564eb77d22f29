import type { ReturnedValue } from './returned-value.ts';

/** A value as JSON has it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Two fractions are the same where they differ by less, in relation to the larger one: arithmetic rounds. */
const TOLERANCE = 1e-9;

/** Whether an answer returned what is expected. The order of an object's keys means nothing. */
export function isExpected(value: ReturnedValue, expected: Json, anyOrder = false): boolean {
  if (anyOrder && Array.isArray(expected) && isArray(value)) return sameInAnyOrder(value.array, expected);
  if (typeof expected === 'number') return isNumber(value, expected);
  if (expected === null || typeof expected !== 'object') return value === expected;
  if (Array.isArray(expected))
    return (
      isArray(value) &&
      value.array.length === expected.length &&
      expected.every((one, index) => isExpected(value.array[index] ?? null, one))
    );
  if (value === null || typeof value !== 'object' || !('object' in value)) return false;
  const wanted = Object.entries(expected);
  const given = new Map(value.object);
  return (
    given.size === wanted.length &&
    wanted.every(([key, one]) => given.has(key) && isExpected(given.get(key) ?? null, one))
  );
}

const isArray = (value: ReturnedValue): value is { readonly array: readonly ReturnedValue[] } =>
  value !== null && typeof value === 'object' && 'array' in value;

function isNumber(value: ReturnedValue, expected: number): boolean {
  const given =
    typeof value === 'object' && value !== null && 'number' in value ? Number(value.number) : (value as unknown);
  // Digits may be more than a number holds, and what has no end is within any part of itself.
  if (typeof given !== 'number' || !Number.isFinite(given)) return false;
  if (Number.isInteger(given) && Number.isInteger(expected)) return given === expected;
  return Math.abs(given - expected) <= TOLERANCE * Math.max(1, Math.abs(given), Math.abs(expected));
}

/** Each expected one takes one of those that were given. */
function sameInAnyOrder(given: readonly ReturnedValue[], expected: readonly Json[]): boolean {
  const left = [...given];
  return (
    given.length === expected.length &&
    expected.every((one) => {
      const at = left.findIndex((value) => isExpected(value, one));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}
