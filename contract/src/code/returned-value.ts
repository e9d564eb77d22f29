/** Letters that a case may print. Who prints more is stopped; the beginning is kept. */
export const PRINTED_MAX = 200_000;
export const PRINTED_KEPT = 10_000;
/**
 * Of what is returned: letters of its texts, and parts of its lists and objects (who returns more is stopped), digits of a
 * number, and lists in lists (what has more equals nothing).
 */
export const LETTERS_MAX = 1_000_000;
export const PARTS_MAX = 200_000;
export const DIGITS_MAX = 1_000;
export const DEPTH_MAX = 1_000;

/**
 * A value that an answer returned, as the process that ran it says: plain JSON, but arrays and objects are named as such, so
 * that what JSON lacks (`NaN`, `undefined`, dates, sets) has a place of its own.
 */
export type ReturnedValue =
  | null
  | boolean
  /** Floating-point: all numbers of JavaScript, `float` of Python, `real` and `double precision` of PostgreSQL. */
  | number
  | string
  | { readonly array: readonly ReturnedValue[] }
  | { readonly object: readonly (readonly [string, ReturnedValue])[] }
  /** Exact, with the digits that its interpreter wrote: `BigInt`, `int`, `Decimal`, `bigint`, `numeric` … */
  | { readonly number: string }
  /** Anything else, e.g. `undefined`, `NaN`, `Set`. */
  | { readonly other: string };

/** What became of one case inside of its interpreter. It was given the input alone and knows nothing of what is expected. */
export interface CaseRun {
  /** `output`: it printed or returned too much. */
  readonly outcome: 'returned' | 'threw' | 'time' | 'memory' | 'output';
  readonly value?: ReturnedValue | undefined;
  /** What the interpreter said of an error. */
  readonly message: string;
  readonly printed: string;
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** The value as its author would read it. */
export function describeValue(value: ReturnedValue): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if ('array' in value) return `[${value.array.map(describeValue).join(', ')}]`;
  if ('object' in value)
    return `{${value.object.map(([key, inner]) => `${JSON.stringify(key)}: ${describeValue(inner)}`).join(', ')}}`;
  if ('number' in value) return value.number;
  return WORDS.test(value.other) && !JSON_WORD.test(value.other) ? value.other : `<${value.other}>`;
}

const WORDS = /^[a-z_][\w ]*$/i;
/** A class may be called as a value of JSON is. */
const JSON_WORD = /^(?:null|true|false)$/;
