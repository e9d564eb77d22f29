import * as z from 'zod';
import { commaList, id, instant, paging } from '../common.ts';
import { verifiedBy } from '../companies/companies.ts';
import { endpoint } from '../endpoint.ts';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import { LOCATION_MODELS, SENIORITIES } from '../work-fields.ts';
import { FORM_FIELDS } from './form-fields.ts';
import { CONTRACT_TYPES, PAY_MODES } from './job-fields.ts';
import { storedDetails } from './job-steps.ts';
import { question } from './jobs.ts';
import { keptPromises } from './kept-promises.ts';
import { STAGE_TYPES } from './stage-types.ts';

const publicCompany = z.object({
  name: z.string(),
  slug: z.string(),
  logoUrl: z.string().nullable(),
  verified: z.boolean(),
  verifiedBy,
  verifiedDomain: z.string().nullable(),
});

const publicFields = {
  id,
  slug: z.string(),
  title: z.string(),
  company: publicCompany,
  locationModel: z.enum(LOCATION_MODELS),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  contractType: z.enum(CONTRACT_TYPES),
  seniority: z.enum(SENIORITIES),
  payMode: z.enum(PAY_MODES),
  payMin: z.number().int().nullable(),
  payMax: z.number().int().nullable(),
  currency: z.string().nullable(),
  urgent: z.boolean(),
  featured: z.boolean(),
  skills: z.array(z.object({ name: z.string(), level: z.enum(SKILL_LEVELS), required: z.boolean() })),
  publishedAt: instant,
  /** Days in which the company promises a first answer; null without a promise. */
  replyDays: z.number().int().nullable(),
};

export const publicJobSummary = z.object(publicFields);
export type PublicJobSummary = z.output<typeof publicJobSummary>;

export const publicJob = z.object({
  ...publicFields,
  company: publicCompany.extend({ website: z.string().nullable(), keptPromises }),
  /** Whether applications are taken now. */
  open: z.boolean(),
  ...storedDetails.pick({ address: true, benefits: true, languages: true, openings: true }).shape,
  description: z.string(),
  requirements: z.string(),
  fields: z.array(z.object({ field: z.enum(FORM_FIELDS), required: z.boolean() })),
  questions: z.array(question),
  stages: z.array(
    z.object({
      type: z.enum(STAGE_TYPES),
      name: z.string(),
      minutes: z.number().int().nullable(),
      replyDays: z.number().int().nullable(),
    }),
  ),
  noticeVersion: z.string(),
});
export type PublicJob = z.output<typeof publicJob>;

/** What open jobs are looked for by. */
export const jobFilters = {
  /**
   * Words in any order: occupations and skills by all their names, a model, a contract, a level, a city. A place concerns jobs
   * that are not remote where remote ones are asked for.
   */
  search: z.string().max(120).optional(),
  level: commaList(z.enum(SENIORITIES)).optional(),
  contractType: commaList(z.enum(CONTRACT_TYPES)).optional(),
  locationModel: commaList(z.enum(LOCATION_MODELS)).optional(),
  location: z.string().max(80).optional(),
  remote: z.enum(['true', 'false']).optional(),
  company: z.string().max(80).optional(),
};

export const listPublicJobs = endpoint({
  id: 'jobs.public.list',
  method: 'GET',
  path: '/api/v1/public/jobs',
  aliases: ['/api/v1/jobs'],
  summary: 'Open jobs of verified companies.',
  access: { kind: 'public' },
  query: z.object({ ...jobFilters, ...paging(20) }),
  output: z.array(publicJobSummary),
  paging: 'page',
});

/** Jobs that are shown beside a search which finds few. */
export const NEAREST_JOBS_MAX = 6;

export const hintAtJobs = endpoint({
  id: 'jobs.public.hints',
  method: 'GET',
  path: '/api/v1/public/job-hints',
  summary:
    'What a search of open jobs leaves out and may be wanted: remote jobs beside a place, and the jobs that are nearest to it.',
  access: { kind: 'public' },
  query: z.object(jobFilters),
  output: z.object({
    /** The place that is looked for, as it was meant; null where none is. */
    place: z.string().nullable(),
    /** Remote jobs that the place alone leaves out, unless a model was chosen. */
    remote: z.number().int(),
    /** Those that have the most of what is looked for and are not found, the nearest first. */
    nearest: z.array(publicJobSummary).max(NEAREST_JOBS_MAX),
  }),
});
export type JobHints = z.output<typeof hintAtJobs.output>;

export const getPublicJob = endpoint({
  id: 'jobs.public.get',
  method: 'GET',
  path: '/api/v1/public/jobs/:slug',
  summary: 'The public page of a job, open or not; drafts do not exist here.',
  access: { kind: 'public' },
  params: z.object({ slug: z.string().max(120) }),
  output: publicJob,
  errors: ['JOB_NOT_FOUND'],
});

export const countJobView = endpoint({
  id: 'jobs.public.view',
  method: 'POST',
  path: '/api/v1/public/jobs/:slug/views',
  summary: 'Count a view of the public page, by source code.',
  access: { kind: 'public' },
  params: z.object({ slug: z.string().max(120) }),
  body: z.strictObject({ src: z.string().max(40).optional() }),
  output: z.object({}),
  status: 202,
  errors: ['JOB_NOT_FOUND'],
  rateLimit: { max: 120, seconds: 60 },
});
