/**
 * A value that an answer returned, as the process that ran it says: plain JSON, but arrays and objects are named as such, so
 * that what JSON lacks (`NaN`, `undefined`, dates, sets) has a place of its own.
 */
export type ReturnedValue =
  | null
  | boolean
  | number
  | string
  | { readonly array: readonly ReturnedValue[] }
  | { readonly object: readonly (readonly [string, ReturnedValue])[] }
  /** A number beyond what JSON keeps exactly, or with the digits that its interpreter wrote. */
  | { readonly number: string }
  /** Anything else, e.g. `undefined`, `NaN`, `Set`. */
  | { readonly other: string };

/** What became of one case inside of its interpreter. It was given the input alone and knows nothing of what is expected. */
export interface CaseRun {
  readonly outcome: 'returned' | 'threw' | 'time' | 'memory';
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
  return 'number' in value ? value.number : value.other;
}
