import * as z from 'zod';
import { TEST_CATEGORIES, TEST_DIFFICULTIES } from '../assessments/test-fields.ts';
import { id, idParams, instant, paging } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { askedTest, testResult } from './taking.ts';

/** Where a test stands for a talent, in three words. */
export const TALENT_TEST_STATUSES = ['not_started', 'in_progress', 'completed', 'declined', 'expired'] as const;
export type TalentTestStatus = (typeof TALENT_TEST_STATUSES)[number];

/** A test of a talent, with who asks it. */
export const ownTest = askedTest.extend({
  /** Null, as the job is, for a test that the talent chose. */
  applicationId: id.nullable(),
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  jobTitle: z.string().nullable(),
  /** The company's, in which the last day ends. */
  timeZone: z.string(),
  standing: z.enum(TALENT_TEST_STATUSES),
});
export type OwnTest = z.output<typeof ownTest>;

export const OTHER_ATTEMPTS = ['in_progress', 'in_grading', 'graded'] as const;

export const listedTest = ownTest.extend({
  /**
   * Of one that a company asks for and that waits: where the talent took, or takes, the same version in another place. Its result
   * can be shown here once it is graded. Null where there is none, and for a test that the talent chose.
   */
  otherSitting: z.enum(OTHER_ATTEMPTS).nullable(),
});
export type ListedTest = z.output<typeof listedTest>;

const talent = { kind: 'user', roles: ['POTENTIAL'] } as const;

export const listOwnTests = endpoint({
  id: 'assessments.own.list',
  method: 'GET',
  path: '/api/v1/tests/mine',
  summary:
    'The tests asked of the talent or chosen by them, the newest first. Left out are those that were called back, and those chosen and not begun that a company asks for, too.',
  access: talent,
  output: z.array(listedTest),
});

/** Mints a fresh link, so that the talent's page opens the same as the mail. */
export const openOwnTests = endpoint({
  id: 'assessments.own.open',
  method: 'POST',
  path: '/api/v1/tests/mine/:id/open',
  summary: 'A link to a test asked of the talent.',
  access: talent,
  params: idParams,
  output: z.object({ token: z.string() }),
  errors: ['TEST_NOT_FOUND'],
  rateLimit: { max: 120, seconds: 600 },
  answersSecret: true,
});

export const submitOwnTest = endpoint({
  id: 'assessments.own.submit',
  subjects: ['tests', 'proofs'],
  method: 'POST',
  path: '/api/v1/tests/:id/submit',
  summary: 'Hand in a test of the talent that is under way, with all that was saved. A second time answers the same.',
  access: talent,
  params: idParams,
  output: ownTest,
  errors: ['TEST_NOT_FOUND', 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_STARTED'],
});

export const listTestsOfJob = endpoint({
  id: 'assessments.own.ofJob',
  method: 'GET',
  path: '/api/v1/jobs/talent/:id/tests',
  summary: 'The tests that a job asks of the talent.',
  access: talent,
  params: idParams,
  output: z.array(listedTest),
});

const reader = { kind: 'user', roles: ['POTENTIAL', 'RECRUITER'] } as const;

/** A test that was handed in, as a list shows it. */
export const resultSummary = z.object({
  /** Of the test asked, as its other calls name it. */
  id,
  testId: id,
  /** Null, as the job is, for a test that the talent chose. */
  applicationId: id.nullable(),
  /** Null for a candidate without an account. */
  talentId: id.nullable(),
  candidateName: z.string(),
  companyName: z.string(),
  jobTitle: z.string().nullable(),
  title: z.string(),
  category: z.enum(TEST_CATEGORIES),
  difficulty: z.enum(TEST_DIFFICULTIES),
  submittedAt: instant,
  seconds: z.number().int(),
  graded: z.boolean(),
  points: z.number(),
  pointsMax: z.number().int(),
  score: z.number().nullable(),
});
export type ResultSummary = z.output<typeof resultSummary>;

/** Whose results: a talent, or, of a company's candidates, also a candidate or an application. */
const person = id.optional();

export const listResults = endpoint({
  id: 'assessments.results.list',
  method: 'GET',
  path: '/api/v1/tests/results',
  summary: 'Tests that were handed in, the newest first: the talent’s own, or those of the company’s candidates.',
  access: reader,
  query: z.object({
    talentId: person,
    testId: id.optional(),
    applicationId: id.optional(),
    category: z.enum(TEST_CATEGORIES).optional(),
    ...paging(20),
  }),
  output: z.array(resultSummary),
  paging: 'page',
  errors: ['NO_COMPANY'],
});

export const getResult = endpoint({
  id: 'assessments.results.get',
  method: 'GET',
  path: '/api/v1/tests/results/:id',
  summary:
    'The result of a test with its parts: to the talent what the author shows, to the company every answer with what was right. What waits to be graded is kept from who may grade it, until it has its points: the queue has it without a name.',
  access: reader,
  params: idParams,
  output: testResult,
  errors: ['NOT_FOUND', 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_DONE'],
});

export const showAnswers = endpoint({
  id: 'assessments.results.answers',
  subjects: ['tests'],
  method: 'POST',
  path: '/api/v1/tests/results/:id/right-answers',
  summary:
    'See what was right in the answered questions of one’s graded result that no company uses now. It is kept, and told beside every later result of the same questions; a test with them can not be chosen any more.',
  access: talent,
  params: idParams,
  output: testResult,
  errors: ['NOT_FOUND', 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_DONE', 'ANSWERS_WITHHELD'],
});

export const showProof = endpoint({
  id: 'assessments.results.proof',
  subjects: ['proofs'],
  method: 'PUT',
  path: '/api/v1/tests/results/:id/proof',
  summary:
    'Show a graded result on one’s profile as proof of the skills of its test, for twelve months from the hand-in, or take it back.',
  access: talent,
  params: idParams,
  body: z.strictObject({ shown: z.boolean() }),
  output: testResult,
  errors: ['NOT_FOUND', 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_DONE', 'PROOF_IMPOSSIBLE', 'PROOF_BELOW'],
});

export const resultStats = endpoint({
  id: 'assessments.results.stats',
  method: 'GET',
  path: '/api/v1/tests/results/stats',
  summary: 'How the tests of a talent went, together and by area: the own ones, or those that the company sees.',
  access: reader,
  query: z.object({ talentId: person }),
  output: z.object({
    taken: z.number().int(),
    graded: z.number().int(),
    /** Mean percent of the graded ones; null while there are none. */
    averageScore: z.number().nullable(),
    bestScore: z.number().nullable(),
    /** Seconds, from start to end. */
    averageSeconds: z.number().nullable(),
    byCategory: z.array(
      z.object({
        category: z.enum(TEST_CATEGORIES),
        taken: z.number().int(),
        averageScore: z.number().nullable(),
      }),
    ),
  }),
  errors: ['NO_COMPANY'],
});
