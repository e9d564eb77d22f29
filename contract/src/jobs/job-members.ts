import * as z from 'zod';
import { id, instant } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { jobErrors, jobParams, recruiters } from './job-access.ts';

/** Roles that see a job only when it is shared with them. */
export const SHARING_ROLES = ['hiring_manager', 'interviewer'] as const;

/** Somebody of the company whom a job is or can be shared with. */
export const jobColleague = z.object({
  userId: id,
  name: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  role: z.enum(SHARING_ROLES),
  /** Null while the job is not shared with them. */
  sharedAt: instant.nullable(),
});
export type JobColleague = z.output<typeof jobColleague>;

export const listJobMembers = endpoint({
  id: 'jobs.members.list',
  method: 'GET',
  path: '/api/v1/jobs/:id/members',
  summary: 'The company’s hiring managers and interviewers, and which of them see this job.',
  access: recruiters,
  params: jobParams,
  output: z.array(jobColleague),
  errors: [...jobErrors],
});

export const shareJob = endpoint({
  id: 'jobs.members.add',
  method: 'POST',
  path: '/api/v1/jobs/:id/members',
  summary: 'Let a hiring manager or an interviewer see this job. They are told by mail and in the bell.',
  access: recruiters,
  params: jobParams,
  body: z.strictObject({ userId: id }),
  output: jobColleague,
  errors: [...jobErrors, 'JOB_STATUS_REFUSED', 'COLLEAGUE_NOT_FOUND', 'SHARING_NOT_FOR_ROLE'],
});

export const unshareJob = endpoint({
  id: 'jobs.members.remove',
  method: 'DELETE',
  path: '/api/v1/jobs/:id/members/:userId',
  summary: 'Stop sharing this job with somebody, at once, in open windows too.',
  access: recruiters,
  params: z.object({ id, userId: id }),
  output: z.object({ userId: id }),
  errors: [...jobErrors],
});
