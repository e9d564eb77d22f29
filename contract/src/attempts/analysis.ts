import * as z from 'zod';
import { testAuthors } from '../assessments/test-access.ts';
import { TEST_QUESTION_TYPES } from '../assessments/test-fields.ts';
import { id, idParams, instant } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { answersSeen } from './assignments.ts';

/** From so many graded results on, how hard a question was says something. */
export const DIFFICULTY_TAKERS_MIN = 5;
/** From so many on, so do discrimination and reliability. */
export const RELIABILITY_TAKERS_MIN = 20;
/** From which share of common fingerprints on two answers of code are called alike, and how many groups and pairs are named. */
export const SIMILAR_MIN = 0.8;
export const SIMILAR_MOST = 20;
/** Results that are compared at once. */
export const COMPARED_MAX = 100;

const versions = z.array(z.object({ number: z.number().int(), takers: z.number().int(), sentAt: instant }));
const query = z.object({
  /** Left out: the newest version that somebody has handed in; of its questions, that somebody was graded in. */
  version: z.coerce.number().int().min(1).max(1_000_000).optional(),
});

/**
 * How the questions of a version did, over all who were graded: each person once, by the first attempt in which they answered
 * something and had not seen what is right. Nobody is named in it.
 */
export const testAnalysis = z.object({
  title: z.string(),
  /** Null while nobody was graded. */
  version: z.number().int().nullable(),
  versions,
  takers: z.number().int(),
  /** Whether people got different questions. */
  draws: z.boolean(),
  pointsMax: z.number().int(),
  /** Mean of the points; null under `DIFFICULTY_TAKERS_MIN`. */
  mean: z.number().nullable(),
  /**
   * Cronbach’s alpha; null under `RELIABILITY_TAKERS_MIN`, of one question, where all have the same points, and of a test
   * that draws: it supposes that all answered the same.
   */
  reliability: z.number().nullable(),
  questions: z.array(
    z.object({
      id,
      position: z.number().int(),
      type: z.enum(TEST_QUESTION_TYPES),
      text: z.string(),
      topic: z.string(),
      points: z.number().int(),
      /** How many were asked it; the figures are theirs. */
      asked: z.number().int(),
      /** Share of the points that was reached, 0 to 1: low is hard. Null under `DIFFICULTY_TAKERS_MIN` who were asked. */
      difficulty: z.number().nullable(),
      /**
       * Correlation with the points of the other questions, -1 to 1. Null under `RELIABILITY_TAKERS_MIN` without any difference, and where the
       * others differ because the test draws.
       */
      discrimination: z.number().nullable(),
      /** Share of those who answered nothing. */
      unanswered: z.number(),
      /**
       * Of two who graded the same answers: how many, the mean of their absolute difference in points, and the share of answers where
       * they were no more than `AGREEMENT_SHARE` of the points apart. Null under `DIFFICULTY_TAKERS_MIN` answers.
       */
      agreement: z.object({ answers: z.number().int(), difference: z.number(), within: z.number() }).nullable(),
      /** Of choice and true or false: how often each was chosen. */
      options: z.array(z.object({ text: z.string(), correct: z.boolean(), share: z.number() })),
    }),
  ),
});
export type TestAnalysis = z.output<typeof testAnalysis>;

export const analyseTest = endpoint({
  id: 'assessments.results.analysis',
  method: 'GET',
  path: '/api/v1/tests/:id/analysis',
  summary: 'How hard the questions of a test were, how well they tell people apart, and how reliable the whole is.',
  access: testAuthors,
  params: idParams,
  query,
  output: testAnalysis,
  errors: ['TEST_NOT_FOUND'],
});

/** Results of one version side by side, the best first. */
export const comparedResults = z.object({
  title: z.string(),
  version: z.number().int().nullable(),
  versions,
  /** Whether people got different questions, so that their points of a topic compare as shares alone. */
  draws: z.boolean(),
  topics: z.array(z.object({ topic: z.string(), pointsMax: z.number().int() })),
  results: z.array(
    z.object({
      id,
      applicationId: id,
      candidateName: z.string(),
      jobTitle: z.string(),
      submittedAt: instant,
      seconds: z.number().int(),
      /** Null until all is graded. */
      score: z.number().int().nullable(),
      answersSeen,
      /** In the order of `topics`: what was reached, null while an answer waits to be graded, and what this one could reach. */
      points: z.array(z.number().nullable()),
      pointsMax: z.array(z.number().int()),
    }),
  ),
  /**
   * Answers of code that are alike, whatever their names and layout: a signal, never a verdict. `people` are ids of
   * `results`: all whose answers are the same, or two.
   */
  similar: z.array(
    z.object({ questionId: id, position: z.number().int(), people: z.array(id).min(2), share: z.number() }),
  ),
});
export type ComparedResults = z.output<typeof comparedResults>;

export const compareResults = endpoint({
  id: 'assessments.results.compare',
  method: 'GET',
  path: '/api/v1/tests/:id/comparison',
  summary: 'The results of the company’s candidates in one version of a test side by side, by topic.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  params: idParams,
  query,
  output: comparedResults,
  errors: ['TEST_NOT_FOUND', 'NO_COMPANY'],
});
