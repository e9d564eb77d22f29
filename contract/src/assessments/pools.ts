import * as z from 'zod';
import { id, line, missing } from '../common.ts';
import type { ValidationCode } from '../validation.ts';
import { POINTS_MAX, POOL_NAME_MAX, TEST_QUESTIONS_MAX } from './test-fields.ts';

/** A check that names its failure; `validation.ts` words it for the reader. */
const refused = (code: ValidationCode) => code;

/** Questions of which each attempt gets some, at random. Questions name their pool. */
export const testPool = z.object({
  name: line(1, POOL_NAME_MAX),
  /** How many of them each attempt gets. */
  draws: z.number().int().min(1).max(TEST_QUESTIONS_MAX),
});
export type TestPool = z.output<typeof testPool>;

/** A pool as its author writes it. */
export const poolInput = z
  .strictObject({
    ...testPool.shape,
    /** Of each of its questions: whoever takes the test can reach the same, whatever is drawn. */
    points: z.number().int().min(1).max(POINTS_MAX),
    questionIds: z
      .array(id, missing(refused('POOL_EMPTY')))
      .min(1, { error: refused('POOL_EMPTY') })
      .max(TEST_QUESTIONS_MAX),
  })
  .superRefine(({ draws, questionIds }, context) => {
    if (questionIds.length > 0 && draws > questionIds.length)
      context.addIssue({ code: 'custom', path: ['draws'], message: refused('POOL_DRAWS_MORE') });
  });
export type PoolInput = z.output<typeof poolInput>;
