import * as z from 'zod';
import { id, instant, rowVersion } from '../common.ts';
import { verifiedBy } from '../companies/companies.ts';
import { endpoint } from '../endpoint.ts';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import { FORM_FIELDS } from './form-fields.ts';
import { jobErrors, jobParams, recruiters } from './job-access.ts';
import { template } from './job-email-templates.ts';
import { AI_QUESTION_TYPES, PLATFORM_CATEGORIES, PLATFORMS, QUESTION_TYPES, YES_NO } from './job-fields.ts';
import { jobSummary } from './job-list.ts';
import { JOB_STATUSES } from './job-status.ts';
import { askedTests, daysToBegin, detailsChange, storedDetails } from './job-steps.ts';
import { STAGE_TYPES } from './stage-types.ts';

export const stage = z.object({
  id,
  type: z.enum(STAGE_TYPES),
  name: z.string(),
  position: z.number().int(),
  required: z.boolean(),
  minutes: z.number().int().nullable(),
  replyDays: z.number().int().nullable(),
  /** Of an AI interview stage that asks by itself: days to begin. */
  daysToBegin: z.number().int().nullable(),
  questions: z
    .array(z.object({ id, text: z.string(), type: z.enum(AI_QUESTION_TYPES), required: z.boolean() }))
    .default([]),
  /** Of a stage of tests, for who edits the job: those that can be sent now. */
  tests: askedTests.optional(),
});
export type Stage = z.output<typeof stage>;

/** A question of the form, as candidates may read it. */
export const question = z.object({
  id,
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  required: z.boolean(),
});
export type Question = z.output<typeof question>;

export const source = z.object({
  id,
  platform: z.enum(PLATFORMS),
  category: z.enum(PLATFORM_CATEGORIES),
  active: z.boolean(),
  code: z.string(),
  link: z.string(),
  views: z.number().int(),
  applications: z.number().int(),
});
export type Source = z.output<typeof source>;

/** A job with everything that the wizard edits. Fields of a draft may be null. */
export const jobDetail = jobSummary.extend({
  ...storedDetails.shape,
  version: z.number().int(),
  description: z.string(),
  requirements: z.string(),
  skills: z.array(z.object({ name: z.string(), level: z.enum(SKILL_LEVELS), required: z.boolean() })),
  fields: z.array(z.object({ field: z.enum(FORM_FIELDS), visible: z.boolean(), required: z.boolean() })),
  /** The answer that is wanted is for the team alone. */
  questions: z.array(question.extend({ wanted: z.enum(YES_NO).nullable() })),
  stages: z.array(stage),
  /** Who applies is hidden from the team until an interview is scheduled or an offer made. */
  blind: z.boolean(),
  templates: z.array(template),
  sources: z.array(source),
  publicUrl: z.string(),
  companySlug: z.string(),
  companyLogoUrl: z.string().nullable(),
  /** The company's mail domain or CNPJ is proven; otherwise the job works by its link only. */
  companyVerified: z.boolean(),
  companyVerifiedBy: verifiedBy,
  companyVerifiedDomain: z.string().nullable(),
  closedAt: instant.nullable(),
  /** What keeps it from being published, by step. */
  missing: z.array(z.object({ step: z.number().int(), field: z.string(), message: z.string() })),
});
export type JobDetail = z.output<typeof jobDetail>;

export const getJob = endpoint({
  id: 'jobs.get',
  method: 'GET',
  path: '/api/v1/jobs/:id',
  summary: 'A job of the recruiter’s company.',
  access: recruiters,
  params: jobParams,
  output: jobDetail,
  errors: [...jobErrors],
});

export const updateJob = endpoint({
  id: 'jobs.update',
  method: 'PUT',
  path: '/api/v1/jobs/:id',
  summary: 'Change the details of a job.',
  access: recruiters,
  params: jobParams,
  body: detailsChange.extend({ version: rowVersion.optional() }),
  output: jobDetail,
  errors: [...jobErrors, 'VERSION_CONFLICT', 'JOB_STATUS_REFUSED'],
});

