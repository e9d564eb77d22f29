import * as z from 'zod';
import { TEST_CATEGORIES, TEST_DIFFICULTIES } from '../assessments/test-fields.ts';
import { commaList, id, idParams, instant, paging } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { ownTest, TALENT_TEST_STATUSES } from './own-tests.ts';

/** Days from one attempt of a test to the next that a talent chooses. */
export const RETAKE_DAYS = 30;
/** How long a chosen test may wait, in days. */
export const CHOSEN_DUE_DAYS = 30;
/** Chosen tests that wait or are under way at once. */
export const CHOSEN_TESTS_MAX = 5;

/** A test that its company lets every talent take. */
export const openTest = z.object({
  /** Of the test. */
  id,
  title: z.string(),
  description: z.string(),
  category: z.enum(TEST_CATEGORIES),
  difficulty: z.enum(TEST_DIFFICULTIES),
  skills: z.array(z.string()),
  /** Percent from which on it proves them. */
  provesFrom: z.number().int(),
  minutes: z.number().int().nullable(),
  questionCount: z.number().int(),
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  /** Whether a person has to grade some of it. */
  gradedByPeople: z.boolean(),
  /** The last time that the talent took it or was asked to, whoever asked. */
  last: z
    .object({
      /** As the calls of the talent's own tests name it. */
      id,
      standing: z.enum(TALENT_TEST_STATUSES),
      score: z.number().nullable(),
    })
    .nullable(),
  /** From when on it can be chosen again; null when it can be now. */
  retakeAt: instant.nullable(),
  /** Whether the talent has seen what is right in a question of it: it can not be chosen any more. */
  answersSeen: z.boolean(),
});
export type OpenTest = z.output<typeof openTest>;

const skillAsked = z.string().trim().min(1).max(80);

export const OPEN_TEST_SORTS = ['fitting', 'recent', 'title'] as const;

const talent = { kind: 'user', roles: ['POTENTIAL'] } as const;

export const listOpenTests = endpoint({
  id: 'assessments.open.list',
  subjects: ['tests', 'profile'],
  method: 'GET',
  path: '/api/v1/tests/open',
  summary: 'Tests that a talent may take of their own accord; `fitting` has those of their own skills first.',
  access: talent,
  query: z.object({
    search: z.string().max(120).optional(),
    /** Only tests that prove this skill, or one that stands for it in part; those of the skill itself first. */
    skill: skillAsked.optional(),
    category: commaList(z.enum(TEST_CATEGORIES)).optional(),
    difficulty: commaList(z.enum(TEST_DIFFICULTIES)).optional(),
    sort: z.enum(OPEN_TEST_SORTS).default('fitting'),
    ...paging(20),
  }),
  output: z.array(openTest),
  paging: 'page',
});

/** How a talent can prove a skill now, by tests that they may choose. */
const proofWay = z.object({
  /** As it was asked for. */
  skill: z.string(),
  /** What the tests prove: the skill itself, or one that stands for it in part. Null where no test does. */
  by: z.string().nullable(),
  /** How much of the skill that is, 0 to 1: 1 for the skill itself. */
  strength: z.number(),
  /** Tests that can be taken now. */
  tests: z.number().int(),
  /** The test, where it is the only one. */
  testId: id.nullable(),
  /** Whether there are tests that the talent has taken lately, or knows the answers of. */
  taken: z.boolean(),
});
export type ProofWay = z.output<typeof proofWay>;

export const listProofWays = endpoint({
  id: 'assessments.open.ways',
  subjects: ['tests'],
  method: 'GET',
  path: '/api/v1/tests/open/ways',
  summary: 'For each of these skills, in their order, whether a test proves it that I can take now.',
  access: talent,
  query: z.object({ skills: commaList(skillAsked) }),
  output: z.array(proofWay),
});

export const chooseTest = endpoint({
  id: 'assessments.open.choose',
  subjects: ['tests'],
  method: 'POST',
  path: '/api/v1/tests/open/:id/choose',
  summary:
    'Choose an open test: it waits among the talent’s own for 30 days. One that waits already is answered again.',
  access: talent,
  params: idParams,
  output: ownTest,
  errors: ['TEST_NOT_FOUND', 'TEST_TAKEN_LATELY', 'TEST_ANSWERS_SEEN', 'TOO_MANY_CHOSEN_TESTS'],
  rateLimit: { max: 60, seconds: 3600 },
});

export const dropTest = endpoint({
  id: 'assessments.open.drop',
  subjects: ['tests'],
  method: 'DELETE',
  path: '/api/v1/tests/mine/:id',
  summary: 'Take a chosen test that was not begun off one’s list.',
  access: talent,
  params: idParams,
  output: z.object({ id }),
  errors: ['TEST_NOT_FOUND', 'ASSIGNMENT_ENDED', 'ASSIGNMENT_STARTED'],
});
