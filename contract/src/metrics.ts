import * as z from 'zod';
import { CANDIDATE_STATUSES, JOB_STATUSES } from './candidacy.ts';
import { id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** The recruiter's home: what is open, who came, what waits on someone. */
export const recruiterHome = endpoint({
  id: 'metrics.recruiterHome',
  method: 'GET',
  path: '/api/v1/dashboard/recruiter/complete',
  summary: 'Active jobs with counts, newest candidates, what waits.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(6) }),
  output: z.object({
    jobs: z.array(
      z.object({
        id,
        title: z.string(),
        status: z.enum(JOB_STATUSES),
        applications: z.number().int(),
        active: z.number().int(),
        /** Open applications of today and the six days before, by the company's calendar. */
        fresh: z.number().int(),
        publishedAt: instant.nullable(),
      }),
    ),
    drafts: z.array(z.object({ id, title: z.string(), completedSteps: z.array(z.number().int()), updatedAt: instant })),
    candidates: z.array(
      z.object({
        applicationId: id,
        jobId: id,
        jobTitle: z.string(),
        name: z.string(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        stage: z.string(),
        status: z.enum(CANDIDATE_STATUSES),
        appliedAt: instant,
      }),
    ),
    /** Counts of what waits: promises overdue, new applications untouched, offers without an answer, mails that failed in 30 days. */
    waiting: z.object({
      overdue: z.number().int(),
      untouched: z.number().int(),
      offersOpen: z.number().int(),
      mailsFailed: z.number().int(),
    }),
    counts: z.object({ activeJobs: z.number().int(), openApplications: z.number().int(), hired: z.number().int() }),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NO_COMPANY'],
});