export const removeJob = endpoint({
  id: 'jobs.remove',
  method: 'DELETE',
  path: '/api/v1/jobs/:id',
  summary: 'Delete a job that nobody applied to.',
  access: recruiters,
  params: jobParams,
  output: z.object({ id }),
  errors: [...jobErrors, 'JOB_HAS_APPLICATIONS'],
});

export const duplicateJob = endpoint({
  id: 'jobs.duplicate',
  method: 'POST',
  path: '/api/v1/jobs/:id/duplicate',
  summary: 'Start a draft with everything of a job but its candidates.',
  access: recruiters,
  params: jobParams,
  output: jobDetail,
  status: 201,
  errors: [...jobErrors],
});

export const toggleJob = endpoint({
  id: 'jobs.toggleStatus',
  method: 'POST',
  path: '/api/v1/jobs/:id/toggle-status',
  summary: 'Pause an active job or take a paused one up again. `status` is the one that was seen: another is refused.',
  access: recruiters,
  params: jobParams,
  body: z.strictObject({ status: z.enum(JOB_STATUSES).optional() }).optional(),
  output: jobSummary,
  errors: [...jobErrors, 'JOB_STATUS_REFUSED', 'STAGE_WITHOUT_TEST', 'PLAN_LIMIT'],
});

export const closeJob = endpoint({
  id: 'jobs.close',
  method: 'POST',
  path: '/api/v1/jobs/:id/close',
  summary:
    'Close a job as filled or cancelled. Ten seconds later its open applications end, and each person is told: by mail, too, where that is wanted.',
  access: recruiters,
  params: jobParams,
  body: z.strictObject({ status: z.enum(['FILLED', 'CANCELLED']), notify: z.boolean().default(true) }),
  output: jobSummary.extend({ undoUntil: instant }),
  errors: [...jobErrors, 'JOB_STATUS_REFUSED'],
});

export const undoClosing = endpoint({
  id: 'jobs.undoClosing',
  method: 'POST',
  path: '/api/v1/jobs/:id/undo-close',
  summary: 'Take the closing of a job back while its ten seconds last: nobody is told, and no application has ended.',
  access: recruiters,
  params: jobParams,
  output: jobSummary,
  errors: [...jobErrors, 'JOB_STATUS_REFUSED', 'CLOSING_NOT_UNDONE', 'PLAN_LIMIT'],
});

export const reopenJob = endpoint({
  id: 'jobs.reopen',
  method: 'POST',
  path: '/api/v1/jobs/:id/reopen',
  summary: 'Open a closed job again for new applications; with `takeUp`, the ones that ended with it go on.',
  access: recruiters,
  params: jobParams,
  body: z
    .strictObject({
      takeUp: z.boolean().default(false),
      /** Tell those whose application goes on. */
      notify: z.boolean().default(false),
    })
    .optional(),
  output: jobSummary,
  errors: [...jobErrors, 'JOB_STATUS_REFUSED', 'PLAN_LIMIT'],
});

export const jobPipeline = endpoint({
  id: 'jobs.pipeline',
  method: 'GET',
  path: '/api/v1/jobs/pipeline/:id',
  summary: 'The stages of a job, in order, with AI questions.',
  access: recruiters,
  params: jobParams,
  output: z.object({ jobId: id, stages: z.array(stage) }),
  errors: [...jobErrors],
});

export const saveDaysToBegin = endpoint({
  id: 'jobs.stages.saveDaysToBegin',
  method: 'PUT',
  path: '/api/v1/jobs/:id/stages/:stageId/days-to-begin',
  summary:
    'Say whether an AI interview stage asks whoever enters by itself, and how many days they have to begin. Whoever is in it already is asked nothing by this.',
  access: recruiters,
  params: z.object({ id, stageId: id }),
  body: z.strictObject({
    /** Null: somebody of the team asks. */
    daysToBegin: daysToBegin.nullable(),
  }),
  output: z.object({ stageId: id, daysToBegin: z.number().int().nullable() }),
  errors: [...jobErrors, 'JOB_STATUS_REFUSED', 'STAGE_NOT_FOUND'],
});
