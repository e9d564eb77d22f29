import * as z from 'zod';
import { id, line, locale, rowVersion, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { LOCATION_MODELS, SENIORITIES } from '../work-fields.ts';
import { jobErrors, jobParams, recruiters } from './job-access.ts';
import { CONTRACT_TYPES } from './job-fields.ts';
import { detailsStep, jobSkill } from './job-steps.ts';
import { jobDetail } from './jobs.ts';

const stepParams = z.object({ n: z.coerce.number().int().min(1).max(7) });

export const createJob = endpoint({
  id: 'jobs.create',
  method: 'POST',
  path: '/api/v1/jobs',
  summary: 'Start a job as a draft from its details (step 1).',
  access: recruiters,
  body: detailsStep,
  output: jobDetail,
  status: 201,
  errors: ['NO_COMPANY'],
});

export const saveStep = endpoint({
  id: 'jobs.saveStep',
  method: 'POST',
  path: '/api/v1/jobs/step/:n',
  summary: 'Save one step of the wizard; step 1 without `jobId` starts the draft.',
  access: recruiters,
  params: stepParams,
  /** `data` is checked by the schema of its step; `jobId` is accepted inside it too. */
  body: z.strictObject({
    step: z.number().int().min(1).max(7).optional(),
    jobId: id.optional(),
    version: rowVersion.optional(),
    /** A step that is left half done is kept as typed and not marked complete. */
    partial: z.boolean().optional(),
    data: z.record(z.string(), z.unknown()),
  }),
  output: jobDetail,
  errors: [
    ...jobErrors,
    'NO_COMPANY',
    'VERSION_CONFLICT',
    'STAGE_HAS_CANDIDATES',
    'STAGE_FIXED',
    'STAGE_NOT_FOUND',
    'INTEGRATION_ALREADY_ADDED',
    'TEMPLATE_VARIABLE_UNKNOWN',
    'JOB_STATUS_REFUSED',
    'TEST_NOT_FOUND',
    'TEST_NOT_PUBLISHED',
  ],
});

export const getDraft = endpoint({
  id: 'jobs.draft',
  method: 'GET',
  path: '/api/v1/jobs/draft/:id',
  summary: 'The wizard’s state of a job, with what was left half done (`partial`, by step number).',
  access: recruiters,
  params: jobParams,
  output: jobDetail.extend({ partial: z.record(z.string(), z.record(z.string(), z.unknown())) }),
  errors: [...jobErrors],
});

export const saveDraft = endpoint({
  id: 'jobs.saveDraft',
  method: 'PUT',
  path: '/api/v1/jobs/draft/:id',
  summary: 'Keep half-done steps as typed, by step number.',
  access: recruiters,
  params: jobParams,
  body: z.strictObject({ steps: z.record(z.string().regex(/^[1-7]$/), z.record(z.string(), z.unknown())) }),
  output: jobDetail,
  errors: [...jobErrors, 'JOB_STATUS_REFUSED'],
});

export const publishJob = endpoint({
  id: 'jobs.publish',
  method: 'PUT',
  path: '/api/v1/jobs/publish/:id',
  summary: 'Publish a draft. 422 with the list of what is missing.',
  access: recruiters,
  params: jobParams,
  output: jobDetail,
  errors: [...jobErrors, 'JOB_INCOMPLETE', 'JOB_ALREADY_PUBLISHED', 'PLAN_LIMIT'],
});

export const generateDescription = endpoint({
  id: 'jobs.generateDescription',
  method: 'POST',
  path: '/api/v1/jobs/generate-description',
  summary: 'Propose a description. Nothing is saved: the recruiter edits it first.',
  access: recruiters,
  body: z.strictObject({
    jobId: id.optional(),
    title: line(2, 120),
    seniority: z.enum(SENIORITIES),
    locationModel: z.enum(LOCATION_MODELS),
    contractType: z.enum(CONTRACT_TYPES).optional(),
    skills: z.array(jobSkill).max(30).default([]),
    benefits: z.array(line(1, 80)).max(30).default([]),
    tone: z.enum(['plain', 'warm', 'formal']).default('plain'),
    language: locale,
    notes: text(2000).optional(),
    /** How many were written before: each is another text. */
    variant: z.number().int().min(0).max(1000).default(0),
  }),
  output: z.object({
    description: z.string(),
    requirements: z.string(),
    engine: z.string(),
    /** What was left out because the law forbids to ask it. */
    dropped: z.array(z.object({ quote: z.string(), law: z.string() })),
  }),
  errors: ['GENERATION_FAILED'],
  rateLimit: { max: 30, seconds: 600 },
});
