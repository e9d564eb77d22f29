import type { Json } from '@prova/contract/assessments/compare-value';
import { CODE_LANGUAGES } from '@prova/contract/assessments/test-fields';
import * as z from 'zod';

/** Of an answer, and of what a question gives. */
export const CODE_MAX = 50_000;
const CASES_MAX = 50;
/** A limit where the author has no right answer to measure, in milliseconds of CPU. */
export const MILLISECONDS_DEFAULT = 5_000;
export const MILLISECONDS_MIN = 1_000;
export const MILLISECONDS_MAX = 10_000;

const source = z
  .string()
  .max(CODE_MAX)
  .overwrite((code) => code.toWellFormed());

/** Whether a value read from JSON is what was written: larger whole numbers have been rounded already. */
export const isExact = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isInteger(value) || Number.isSafeInteger(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isExact);
// What is read from JSON is JSON: to look at all of it again by a schema that names itself breaks at some hundred links.
const exactJson = z
  .custom<Json>((value) => value !== undefined)
  .refine(isExact, 'holds a whole number beyond 2^53, which is not kept exactly');

const codeCase = z.strictObject({
  name: z.string().max(120).default(''),
  /** Shown to whoever answers; the others stay hidden. */
  visible: z.boolean().default(false),
  /** JavaScript, TypeScript, Python: what the function is called with. */
  args: z.array(exactJson).max(20).default([]),
  /** SQL: statements that put rows into the schema. */
  rows: source.default(''),
  /** What the function returns; of SQL, the rows of the answer as arrays. */
  expected: exactJson,
});

/** A question about code as an author's file holds it. */
export const codeQuestionFile = z
  .object({
    language: z.enum(CODE_LANGUAGES),
    /** What is called. Not of SQL. */
    functionName: z
      .string()
      .regex(/^[A-Za-z_]\w{0,99}$/, 'a name of letters, digits and underscores')
      .optional(),
    /** SQL: the tables. */
    schema: source.default(''),
    /** Whether a list is right in any order. */
    anyOrder: z.boolean().default(false),
    /** Right answers of the author: the slowest one decides how long an answer may take. */
    solutions: z.array(source).max(10).default([]),
    /** Left out: five times the slowest solution, at least a second. */
    milliseconds: z.int().min(MILLISECONDS_MIN).max(MILLISECONDS_MAX).optional(),
    cases: z.array(codeCase).min(1).max(CASES_MAX),
  })
  .superRefine(({ language, functionName, cases }, context) => {
    if (language !== 'sql' && functionName === undefined)
      context.addIssue({ code: 'custom', path: ['functionName'], message: 'names the function that is called' });
    if (language !== 'sql') return;
    cases.forEach(({ expected }, index) => {
      if (!Array.isArray(expected) || !expected.every(Array.isArray))
        context.addIssue({ code: 'custom', path: ['cases', index, 'expected'], message: 'rows, each as an array' });
    });
  });
export type CodeQuestion = z.output<typeof codeQuestionFile>;
export type CodeCase = CodeQuestion['cases'][number];
