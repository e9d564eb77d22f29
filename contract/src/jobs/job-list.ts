import * as z from 'zod';
import { commaList, id, instant, paging } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { SENIORITIES } from '../work-fields.ts';
import { recruiters } from './job-access.ts';
import { CONTRACT_TYPES } from './job-fields.ts';
import { JOB_STATUSES } from './job-status.ts';
import { storedDetails } from './job-steps.ts';

export const JOB_SORTS = ['recent', 'oldest', 'title', 'candidates', 'views'] as const;

const jobFlags = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  toggle: z.boolean(),
  close: z.boolean(),
  reopen: z.boolean(),
  remove: z.boolean(),
  duplicate: z.boolean(),
  /** Let a hiring manager or an interviewer see it. */
  share: z.boolean(),
});

/** A row of the recruiter's list. */
export const jobSummary = z.object({
  id,
  slug: z.string(),
  status: z.enum(JOB_STATUSES),
  companyName: z.string(),
  ...storedDetails.pick({
    title: true,
    locationModel: true,
    city: true,
    state: true,
    contractType: true,
    seniority: true,
    internalCode: true,
    payMode: true,
    payMin: true,
    payMax: true,
    currency: true,
    urgent: true,
    featured: true,
  }).shape,
  applications: z.number().int(),
  active: z.number().int(),
  hired: z.number().int(),
  views: z.number().int(),
  /** Wizard steps done, of a draft. */
  completedSteps: z.array(z.number().int()),
  createdAt: instant,
  updatedAt: instant,
  publishedAt: instant.nullable(),
  can: jobFlags,
});
export type JobSummary = z.output<typeof jobSummary>;

/** In the list each job also says how many applications are open (whoever was hired is not), and new: in its first stage. */
export const listedJob = jobSummary.extend({ open: z.number().int(), fresh: z.number().int() });
export type ListedJob = z.output<typeof listedJob>;

const listFilters = {
  search: z.string().max(120).optional(),
  status: commaList(z.enum([...JOB_STATUSES, 'active', 'paused', 'closed', 'draft'])).optional(),
  contractType: commaList(z.enum(CONTRACT_TYPES)).optional(),
  level: commaList(z.enum(SENIORITIES)).optional(),
  sort: z.enum(JOB_SORTS).default('recent'),
};

/** Unless another `limit` is asked for. */
export const JOBS_PER_PAGE = 20;

export const listRecruiterJobs = endpoint({
  id: 'jobs.listPaginated',
  method: 'GET',
  path: '/api/v1/jobs/recruiter/paginated',
  aliases: ['/api/v1/jobs/recruiter'],
  summary: 'The company’s jobs, 20 a page.',
  access: recruiters,
  query: z.object({ ...listFilters, ...paging(JOBS_PER_PAGE) }),
  output: z.array(listedJob),
  paging: 'page',
  errors: ['NO_COMPANY'],
});
