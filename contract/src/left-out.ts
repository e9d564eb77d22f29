import * as z from 'zod';
import { id } from './common.ts';
import { ERROR_CODES } from './errors.ts';

/** Of several asked for at once, those that are as they were, and why: as the call about this one alone would have answered. */
export const leftOut = z.array(
  z.object({
    id,
    error: z.enum(ERROR_CODES),
    message: z.string(),
    /** Of a refusal, the rule alone, in the reader's language. */
    reason: z.string().nullable(),
  }),
);
export type LeftOut = z.output<typeof leftOut>;
