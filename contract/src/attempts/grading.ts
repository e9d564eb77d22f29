import * as z from 'zod';
import { criterion, quarterPoints } from '../assessments/rubric.ts';
import { testAuthors } from '../assessments/test-access.ts';
import { CRITERIA_MAX, TEST_QUESTION_TYPES } from '../assessments/test-fields.ts';
import { caseVerdict } from '../code/code-check.ts';
import { CODE_LANGUAGES } from '../code/code-fields.ts';
import { id, idParams, paging, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';
import { givenGrade } from './given-grade.ts';
import { answerValue, testResult } from './taking.ts';
import { shownVideo } from './video-answers.ts';

const code = (value: ValidationCode) => value;

/** Answers to be graded in one call. */
export const GRADES_AT_ONCE = 100;

/**
 * `open`: the caller's points are missing. `graded_once`: the caller graded it, and a second person has to. `differences`: two graded
 * it, too far apart for a mean.
 */
export const GRADING_STATES = ['open', 'graded_once', 'differences'] as const;
export type GradingState = (typeof GRADING_STATES)[number];

/** What became of a case, with what it was given and should have come to. */
const checkedCase = caseVerdict.extend({ input: z.string(), expected: z.string() });

/** An answer that waits for a person. Whose it is is nowhere in it: the ids are those of the attempt alone. */
export const gradingTask = z.object({
  attemptId: id,
  questionId: id,
  /** Four signs by which two answers of the same attempt are known. */
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
  /** What it is graded by; empty where it has points as a whole. */
  rubric: z.array(criterion),
  value: answerValue,
  /** Of code with cases: whether they are still being run. */
  checking: z.boolean(),
  /**
   * What they came to, and the points that follow, which a person confirms; null without cases, and until they were run. Where
   * criteria decide, no points follow.
   */
  proposal: z.object({ points: z.number().nullable(), cases: z.array(checkedCase) }).nullable(),
  /** Of a video answer. */
  video: shownVideo.nullable(),
  /** How many people grade it, each without seeing what the other gave. */
  graders: z.number().int(),
  /** Of one that the caller graded: that grade. Of a difference: both. Otherwise none. `accept`: whether the caller may let it decide. */
  grades: z.array(givenGrade.extend({ accept: z.boolean() })),
  /** Whether the caller may end the difference with other points. */
  decide: z.boolean(),
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
    state: z.enum(GRADING_STATES).default('open'),
    /** Only those whose points are proposed. */
    proposed: z.enum(['true']).optional(),
    ...paging(20),
  }),
  output: z.array(gradingTask),
  paging: 'page',
  errors: ['NO_COMPANY'],
});

export const listGradedTests = endpoint({
  id: 'assessments.grading.tests',
  method: 'GET',
  path: '/api/v1/tests/grading/tests',
  summary:
    'The tests with answers that wait to be graded, by title, and how many of each state: as the queue counts them.',
  access: testAuthors,
  output: z.array(
    z.object({
      testId: id,
      title: z.string(),
      counts: z.object({
        open: z.number().int(),
        graded_once: z.number().int(),
        differences: z.number().int(),
      } satisfies Record<GradingState, z.ZodType>),
    }),
  ),
  errors: ['NO_COMPANY'],
});

const grade = {
  /** Of a question without a rubric, at most its points. */
  points: quarterPoints.optional(),
  /** Of one with a rubric: the points of each criterion in its order, at most those it has. */
  criteria: z.array(quarterPoints).max(CRITERIA_MAX).optional(),
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
    'Grade answers that wait. One that has all its grades, or the caller’s, stays as it is. Where two grade, the mean of both counts if they are no more than a quarter of the points apart. Once the last answer of an attempt has its points, the candidate is told.',
  access: testAuthors,
  body: z.strictObject({
    grades: z
      .array(z.strictObject({ attemptId: id, questionId: id, ...grade }))
      .min(1)
      .max(GRADES_AT_ONCE),
  }),
  output: z.object({
    graded: z.number().int(),
    /** Graded before, by others or by the caller. */
    skipped: z.number().int(),
  }),
  errors: ['NOT_FOUND', 'NO_COMPANY'],
});

export const decideGrade = endpoint({
  id: 'assessments.grading.decide',
  method: 'POST',
  path: '/api/v1/tests/grading/decisions',
  summary:
    'End the difference of two grades: with one of them (`gradeId`), or with other points. Who gave one of the two can only take the other’s; owners and recruiters are free, and can also let their own single grade do where a second person is missing.',
  access: testAuthors,
  body: z.strictObject({ attemptId: id, questionId: id, gradeId: id.optional(), ...grade }),
  output: z.object({
    /** False where somebody else decided before. */
    decided: z.boolean(),
  }),
  errors: ['NOT_FOUND', 'NO_COMPANY', 'GRADE_NOT_YOURS'],
});

export const regradeAnswer = endpoint({
  id: 'assessments.grading.regrade',
  method: 'POST',
  path: '/api/v1/tests/results/:id/grades',
  summary:
    'Grade an answer of a result once more; the grades before stay in its history. One that waits is graded in the queue.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  params: idParams,
  body: z.strictObject({ questionId: id, ...grade }),
  output: testResult,
  errors: ['NOT_FOUND', 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_DONE', 'GRADE_MISSING'],
});
