import * as z from 'zod';
import { CANDIDATE_STATUSES } from '../applications/application-status.ts';
import { id, instant } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { JOB_STATUSES } from '../jobs/job-status.ts';
import { STAGE_TYPES } from '../jobs/stage-types.ts';

/** Spans that figures are counted over, today included; `30` and `30d` say the same. */
export const TIME_RANGES = ['7', '30', '90', '7d', '30d', '90d', '1y'] as const;
export type TimeRange = (typeof TIME_RANGES)[number];

/** How many days a span has. */
export function daysOf(range: TimeRange): number {
  return range === '1y' ? 365 : Number.parseInt(range, 10);
}

/** How many days each point of a curve stands for: no curve has more than 13 points. */
export function curveDaysOf(days: number): number {
  return Math.ceil(days / 13);
}

const timeRange = z.enum(TIME_RANGES).default('30d');

/** A count of a span of days, and of the same span as many days earlier, cut at the same time of day. */
const counted = z.object({
  count: z.number().int(),
  before: z.number().int(),
  /** The same count along the span, the oldest first. */
  curve: z.array(z.number().int()),
});

/** What a company has in figures: how things are now, and what happened in a span of days by its own calendar. */
export const recruiterFigures = z.object({
  days: z.number().int(),
  /** When the first of these days began. */
  since: instant,
  /** Days of each point of a curve; the oldest point may have fewer. */
  curveDays: z.number().int(),
  activeJobs: z.number().int(),
  /** In active jobs: what waits in paused ones is not in process now. */
  openApplications: z.number().int(),
  /** Applications received. */
  applications: counted,
  hired: counted,
});

export const recruiterStats = endpoint({
  id: 'metrics.recruiterStats',
  method: 'GET',
  path: '/api/v1/dashboard/recruiter/stats',
  summary: 'Active jobs and open applications now; applications and hires of a span of days, and of the one before.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  query: z.object({ timeRange }),
  output: recruiterFigures,
  errors: ['NO_COMPANY'],
});

/** What waits in applications, each a person to go on with. */
export const WORK_WITH_PEOPLE = ['overdue', 'unopened', 'offersDeclined', 'offersExpired'] as const;

/** The recruiter's home: what is open, who came, what waits on someone. */
export const recruiterHome = endpoint({
  id: 'metrics.recruiterHome',
  method: 'GET',
  path: '/api/v1/dashboard/recruiter/complete',
  summary: 'Figures of a span of days, jobs with counts, drafts, newest candidates, what waits.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  query: z.object({ timeRange, limit: z.coerce.number().int().min(1).max(20).default(6) }),
  output: z.object({
    /** Active ones, paused ones, then those closed within 30 days. */
    jobs: z.array(
      z.object({
        id,
        title: z.string(),
        status: z.enum(JOB_STATUSES),
        applications: z.number().int(),
        /** Neither ended nor hired. */
        open: z.number().int(),
        /** Open ones that nobody of the company has opened; null for who decides about nobody. */
        unopened: z.number().int().nullable(),
        publishedAt: instant.nullable(),
        /** All but that of who was hired, in their order: the open ones in it, and of those the overdue (none for who decides about nobody). */
        stages: z.array(
          z.object({
            name: z.string(),
            type: z.enum(STAGE_TYPES),
            open: z.number().int(),
            overdue: z.number().int(),
          }),
        ),
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
    /** What waits, each null for whom it is no work of: promises overdue, applications that nobody has opened, what became of offers, requests about data, mails that failed in 30 days. */
    waiting: z.object({
      overdue: z.number().int().nullable(),
      unopened: z.number().int().nullable(),
      /** With the candidates; null for who does not read offers. */
      offersOpen: z.number().int().nullable(),
      /** Declined, or run out, with no decision since. */
      offersDeclined: z.number().int().nullable(),
      offersExpired: z.number().int().nullable(),
      /** Who stands in a stage of interviews without a time, and in one of tests without a test. */
      toSchedule: z.number().int().nullable(),
      toTest: z.number().int().nullable(),
      /** Requests about personal data. */
      dataRequests: z.number().int().nullable(),
      mailsFailed: z.number().int().nullable(),
      /** Who comes next of each kind that is about people: who has waited longest. */
      next: z.array(
        z.object({
          work: z.enum(WORK_WITH_PEOPLE),
          applicationId: id,
          jobId: id,
          jobTitle: z.string(),
          name: z.string(),
        }),
      ),
      /** In how many jobs. */
      overdueJobs: z.number().int(),
      unopenedJobs: z.number().int(),
      /** Of them the thirty where most is overdue, then unopened. */
      byJob: z.array(z.object({ jobId: id, title: z.string(), overdue: z.number().int(), unopened: z.number().int() })),
    }),
    figures: recruiterFigures,
  }),
  errors: ['NO_COMPANY'],
});
