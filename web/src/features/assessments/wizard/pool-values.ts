import { type PoolInput, poolInput } from '@prova/contract/assessments/pools';
import type { TestDetails } from '@prova/contract/assessments/tests';
import type { ValidationCode } from '@prova/contract/validation';
import * as z from 'zod';
import { typedNumber } from '../components/typed-number.ts';

/** A pool as it is typed. */
export type PoolValues = { name: string; draws: string; points: string; questionIds: string[] };

/** @param taken names of the other pools */
export const poolForm = (taken: readonly string[]) =>
  z.preprocess(
    (values) => {
      const { draws, points, ...typed } = values as PoolValues;
      return { ...typed, draws: typedNumber(draws), points: typedNumber(points) };
    },
    poolInput.superRefine(({ name }, context) => {
      if (taken.some((other) => other.toLowerCase() === name.toLowerCase()))
        context.addIssue({
          code: 'custom',
          path: ['name'],
          message: 'POOL_DUPLICATE' satisfies ValidationCode,
        });
    }),
  ) as unknown as z.ZodType<PoolInput, PoolValues>;

/** The pools of a test with their questions, as they are sent. */
export const poolsOf = ({ pools, questions }: TestDetails): PoolInput[] =>
  pools.map(({ name, draws }) => {
    const own = questions.filter(({ pool }) => pool === name);
    return { name, draws, points: own[0]?.points ?? 1, questionIds: own.map(({ id }) => id) };
  });
