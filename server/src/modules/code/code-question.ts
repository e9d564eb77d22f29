import { CODE_LANGUAGES, type CodeLanguage, TOLERANCE_MAX } from '@prova/contract/code/code-fields';
import { decimalOf, isSameDecimal, isWhole } from '@prova/contract/code/decimal';
import { readJson, type WrittenJson } from '@prova/contract/code/written-json';
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

/** What the language has, and its types do not have yet. */
const exactJson = JSON as unknown as {
  parse(text: string, read: (key: string, value: unknown, context: { source: string }) => unknown): unknown;
  rawJSON(text: string): object;
};

/** What JavaScript reads numbers into loses digits of long ones: those stay as they are written. */
export const parseExactly = (text: string): unknown =>
  exactJson.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && !isKept(value, source) ? exactJson.rawJSON(source) : value,
  );

const isKept = (value: number, source: string) =>
  Number.isFinite(value) && isSameDecimal(decimalOf(String(value)), decimalOf(source));

const ROUNDED = 'holds a whole number beyond 2^53, which JavaScript does not keep exactly';
/** In what is given to an answer: Python keeps whole numbers of any length. */
export const readsRounded = (language: CodeLanguage) => language === 'javascript' || language === 'typescript';

/** Whether it holds a whole number that JavaScript would read as another one. */
export function holdsRounded(value: WrittenJson): boolean {
  if (value === null || typeof value !== 'object') return false;
  if ('array' in value) return value.array.some(holdsRounded);
  if ('object' in value) return value.object.some(([, inner]) => holdsRounded(inner));
  return isWhole(decimalOf(value.number)) && !Number.isSafeInteger(Number(value.number));
}

/** What is read from JSON is JSON: to look at all of it again by a schema that names itself breaks at some hundred links. */
const json = z.custom<unknown>((value) => value !== undefined);

const codeCase = z.strictObject({
  name: z.string().max(120).default(''),
  /** Shown to whoever answers; the others stay hidden. */
  visible: z.boolean().default(false),
  /** JavaScript, TypeScript, Python: what the function is called with. */
  args: z.array(json).max(20).default([]),
  /** SQL: statements that put rows into the schema. */
  rows: source.default(''),
  /** What the function returns; of SQL, the rows of the answer as arrays. */
  expected: json,
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
    /** How far floating-point numbers may be from what is expected. */
    tolerance: z.number().min(0).max(TOLERANCE_MAX).optional(),
    /** Right answers of the author: the slowest one decides how long an answer may take. */
    solutions: z.array(source).max(10).default([]),
    /** Left out: five times the slowest solution, at least a second. */
    milliseconds: z.int().min(MILLISECONDS_MIN).max(MILLISECONDS_MAX).optional(),
    cases: z.array(codeCase).min(1).max(CASES_MAX),
  })
  .superRefine(({ language, functionName, cases }, context) => {
    if (language !== 'sql' && functionName === undefined)
      context.addIssue({ code: 'custom', path: ['functionName'], message: 'names the function that is called' });
    if (readsRounded(language))
      cases.forEach(({ args }, index) => {
        if (holdsRounded(readJson(JSON.stringify(args))))
          context.addIssue({ code: 'custom', path: ['cases', index, 'args'], message: ROUNDED });
      });
    if (language !== 'sql') return;
    cases.forEach(({ expected }, index) => {
      if (!Array.isArray(expected) || !expected.every(Array.isArray))
        context.addIssue({ code: 'custom', path: ['cases', index, 'expected'], message: 'rows, each as an array' });
    });
  });
export type CodeQuestion = z.output<typeof codeQuestionFile>;
export type CodeCase = CodeQuestion['cases'][number];
