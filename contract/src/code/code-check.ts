import * as z from 'zod';
import { line, missing } from '../common.ts';
import type { ValidationCode } from '../validation.ts';
import { CASE_NAME_MAX, CASE_TEXT_MAX, CASES_MAX, SOLUTION_MAX, TOLERANCE_MAX } from './code-fields.ts';

const refused = (code: ValidationCode) => code;

/** Code is kept as it is written: white space counts. */
export const codeText = (maximum: number, minimum = 0) =>
  z
    .string()
    .overwrite((code) => code.toWellFormed())
    .min(minimum)
    .max(maximum)
    .refine((code) => !code.includes('\u0000'), { error: refused('CONTROL_CHARACTER') });

/** Something that an answer of code is run with, and what then comes out. */
const codeCase = z.strictObject({
  /** '' for its number. */
  name: line(0, CASE_NAME_MAX).default(''),
  /** Shown to whoever answers; the others are kept for the verdict. */
  visible: z.boolean().default(false),
  /** The arguments as a JSON array; of SQL, the statements that fill the tables. */
  input: codeText(CASE_TEXT_MAX),
  /** What the function returns, as JSON; of SQL, the rows as arrays. */
  expected: codeText(CASE_TEXT_MAX, 1),
});

/** What answers to a question of code are checked by. */
export const codeCheckInput = z.strictObject({
  /** What is called; '' for SQL. */
  functionName: codeText(100).default(''),
  /** SQL: the statements that make the tables. */
  setup: codeText(SOLUTION_MAX).default(''),
  /** Whether a list, or rows, are right in any order. */
  anyOrder: z.boolean().default(false),
  /** How far floating-point numbers may be from what is expected; left out: as far as arithmetic rounds. Exact ones are exact. */
  tolerance: z
    .number({ error: refused('TOLERANCE') })
    .min(0, { error: refused('TOLERANCE') })
    .max(TOLERANCE_MAX, { error: refused('TOLERANCE') })
    .optional(),
  /** A right answer of the author: it says whether the cases are right, and how long an answer may take. */
  solution: codeText(SOLUTION_MAX, 1),
  cases: z
    .array(codeCase, missing(refused('CASES_REQUIRED')))
    .min(1, { error: refused('CASES_REQUIRED') })
    .max(CASES_MAX),
});
export type CodeCheckInput = z.output<typeof codeCheckInput>;

/** How the author's solution did on the cases: `waiting` until it was run. */
export const CODE_CHECK_STATES = ['waiting', 'right', 'wrong'] as const;

/** `stopped`: it took too long, too much memory, or said too much. `error`: it does not run, or threw. */
export const CASE_OUTCOMES = ['passed', 'failed', 'stopped', 'error'] as const;
export const CASE_CAUSES = ['different', 'time', 'memory', 'output', 'crash', 'threw'] as const;

/** What became of a case. */
export const caseVerdict = z.object({
  name: z.string(),
  visible: z.boolean(),
  outcome: z.enum(CASE_OUTCOMES),
  /** Why it did not pass; null where it did. */
  cause: z.enum(CASE_CAUSES).nullable(),
  /** In the words of the interpreter; '' for nothing. */
  message: z.string(),
  /** What came instead, as it would be written in JSON; null where nothing came, and of hidden cases but for the team. */
  got: z.string().nullable(),
  printed: z.string(),
  milliseconds: z.number().int(),
});
export type ShownVerdict = z.output<typeof caseVerdict>;

/** The same as it is shown. Hidden cases, the solution and its state go with the answers. */
export const codeCheck = z.object({
  functionName: z.string(),
  setup: z.string(),
  anyOrder: z.boolean(),
  tolerance: z.number().optional(),
  cases: z.array(z.object({ name: z.string(), visible: z.boolean(), input: z.string(), expected: z.string() })),
  /** How many of the cases are hidden, also where they are listed. */
  hiddenCases: z.number().int(),
  /** What a case may take, in milliseconds of CPU. */
  milliseconds: z.number().int(),
  solution: z.string().optional(),
  state: z.enum(CODE_CHECK_STATES).optional(),
  /** Of a wrong solution: the first case that it does not pass, counted from 1. */
  problem: caseVerdict.extend({ number: z.number().int() }).nullable().optional(),
});
export type CodeCheck = z.output<typeof codeCheck>;
