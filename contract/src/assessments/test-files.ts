import * as z from 'zod';
import { idParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { TEST_FILE_TYPES } from '../file-types.ts';
import { testPool } from './pools.ts';
import { questionInput, questionRead } from './questions.ts';
import { testAuthors } from './test-access.ts';
import {
  EXPORT_LOSSES,
  IMPORT_LOSSES,
  IMPORT_PACKAGE_MAX_BYTES,
  IMPORT_REFUSALS,
  POOLS_MAX,
  TEST_FILE_FORMATS,
  TEST_QUESTIONS_MAX,
} from './test-fields.ts';
import { testShape } from './tests.ts';

/** A test as its JSON file holds it: what `createTest` takes, under a name and a version of the format. */
export const testFile = z.object({
  format: z.literal('prova-test'),
  version: z.literal(1),
  ...testShape,
  questions: z.array(questionInput).max(TEST_QUESTIONS_MAX),
  pools: z.array(testPool).max(POOLS_MAX).default([]),
});

export const exportTest = endpoint({
  id: 'assessments.tests.export',
  method: 'GET',
  path: '/api/v1/tests/:id/export',
  summary:
    'A test as a file, with its answers: JSON, GIFT, or a package of QTI 2.1. What the file does not hold of this test is in `lost`.',
  access: testAuthors,
  params: idParams,
  query: z.object({ format: z.enum(TEST_FILE_FORMATS).default('json') }),
  output: z.object({
    name: z.string(),
    /** As text, or in Base64 where the file is a package. */
    content: z.string(),
    encoding: z.enum(['text', 'base64']),
    /**
     * What the format has no place for, of all that this test has, with the numbers of the questions; without any where it is
     * the test's own. Questions of code and video are left out; in the place of a picture stand the words for it.
     */
    lost: z.array(z.object({ what: z.enum(EXPORT_LOSSES), questions: z.array(z.number().int()) })),
  }),
  errors: ['TEST_NOT_FOUND'],
});

export const readTestFile = endpoint({
  id: 'assessments.tests.readFile',
  method: 'POST',
  path: '/api/v1/tests/import',
  summary:
    'Read a file that holds a test: JSON of this product, GIFT, an item of QTI 2.1 or a package of them. Nothing is stored: the questions can be sent with a new test, or added to one.',
  access: testAuthors,
  body: z.strictObject({}),
  files: { file: { types: TEST_FILE_TYPES, maxBytes: IMPORT_PACKAGE_MAX_BYTES, required: true } },
  output: z.object({
    format: z.enum(TEST_FILE_FORMATS),
    /** What the file says of the test itself; GIFT and QTI say nothing. */
    test: z.object(testShape).nullable(),
    questions: z.array(questionRead),
    /** Those that the questions taken over name. */
    pools: z.array(testPool),
    /**
     * What was not taken over, and why. `line` counts from 1, in a package within the file of the
     * question; null where it is not known, `question` where the format does not count them.
     */
    refused: z.array(
      z.object({
        line: z.number().int().nullable(),
        question: z.number().int().nullable(),
        reason: z.enum(IMPORT_REFUSALS),
        /** The words of the file that are in the way; '' where the reason says it all. */
        found: z.string(),
        excerpt: z.string(),
      }),
    ),
    /** What does not come along with what was taken over, with the numbers of these questions, counted as they are taken over. */
    lost: z.array(z.object({ what: z.enum(IMPORT_LOSSES), questions: z.array(z.number().int()) })),
  }),
  errors: [
    'NO_COMPANY',
    'FILE_EMPTY',
    'TEST_FILE_UNREADABLE',
    'TEST_FILE_ENCODING',
    'TEST_FILE_BROKEN_JSON',
    'TEST_FILE_OTHER_JSON',
  ],
});
