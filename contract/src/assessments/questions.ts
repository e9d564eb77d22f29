import * as z from 'zod';
import { codeCheck, codeCheckInput, codeText } from '../code/code-check.ts';
import { CODE_LANGUAGES } from '../code/code-fields.ts';
import { cursorPaging, id, idParams, instant, line, missing, rowVersion, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';
import { criterion, rubricInput } from './rubric.ts';
import { testAuthors } from './test-access.ts';
import {
  ANSWER_MAX,
  OPTION_TEXT_MAX,
  OPTIONS_MAX,
  OPTIONS_MIN,
  POINTS_MAX,
  POOL_NAME_MAX,
  STATEMENT_MAX,
  TEST_CATEGORIES,
  TEST_QUESTION_TYPES,
  TEST_QUESTIONS_MAX,
  TOPIC_MAX,
  VIDEO_SECONDS_DEFAULT,
  VIDEO_SECONDS_MAX,
  VIDEO_SECONDS_MIN,
} from './test-fields.ts';

/** A check that names its failure; `validation.ts` words it for the reader. */
const refused = (code: ValidationCode) => code;

/**
 * A question as its test shows it. What is right, expected and explained is there only for who writes tests and asks for it
 * (`includeAnswers`): the fields marked so are left out of every other answer.
 */
export const testQuestion = z.object({
  id,
  version: z.number().int(),
  testId: id,
  /** From 1. */
  position: z.number().int(),
  type: z.enum(TEST_QUESTION_TYPES),
  /**
   * HTML, reduced to paragraphs, headings, lists, emphasis, code, outward links, and pictures: `<img data-file="id" alt="words">`,
   * with a `src` that holds for a week where it is read.
   */
  text: z.string(),
  points: z.number().int(),
  /** What it is about, in the author's words; '' for nothing in particular. */
  topic: z.string(),
  /** The pool that attempts draw it from; '' for a question that everybody gets. Only authors have it. */
  pool: z.string().optional(),
  /** Of multiple choice; empty otherwise. `correct` goes with the answers. */
  options: z.array(z.object({ id: z.string(), text: z.string(), correct: z.boolean().optional() })),
  /** Of code. */
  language: z.enum(CODE_LANGUAGES).nullable(),
  starterCode: z.string(),
  /** What answers are checked by; null where only a person reads them, and of other types. */
  check: codeCheck.nullable(),
  /** How long a video may take, in seconds. */
  videoSeconds: z.number().int().nullable(),
  /** Of true or false; with the answers. */
  correctAnswer: z.boolean().nullable().optional(),
  /** Of essays and code, for whoever grades; with the answers. */
  expectedAnswer: z.string().optional(),
  /** Of what people grade: the criteria they grade by; with the answers. */
  rubric: z.array(criterion).optional(),
  /** Why the right answer is right; with the answers. */
  explanation: z.string().optional(),
});
export type TestQuestion = z.output<typeof testQuestion>;

const common = {
  text: text(STATEMENT_MAX, 1),
  points: z.number().int().min(1).max(POINTS_MAX).default(1),
  topic: line(0, TOPIC_MAX).default(''),
  explanation: text(ANSWER_MAX).default(''),
  /** A pool of its test; '' takes it out of the one it is in, and left out it stays where it is. */
  pool: line(0, POOL_NAME_MAX).optional(),
};
const expectedAnswer = text(ANSWER_MAX).default('');

const option = z.strictObject({
  /** Of an option that is there already; left out, it is a new one. */
  id: z.string().max(40).optional(),
  text: line(1, OPTION_TEXT_MAX),
  correct: z.boolean().default(false),
});

const options = z
  .array(option, missing(refused('OPTIONS_TOO_FEW')))
  .min(OPTIONS_MIN, { error: refused('OPTIONS_TOO_FEW') })
  .max(OPTIONS_MAX)
  .superRefine((all, context) => {
    if (all.filter(({ correct }) => correct).length !== 1)
      context.addIssue({ code: 'custom', message: refused('ONE_RIGHT_OPTION') });
    const words = all.map(({ text }) => text.toLowerCase());
    if (new Set(words).size < words.length) context.addIssue({ code: 'custom', message: refused('OPTIONS_DUPLICATE') });
  });

export const multipleChoice = z.strictObject({ type: z.literal('MULTIPLE_CHOICE'), ...common, options });
export const trueFalse = z.strictObject({ type: z.literal('TRUE_FALSE'), ...common, correctAnswer: z.boolean() });
export const essay = z.strictObject({ type: z.literal('ESSAY'), ...common, expectedAnswer, rubric: rubricInput });
export const codeQuestion = z.strictObject({
  type: z.literal('CODE'),
  ...common,
  language: z.enum(CODE_LANGUAGES),
  starterCode: codeText(ANSWER_MAX).default(''),
  /** Null: a person reads it. */
  check: codeCheckInput.nullable().default(null),
  expectedAnswer,
  rubric: rubricInput,
});
export const videoResponse = z.strictObject({
  type: z.literal('VIDEO_RESPONSE'),
  ...common,
  videoSeconds: z.number().int().min(VIDEO_SECONDS_MIN).max(VIDEO_SECONDS_MAX).default(VIDEO_SECONDS_DEFAULT),
  rubric: rubricInput,
});

/** A question as it is written, by its type. */
export const questionInput = z.discriminatedUnion('type', [
  multipleChoice,
  trueFalse,
  essay,
  codeQuestion,
  videoResponse,
]);
export type QuestionInput = z.output<typeof questionInput>;

/** The same in an answer of the server, which has checked it. */
export const questionRead = z.discriminatedUnion('type', [
  multipleChoice.extend({ options: z.array(option) }),
  trueFalse,
  essay,
  codeQuestion,
  videoResponse,
]);

const written = <S extends z.ZodRawShape>(more: S) =>
  z.discriminatedUnion('type', [
    multipleChoice.extend(more),
    trueFalse.extend(more),
    essay.extend(more),
    codeQuestion.extend(more),
    videoResponse.extend(more),
  ]);

/** Where a question stands, from 1. */
export const place = z.number().int().min(1).max(TEST_QUESTIONS_MAX);

export const createQuestion = endpoint({
  id: 'assessments.questions.create',
  method: 'POST',
  path: '/api/v1/tests/questions',
  summary: 'Add a question to a test: at `position`, or at its end.',
  access: testAuthors,
  body: written({ testId: id, position: place.optional() }),
  output: testQuestion,
  status: 201,
  errors: ['TEST_NOT_FOUND', 'TEST_FULL'],
});

export const updateQuestion = endpoint({
  id: 'assessments.questions.update',
  method: 'PUT',
  path: '/api/v1/tests/questions/:id',
  summary: 'Change a question, also into one of another type.',
  access: testAuthors,
  params: idParams,
  body: written({ version: rowVersion.min(1) }),
  output: testQuestion,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'TEST_POOL_SHORT'],
});

