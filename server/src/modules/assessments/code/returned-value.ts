import * as z from 'zod';

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

export const returnedValue: z.ZodType<ReturnedValue, ReturnedValue> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.string(),
    z.strictObject({ array: z.array(returnedValue) }),
    z.strictObject({ object: z.array(z.tuple([z.string(), returnedValue])) }),
    z.strictObject({
      number: z
        .string()
        .max(1000)
        .regex(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i),
    }),
    z.strictObject({ other: z.string().max(200) }),
  ]),
);

/** What became of one case inside of the process. It was given the input alone and knows nothing of what is expected. */
export const caseRun = z.strictObject({
  outcome: z.enum(['returned', 'threw', 'time', 'memory']),
  value: returnedValue.optional(),
  /** What the interpreter said of an error. */
  message: z.string().max(2_000),
  printed: z.string().max(20_000),
  milliseconds: z.number().min(0),
  megabytes: z.number().min(0),
});
export type CaseRun = z.output<typeof caseRun>;

/** The value as its author would read it. */
export function describeValue(value: ReturnedValue): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if ('array' in value) return `[${value.array.map(describeValue).join(', ')}]`;
  if ('object' in value)
    return `{${value.object.map(([key, inner]) => `${JSON.stringify(key)}: ${describeValue(inner)}`).join(', ')}}`;
  return 'number' in value ? value.number : value.other;
}
