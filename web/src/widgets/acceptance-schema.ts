import type { ValidationCode } from '@prova/contract/validation';
import * as z from 'zod';
import { acceptanceProblems } from './acceptance.ts';

/** The boxes of the terms block in a form; what is missing is the field's error. */
export const acceptanceSchema = (asked: boolean, asksAdult: boolean) =>
  z.object({ terms: z.boolean(), privacy: z.boolean(), adult: z.boolean() }).superRefine((value, context) => {
    for (const problem of asked ? acceptanceProblems(value, asksAdult) : [])
      context.addIssue({ code: 'custom', message: problem satisfies ValidationCode });
  });
