import * as z from 'zod';
import { id, instant } from '../common.ts';

/** A grade that somebody gave. */
export const givenGrade = z.object({
  id,
  graderName: z.string(),
  /** Of the caller. */
  own: z.boolean(),
  points: z.number(),
  /** Of each criterion, in the order of the rubric; null without one. */
  criteria: z.array(z.number()).nullable(),
  comment: z.string().nullable(),
  /** False: one of the two grades of an answer, given without knowledge of the other. */
  decides: z.boolean(),
  createdAt: instant,
});
export type GivenGrade = z.output<typeof givenGrade>;
