import * as z from 'zod';
import { id, idParams, instant, paging, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';
import { caseVerdict } from './code-check.ts';
import { answerValue, testResult } from './taking.ts';
import { testAuthors } from './test-access.ts';
import { CODE_LANGUAGES, POINTS_MAX, TEST_QUESTION_TYPES } from './test-fields.ts';
import { shownVideo } from './video-answers.ts';

const code = (value: ValidationCode) => value;

/** Answers to be graded in one call. */
export const GRADES_AT_ONCE = 100;

/** An answer that waits for a person. Whose it is is nowhere in it: the ids are those of the sitting alone. */
export const gradingTask = z.object({
  attemptId: id,
  questionId: id,
  /** Four signs by which two answers of the same sitting are known. */
  label: z.string(),
  testId: id,
  testTitle: z.string(),
  type: z.enum(TEST_QUESTION_TYPES),
  text: z.string(),
  topic: z.string(),
  pointsMax: z.number().int(),
  language: z.enum(CODE_LANGUAGES).nullable(),
  /** What the author expects, for whoever grades. */
  expectedAnswer: z.string(),
  explanation: z.string(),
  value: answerValue,
  /** Of code with cases: whether they are still being run. */
  checking: z.boolean(),
  /** What they came to, and the points that follow; null without cases, and until they were run. A person confirms them. */
  proposal: z.object({ points: z.number(), cases: z.array(caseVerdict) }).nullable(),
  /** Of a video answer. */
  video: shownVideo.nullable(),
  submittedAt: instant,
});
export type GradingTask = z.output<typeof gradingTask>;

export const listGrading = endpoint({
  id: 'assessments.grading.list',
  method: 'GET',
  path: '/api/v1/tests/grading',
  summary:
    'Answers of the company’s candidates that wait to be graded, names hidden: the same question of several people one after the other.',
  access: testAuthors,
  query: z.object({
    testId: id.optional(),
    type: z.enum(TEST_QUESTION_TYPES).optional(),
    /** Only those whose points are proposed. */
    proposed: z.enum(['true']).optional(),
    ...paging(20),
  }),
  output: z.array(gradingTask),
  paging: 'page',
  errors: ['NO_COMPANY'],
});

const grade = {
  /** Quarters count; at most the points of the question. */
  points: z.number().min(0).max(POINTS_MAX).multipleOf(0.25),
  /** For the team alone. */
  comment: text(2000)
    .refine((value) => value.length !== 1, { error: code('TOO_SHORT'), params: { minimum: 2 } })
    .optional(),
};

export const gradeAnswers = endpoint({
  id: 'assessments.grading.grade',
  method: 'POST',
  path: '/api/v1/tests/grading',
  summary:
    'Grade answers that wait. One that somebody else graded first stays as they graded it. Once the last one of a sitting has its points, the candidate is told.',
  access: testAuthors,
  body: z.strictObject({
    grades: z
      .array(z.strictObject({ attemptId: id, questionId: id, ...grade }))
      .min(1)
      .max(GRADES_AT_ONCE),
  }),
  output: z.object({
    graded: z.number().int(),
    /** Graded by somebody else before. */
    skipped: z.number().int(),
  }),
  errors: ['NOT_FOUND', 'NO_COMPANY'],
});

export const regradeAnswer = endpoint({
  id: 'assessments.grading.regrade',
  method: 'POST',
  path: '/api/v1/tests/results/:id/grades',
  summary: 'Grade an answer of a result once more; the grades before stay in its history.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  params: idParams,
  body: z.strictObject({ questionId: id, ...grade }),
  output: testResult,
  errors: ['NOT_FOUND', 'ASSIGNMENT_ENDED'],
});
