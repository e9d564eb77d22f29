import * as z from 'zod';
import { line, text } from '../common.ts';
import type { ValidationCode } from '../validation.ts';
import { CRITERIA_MAX, CRITERION_NAME_MAX, CRITERION_TEXT_MAX, POINTS_MAX } from './test-fields.ts';

const quarters = { error: 'QUARTERS' satisfies ValidationCode };

/** Quarters count. */
export const quarterPoints = z.number(quarters).min(0).max(POINTS_MAX).multipleOf(0.25, quarters);

/** One of what an answer is graded by. */
export const criterion = z.object({ name: z.string(), description: z.string(), points: z.number() });
export type Criterion = z.output<typeof criterion>;

/** The criteria of a question in their order, none of one name; their points add up to those of the question. Empty: it has none. */
export const rubricInput = z
  .array(
    z.strictObject({
      name: line(1, CRITERION_NAME_MAX),
      /** What is looked at, and what is worth how much. */
      description: text(CRITERION_TEXT_MAX).default(''),
      points: quarterPoints.min(0.25),
    }),
  )
  .max(CRITERIA_MAX)
  .superRefine((criteria, context) => {
    for (const [index, { name }] of criteria.entries())
      if (criteria.slice(0, index).some((other) => other.name.toLowerCase() === name.toLowerCase()))
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: 'CRITERION_DUPLICATE' satisfies ValidationCode,
        });
  })
  .default([]);

/** Whether criteria, where there are some, make the points of their question. */
export const addsUp = ({
  points,
  rubric,
}: {
  readonly points: number;
  readonly rubric: readonly Criterion[];
}): boolean => rubric.length === 0 || sumOf(rubric.map((criterion) => criterion.points)) === points;

/** In quarters, so that nothing is lost in fractions. */
export const sumOf = (points: readonly number[]): number =>
  points.reduce((sum, each) => sum + Math.round(each * 4), 0) / 4;