export const removeQuestion = endpoint({
  id: 'assessments.questions.remove',
  method: 'DELETE',
  path: '/api/v1/tests/questions/:id',
  summary:
    'Take a question out of its test. The last question of a published test stays, and so do as many of a pool as it draws.',
  access: testAuthors,
  params: idParams,
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'TEST_NEEDS_QUESTION', 'TEST_POOL_SHORT'],
});

/** A question of the bank: one of any test of the company, with its answers, to be copied into another. */
export const bankQuestion = testQuestion.extend({
  testTitle: z.string(),
  category: z.enum(TEST_CATEGORIES),
  createdAt: instant,
});
export type BankQuestion = z.output<typeof bankQuestion>;

export const listBank = endpoint({
  id: 'assessments.questions.bank',
  method: 'GET',
  path: '/api/v1/tests/questions',
  summary:
    'The questions of all tests of the company, the newest first, by words of statement or topic, type and area.',
  access: testAuthors,
  query: z.object({
    search: z.string().max(120).optional(),
    type: z.enum(TEST_QUESTION_TYPES).optional(),
    category: z.enum(TEST_CATEGORIES).optional(),
    ...cursorPaging(20),
    cursor: id.optional(),
  }),
  output: z.array(bankQuestion),
  paging: 'cursor',
  errors: ['NO_COMPANY'],
});
