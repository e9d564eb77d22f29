import type { CaseRun, ReturnedValue } from '@prova/contract/assessments/returned-value';
import * as z from 'zod';

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

/** A case as its process says it, which is not trusted. */
export const caseRun: z.ZodType<CaseRun, CaseRun> = z.strictObject({
  outcome: z.enum(['returned', 'threw', 'time', 'memory']),
  value: returnedValue.optional(),
  message: z.string().max(2_000),
  printed: z.string().max(20_000),
  milliseconds: z.number().min(0),
  megabytes: z.number().min(0),
});
