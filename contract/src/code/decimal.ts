/** A decimal number of any length: `digits × 10^exponent`, without zeros at its end, so that equal values are written alike. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: bigint;
}

const WRITTEN = /^([+-]?\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** @param text as JSON, Python and PostgreSQL write numbers @throws RangeError where it is none */
export function decimalOf(text: string): Decimal {
  const parts = WRITTEN.exec(text);
  if (!parts) throw new RangeError('Not a decimal number');
  const [, whole = '', fraction = '', exponent = '0'] = parts;
  const all = whole + fraction;
  const digits = BigInt(all.replace(/^\+/, ''));
  if (digits === 0n) return { digits, exponent: 0n };
  const zeros = BigInt(trailingZeros(all));
  return { digits: digits / 10n ** zeros, exponent: BigInt(exponent) - BigInt(fraction.length) + zeros };
}

function trailingZeros(text: string): number {
  let count = 0;
  while (text.charAt(text.length - 1 - count) === '0') count += 1;
  return count;
}

/** Whether two numbers have the same value: 1.50 is 1.5. */
export const isSameDecimal = (one: Decimal, other: Decimal): boolean =>
  one.digits === other.digits && one.exponent === other.exponent;

export const isWhole = ({ exponent }: Decimal): boolean => exponent >= 0n;

/**
 * How far two numbers lie apart, and the larger one, both in units of the same power of ten.
 * Only for exponents of the size that floating-point numbers have: it writes the zeros out.
 */
export function distance(one: Decimal, other: Decimal): { difference: bigint; larger: bigint; exponent: bigint } {
  // biome-ignore lint/complexity/useMathMinMax: Math knows no bigint.
  const exponent = one.exponent < other.exponent ? one.exponent : other.exponent;
  const [a, b] = [scaled(one, exponent), scaled(other, exponent)];
  const isLarger = size(a) > size(b);
  return { difference: size(a - b), larger: size(isLarger ? a : b), exponent };
}

/** A number in units of a power of ten that is no larger than its own. */
export const scaled = ({ digits, exponent }: Decimal, unit: bigint): bigint => digits * 10n ** (exponent - unit);

const size = (number: bigint) => (number < 0n ? -number : number);
