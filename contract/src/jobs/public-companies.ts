import * as z from 'zod';
import { verifiedBy } from '../companies/companies.ts';
import { endpoint } from '../endpoint.ts';
import { keptPromises } from './kept-promises.ts';
import { publicJobSummary } from './public-jobs.ts';

/** Jobs on the page of a company; all of them are in the list of jobs, page by page. */
export const COMPANY_JOBS_MAX = 100;

export const publicCompany = z.object({
  name: z.string(),
  slug: z.string(),
  logoUrl: z.string().nullable(),
  verified: z.boolean(),
  verifiedBy,
  verifiedDomain: z.string().nullable(),
  industry: z.string().nullable(),
  sizeFrom: z.number().int().nullable(),
  sizeList: z.enum(['registration', 'profile']).nullable(),
  /** Plain text; a blank line parts paragraphs. */
  description: z.string().nullable(),
  keptPromises,
  website: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  /** Open ones, the newest first. */
  jobs: z.array(publicJobSummary).max(COMPANY_JOBS_MAX),
});
export type PublicCompany = z.output<typeof publicCompany>;

export const getPublicCompany = endpoint({
  id: 'jobs.public.company',
  method: 'GET',
  path: '/api/v1/public/companies/:slug',
  summary: 'A company and its open jobs. One that is not verified answers to who knows its address.',
  access: { kind: 'public' },
  params: z.object({ slug: z.string().max(120) }),
  output: publicCompany,
  errors: ['COMPANY_NOT_FOUND'],
});
