import * as z from 'zod';
import { caseVerdict, codeCheckInput, codeText } from '../code/code-check.ts';
import { CODE_LANGUAGES, SOLUTION_MAX } from '../code/code-fields.ts';
import { endpoint } from '../endpoint.ts';
import { testAuthors } from './test-access.ts';

export const tryCode = endpoint({
  id: 'assessments.questions.try',
  method: 'POST',
  path: '/api/v1/tests/questions/try',
  summary: 'Run code on the cases of a question as its author has written it, without storing anything.',
  access: testAuthors,
  body: z.strictObject({
    language: z.enum(CODE_LANGUAGES),
    check: codeCheckInput,
    /** Left out: the solution. */
    code: codeText(SOLUTION_MAX).optional(),
  }),
  output: z.object({
    cases: z.array(caseVerdict),
    /** What a case may take if this is the solution, in milliseconds; null where a case did not pass. */
    milliseconds: z.number().int().nullable(),
  }),
  errors: ['NO_COMPANY'],
  rateLimit: { max: 120, seconds: 600 },
});
