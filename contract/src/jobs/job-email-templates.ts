import * as z from 'zod';
import { id, line, rowVersion } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { honestHtml } from '../honest-html.ts';
import { jobErrors, jobParams, recruiters } from './job-access.ts';
import { TEMPLATE_KINDS } from './job-fields.ts';
import { STAGE_TYPES } from './stage-types.ts';

export const template = z.object({
  id,
  jobId: id,
  kind: z.enum(TEMPLATE_KINDS),
  stageId: id.nullable(),
  stageName: z.string().nullable(),
  enabled: z.boolean(),
  subject: z.string(),
  body: z.string(),
  version: z.number().int(),
});
export type Template = z.output<typeof template>;

export const listTemplates = endpoint({
  id: 'jobs.templates.list',
  method: 'GET',
  path: '/api/v1/jobs/email-templates/job/:jobId',
  summary: 'The e-mail templates of a job.',
  access: recruiters,
  params: z.object({ jobId: id }),
  output: z.array(template),
  errors: [...jobErrors],
});

export const templateByType = endpoint({
  id: 'jobs.templates.byType',
  method: 'GET',
  path: '/api/v1/jobs/email-templates/job/:jobId/type/:type',
  summary: 'One template by kind, stage type or stage id; the first stage of a type answers.',
  access: recruiters,
  params: z.object({ jobId: id, type: z.union([z.enum([...TEMPLATE_KINDS, ...STAGE_TYPES]), id]) }),
  output: template,
  errors: [...jobErrors, 'NOT_FOUND'],
});

export const templateContent = endpoint({
  id: 'jobs.templates.content',
  method: 'GET',
  path: '/api/v1/jobs/email-templates/:id/content',
  summary: 'Subject and body as a candidate would get them, with sample values.',
  access: recruiters,
  params: jobParams,
  output: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  errors: [...jobErrors, 'NOT_FOUND'],
});

export const createTemplate = endpoint({
  id: 'jobs.templates.create',
  method: 'POST',
  path: '/api/v1/jobs/email-templates',
  summary: 'Add a template to a job.',
  access: recruiters,
  body: z.strictObject({
    jobId: id,
    kind: z.enum(TEMPLATE_KINDS),
    stageId: id.nullish(),
    enabled: z.boolean().default(true),
    subject: line(1, 200),
    body: honestHtml(10_000, 1),
  }),
  output: template,
  status: 201,
  errors: [...jobErrors, 'STAGE_NOT_FOUND', 'TEMPLATE_VARIABLE_UNKNOWN', 'VERSION_CONFLICT'],
});

export const updateTemplate = endpoint({
  id: 'jobs.templates.update',
  method: 'PUT',
  path: '/api/v1/jobs/email-templates/:id',
  summary: 'Change a template.',
  access: recruiters,
  params: jobParams,
  body: z.strictObject({
    enabled: z.boolean().optional(),
    subject: line(1, 200).optional(),
    body: honestHtml(10_000, 1).optional(),
    version: rowVersion.optional(),
  }),
  output: template,
  errors: [...jobErrors, 'NOT_FOUND', 'TEMPLATE_VARIABLE_UNKNOWN', 'VERSION_CONFLICT'],
});

export const removeTemplate = endpoint({
  id: 'jobs.templates.remove',
  method: 'DELETE',
  path: '/api/v1/jobs/email-templates/:id',
  summary: 'Delete a template.',
  access: recruiters,
  params: jobParams,
  output: z.object({ id }),
  errors: [...jobErrors, 'NOT_FOUND'],
});

export const sendTestTemplate = endpoint({
  id: 'jobs.templates.sendTest',
  method: 'POST',
  path: '/api/v1/jobs/email-templates/:id/send-test',
  summary: 'Send a template, with sample values, to the recruiter’s own address.',
  access: recruiters,
  params: jobParams,
  output: z.object({ to: z.string() }),
  status: 202,
  errors: [...jobErrors, 'NOT_FOUND', 'MAILS_SUSPENDED', 'MAIL_LIMIT_REACHED'],
  rateLimit: { max: 20, seconds: 600 },
});
