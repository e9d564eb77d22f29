import * as z from 'zod';
import { commaList, id, idParams, instant, line, missing, paging, rowVersion, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { PROVES_FROM } from '../matching/proven-level.ts';
import { SKILL_NAME_MAX } from '../skills/skills.ts';
import type { ValidationCode } from '../validation.ts';
import { poolInput, testPool } from './pools.ts';
import { questionInput, testQuestion } from './questions.ts';
import { testAuthors } from './test-access.ts';
import {
  GRADERS_MAX,
  POOLS_MAX,
  TEST_CATEGORIES,
  TEST_DESCRIPTION_MAX,
  TEST_DIFFICULTIES,
  TEST_INSTRUCTIONS_MAX,
  TEST_MINUTES_MAX,
  TEST_QUESTIONS_MAX,
  TEST_SKILLS_MAX,
  TEST_STATUSES,
  TEST_TITLE_MAX,
} from './test-fields.ts';

/** A check that names its failure; `validation.ts` words it for the reader. */
const refused = (code: ValidationCode) => code;
const positive = { error: refused('DURATION_POSITIVE') };

const title = line(0, TEST_TITLE_MAX, missing(refused('TEST_TITLE_REQUIRED'))).min(2, {
  error: ({ input }) => (input === '' ? refused('TEST_TITLE_REQUIRED') : undefined),
});

/** A test as its list shows it. */
export const testSummary = z.object({
  id,
  version: z.number().int(),
  title: z.string(),
  description: z.string(),
  instructions: z.string(),
  category: z.enum(TEST_CATEGORIES),
  difficulty: z.enum(TEST_DIFFICULTIES),
  /** What a result proves, as the dictionary writes it. */
  skills: z.array(z.string()),
  /** Percent from which on it proves them; what level it is goes by `provenLevel`. */
  provesFrom: z.number().int(),
  status: z.enum(TEST_STATUSES),
  /** Null: as long as one likes. */
  minutes: z.number().int().nullable(),
  /** Whether whoever took it sees, once it is graded, what was right. */
  showsAnswers: z.boolean(),
  /** Whether each attempt has the questions, and the options of each, in an order of its own. */
  shuffles: z.boolean(),
  /** Whether, while it is published, any talent may take it of their own accord. */
  openToTalents: z.boolean(),
  /** How many people grade each answer that people grade, without seeing what the other gave. */
  graders: z.number().int(),
  /** Questions that each attempt gets; where it draws some, the test holds more. */
  questionCount: z.number().int(),
  /** Questions that it holds. */
  questionTotal: z.number().int(),
  /** Sum over the questions of an attempt: the same for everybody. */
  points: z.number().int(),
  /** How often it was sent or begun. */
  applicationsCount: z.number().int(),
  authorName: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
/** One of a list, with how many people have seen what is right in some of its questions. */
export const listedTestSummary = testSummary.extend({ answersSeenBy: z.number().int() });
export type ListedTestSummary = z.output<typeof listedTestSummary>;
export type TestSummary = z.output<typeof testSummary>;

/** A test with its questions, in their order, and the pools that they are drawn from. */
export const testDetails = testSummary.extend({ questions: z.array(testQuestion), pools: z.array(testPool) });
export type TestDetails = z.output<typeof testDetails>;

/** What step 1 of the wizard asks for. */
export const testShape = {
  title,
  description: text(TEST_DESCRIPTION_MAX).default(''),
  instructions: text(TEST_INSTRUCTIONS_MAX).default(''),
  category: z.enum(TEST_CATEGORIES),
  difficulty: z.enum(TEST_DIFFICULTIES),
  skills: z.array(line(1, SKILL_NAME_MAX)).max(TEST_SKILLS_MAX).default([]),
  provesFrom: z.number().int().min(PROVES_FROM).max(100).default(PROVES_FROM),
  /** Minutes of the time limit; null without one. */
  minutes: z
    .number({ error: ({ code }) => (code === 'invalid_type' ? refused('DURATION_POSITIVE') : undefined) })
    .int(positive)
    .min(1, positive)
    .max(TEST_MINUTES_MAX)
    .nullable()
    .default(null),
  showsAnswers: z.boolean().default(false),
  shuffles: z.boolean().default(false),
  openToTalents: z.boolean().default(false),
  graders: z.number().int().min(1).max(GRADERS_MAX).default(1),
};

const errors = ['TEST_NOT_FOUND'] as const;
const answersQuery = z.object({ includeAnswers: z.enum(['true', 'false']).optional() });

export const TESTS_PER_PAGE = 20;
export const TEST_SORTS = ['recent', 'oldest', 'title'] as const;

export const listTests = endpoint({
  id: 'assessments.tests.list',
  method: 'GET',
  path: '/api/v1/tests/recruiter',
  aliases: ['/api/v1/tests'],
  summary: 'The company’s tests, 20 a page, by name, area, difficulty and status.',
  access: testAuthors,
  query: z.object({
    search: z.string().max(120).optional(),
    category: commaList(z.enum(TEST_CATEGORIES)).optional(),
    difficulty: commaList(z.enum(TEST_DIFFICULTIES)).optional(),
    status: commaList(z.enum(TEST_STATUSES)).optional(),
    sort: z.enum(TEST_SORTS).default('recent'),
    ...paging(TESTS_PER_PAGE),
  }),
  output: z.array(listedTestSummary),
  paging: 'page',
  errors: ['NO_COMPANY'],
});

export const getTest = endpoint({
  id: 'assessments.tests.get',
  method: 'GET',
  path: '/api/v1/tests/:id',
  summary: 'A test without its questions.',
  access: testAuthors,
  params: idParams,
  output: testSummary,
  errors,
});

export const getTestDetails = endpoint({
  id: 'assessments.tests.details',
  method: 'GET',
  path: '/api/v1/tests/:id/details',
  summary: 'A test with its questions; with `includeAnswers=true` what is right, expected and explained, too.',
  access: testAuthors,
  params: idParams,
  query: answersQuery,
  output: testDetails,
  errors,
});

export const listQuestions = endpoint({
  id: 'assessments.tests.questions',
  method: 'GET',
  path: '/api/v1/tests/:id/questions',
  summary:
    'The questions of a test in their order; with `includeAnswers=true` what is right, expected and explained, too.',
  access: testAuthors,
  params: idParams,
  query: answersQuery,
  output: z.array(testQuestion),
  errors,
});

export const createTest = endpoint({
  id: 'assessments.tests.create',
  method: 'POST',
  path: '/api/v1/tests',
  summary: 'Write a test: a draft, with questions or without.',
  access: testAuthors,
  body: z.strictObject({
    ...testShape,
    questions: z.array(questionInput).max(TEST_QUESTIONS_MAX).default([]),
    /** Each with questions that name it, all of equal points. */
    pools: z.array(testPool).max(POOLS_MAX).default([]),
  }),
  output: testDetails,
  status: 201,
  errors: ['NO_COMPANY'],
});

export const updateTest = endpoint({
  id: 'assessments.tests.update',
  method: 'PUT',
  path: '/api/v1/tests/:id',
  summary:
    'Change what a test is, and its status. To be published it needs a question, and in each pool as many as it draws.',
  access: testAuthors,
  params: idParams,
  body: z.strictObject({ ...testShape, status: z.enum(TEST_STATUSES).optional(), version: rowVersion.min(1) }),
  output: testSummary,
  errors: [...errors, 'VERSION_CONFLICT', 'TEST_NEEDS_QUESTION', 'TEST_POOL_SHORT', 'TEST_ASKED_BY_STAGE'],
});

export const toggleTest = endpoint({
  id: 'assessments.tests.toggleStatus',
  method: 'POST',
  path: '/api/v1/tests/:id/toggle-status',
  summary:
    'Publish a draft or an archived test, archive a published one. `status` is the one that was seen: another is refused.',
  access: testAuthors,
  params: idParams,
  body: z.strictObject({ status: z.enum(TEST_STATUSES).optional() }).optional(),
  output: testSummary,
  errors: [...errors, 'TEST_STATUS_CHANGED', 'TEST_NEEDS_QUESTION', 'TEST_POOL_SHORT', 'TEST_ASKED_BY_STAGE'],
});

export const duplicateTest = endpoint({
  id: 'assessments.tests.duplicate',
  method: 'POST',
  path: '/api/v1/tests/:id/duplicate',
  summary: 'A draft with the same questions.',
  access: testAuthors,
  params: idParams,
  output: testSummary,
  status: 201,
  errors,
});

export const orderQuestions = endpoint({
  id: 'assessments.tests.order',
  method: 'PUT',
  path: '/api/v1/tests/:id/order',
  summary: 'Put the questions of a test in order: all of their ids, each once.',
  access: testAuthors,
  params: idParams,
  body: z.strictObject({ ids: z.array(id).max(TEST_QUESTIONS_MAX) }),
  output: z.array(testQuestion),
  errors: [...errors, 'QUESTIONS_CHANGED'],
});

export const savePools = endpoint({
  id: 'assessments.tests.pools',
  method: 'PUT',
  path: '/api/v1/tests/:id/pools',
  summary:
    'The pools of a test, all of them: the questions of each, what each question is worth, and how many an attempt gets. Questions that no pool names go to everybody.',
  access: testAuthors,
  params: idParams,
  body: z.strictObject({ version: rowVersion.min(1), pools: z.array(poolInput).max(POOLS_MAX) }),
  output: testDetails,
  errors: [...errors, 'VERSION_CONFLICT', 'QUESTIONS_CHANGED'],
});

export const appendQuestions = endpoint({
  id: 'assessments.tests.append',
  method: 'POST',
  path: '/api/v1/tests/:id/questions',
  summary:
    'Add questions to the end of a test, all or none: those read from a file. Pools that they name are of that file, and left out.',
  access: testAuthors,
  params: idParams,
  body: z.strictObject({ questions: z.array(questionInput).min(1).max(TEST_QUESTIONS_MAX) }),
  output: testSummary,
  status: 201,
  errors: [...errors, 'TEST_FULL'],
});

export const removeTest = endpoint({
  id: 'assessments.tests.remove',
  method: 'DELETE',
  path: '/api/v1/tests/:id',
  summary: 'Delete a test with its questions.',
  access: testAuthors,
  params: idParams,
  output: z.object({ id }),
  errors: [...errors, 'TEST_ASKED_BY_STAGE'],
});
