import { type PoolInput, poolInput } from '@prova/contract/assessments/pools';
import type { TestDetails } from '@prova/contract/assessments/tests';
import type { ValidationCode } from '@prova/contract/validation';
import * as z from 'zod';
import { typedNumber } from '../components/typed-number.ts';

/** A pool as it is typed. */
export type PoolValues = { name: string; draws: string; points: string; questionIds: string[] };

/**
 * @param taken names of the other pools
 * @param free the questions that may be in it; of what was chosen nothing else counts
 */
export const poolForm = (taken: readonly string[], free: ReadonlySet<string>) =>
  z.preprocess(
    (values) => {
      const { name, draws, points, questionIds } = values as PoolValues;
      return {
        name,
        questionIds: questionIds.filter((id) => free.has(id)),
        draws: typedNumber(draws),
        points: typedNumber(points),
      };
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

/** Where a pool is among those of a test by now: by its name, or with questions of it under a name that is new. -1 if nowhere. */
export function placeOfPool(pool: PoolInput, then: readonly PoolInput[], now: readonly PoolInput[]): number {
  const named = now.findIndex(({ name }) => name === pool.name);
  if (named !== -1) return named;
  const known = new Set(then.map(({ name }) => name));
  const shared = now.map(({ name, questionIds }) =>
    known.has(name) ? 0 : questionIds.filter((id) => pool.questionIds.includes(id)).length,
  );
  const most = Math.max(0, ...shared);
  return most === 0 ? -1 : shared.indexOf(most);
}
