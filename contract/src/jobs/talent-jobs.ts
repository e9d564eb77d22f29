import * as z from 'zod';
import { id, idParams, instant, paging } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { publicJobSummary } from './public-jobs.ts';

const talents = { kind: 'user', roles: ['POTENTIAL'] } as const;

/** What became of a job that somebody keeps: `closed` may open again, `deleted` does not come back. */
export const SAVED_STATES = ['open', 'closed', 'deleted'] as const;

export const saveJob = endpoint({
  id: 'jobs.save',
  method: 'POST',
  path: '/api/v1/jobs/:id/save',
  summary: 'Keep a job; keeping it again changes nothing.',
  access: talents,
  params: idParams,
  output: z.object({}),
  errors: ['JOB_NOT_FOUND'],
});

export const unsaveJob = endpoint({
  id: 'jobs.unsave',
  method: 'DELETE',
  path: '/api/v1/jobs/:id/save',
  summary: 'Do not keep a job any more, whatever became of it.',
  access: talents,
  params: idParams,
  output: z.object({}),
});

export const savedJob = z.object({
  id,
  savedAt: instant,
  state: z.enum(SAVED_STATES),
  title: z.string(),
  companyName: z.string(),
  /** As lists show it; null once it is deleted. */
  job: publicJobSummary.nullable(),
});
export type SavedJob = z.output<typeof savedJob>;

export const listSavedJobs = endpoint({
  id: 'jobs.saved',
  method: 'GET',
  path: '/api/v1/jobs/saved',
  summary: 'The jobs that I keep, the latest first, with what became of each.',
  access: talents,
  query: z.object(paging(20)),
  output: z.array(savedJob),
  paging: 'page',
});

export const savedAmong = endpoint({
  id: 'jobs.savedAmong',
  method: 'GET',
  path: '/api/v1/jobs/saved/ids',
  summary: 'Which of these jobs I keep, for a list that marks them.',
  access: talents,
  query: z.object({
    ids: z
      .string()
      .max(4000)
      .transform((value) => value.split(','))
      .pipe(z.array(id).min(1).max(100)),
  }),
  output: z.array(id),
});

export const jobFigures = endpoint({
  id: 'jobs.figures',
  method: 'GET',
  path: '/api/v1/jobs/:id/figures',
  summary: 'How often the page of a job was seen, and how many applied to it.',
  access: talents,
  params: idParams,
  output: z.object({ views: z.number().int(), candidates: z.number().int() }),
  errors: ['JOB_NOT_FOUND'],
});
