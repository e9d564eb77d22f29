import * as z from 'zod';
import { TEST_STATUSES } from '../assessments/test-fields.ts';
import { id, idParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { askedTests } from '../jobs/job-steps.ts';
import type { ValidationCode } from '../validation.ts';

const code = (value: ValidationCode) => value;

/** What a stage of tests asks. */
export const stageTests = z.object({
  stageId: id,
  stageName: z.string(),
  /** Those that are no longer published are not sent. */
  tests: z.array(z.object({ id, title: z.string(), status: z.enum(TEST_STATUSES) })),
  /** How many days somebody has, from the day on which they are sent. */
  dueDays: z.number().int(),
  /** Whether whoever comes into the stage is sent its tests by itself. */
  automatic: z.boolean(),
});
export type StageTests = z.output<typeof stageTests>;

const member = { kind: 'user', roles: ['RECRUITER'] } as const;

export const listStageTests = endpoint({
  id: 'assessments.stages.list',
  method: 'GET',
  path: '/api/v1/tests/stages',
  summary: 'What the stages of tests of a job ask, in the order of the stages.',
  access: member,
  query: z.object({ jobId: id }),
  output: z.array(stageTests),
  errors: ['JOB_NOT_FOUND'],
});

export const saveStageTests = endpoint({
  id: 'assessments.stages.save',
  method: 'PUT',
  path: '/api/v1/tests/stages/:id',
  summary: 'Say what a stage of tests asks. Whoever is in it already is sent nothing by this.',
  access: member,
  params: idParams,
  body: askedTests.extend({ jobId: id }).refine(({ testIds, automatic }) => !automatic || testIds.length > 0, {
    path: ['testIds'],
    error: code('TESTS_REQUIRED'),
    // Whatever else is wrong, so that the form says all of it at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
  output: stageTests,
  errors: ['JOB_NOT_FOUND', 'JOB_STATUS_REFUSED', 'STAGE_NOT_FOUND', 'TEST_NOT_FOUND', 'TEST_NOT_PUBLISHED'],
});
