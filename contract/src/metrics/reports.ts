import * as z from 'zod';
import { REFUSAL_REASONS } from '../applications/application-status.ts';
import { id, instant, paging, timeZone } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { JOB_STATUSES } from '../jobs/job-status.ts';
import { FIGURES } from './figures.ts';
import { TIME_RANGES } from './metrics.ts';

/** A match of today from which somebody is shown as highly compatible: the band "excellent". */
export const HIGH_COMPATIBILITY = 80;
/** Technologies that are drawn. */
export const TECHNOLOGIES_SHOWN = 10;
/** Jobs that are drawn; the list of cases holds all. */
export const REPORTED_JOBS = 50;
/** Highly compatible people that are shown; the list of cases holds all. */
export const COMPATIBLE_SHOWN = 10;

const count = z.number().int();

const reading = z.object({
  /** In the unit of the figure, not rounded; null for a rate or a mean of fewer than `FEWEST_CASES`. */
  value: z.number().nullable(),
  /** Cases that the value rests on; of a count, the count. */
  cases: count,
});

const figure = reading.extend({
  /** The same span as many days earlier, cut at the same time of day. */
  former: reading,
  /**
   * The value as it was for as many days up to this time of earlier days, from the former one to this one; null as the value
   * is. Each point is some days later than the one before: no curve has more than 14 points.
   */
  curve: z.array(z.number().nullable()),
  /** Middle of the closing times, beside their mean; null for other figures and for too few cases. */
  median: z.number().nullable(),
});
export type FigureReading = z.output<typeof figure>;

/**
 * What the numbers say, in words that the screen has: each names the figures it rests on and where one acts.
 * `proofAdvances`: who arrives with proof goes on more often. `promisesDue`: promises that end today or are overdue.
 * `testLosesPeople`: a test that people do not hand in. `sourceHires`: a source brings many people and few hires, or the
 * other way round. `unscheduledMatches`: highly compatible people whom an interview can be scheduled with.
 * `stageHolds`: a stage in which people stay longest.
 */
export const insight = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('proofAdvances'),
    /** How many times as often. */
    times: z.number(),
    withProof: count,
    withoutProof: count,
  }),
  z.object({ kind: z.literal('promisesDue'), applications: count, jobs: z.array(z.object({ id, title: z.string() })) }),
  z.object({
    kind: z.literal('testLosesPeople'),
    testId: id,
    title: z.string(),
    minutes: count.nullable(),
    sent: count,
    /** Not handed in in time, 0 to 100. */
    lost: z.number(),
  }),
  z.object({
    kind: z.literal('sourceHires'),
    source: z.string(),
    /** Of all that were received and of all that were hired, 0 to 100. */
    received: z.number(),
    hired: z.number(),
    applications: count,
    hires: count,
  }),
  z.object({ kind: z.literal('unscheduledMatches'), people: count }),
  z.object({
    kind: z.literal('stageHolds'),
    jobId: id,
    jobTitle: z.string(),
    stage: z.string(),
    medianDays: z.number(),
    people: count,
  }),
]);
export type Insight = z.output<typeof insight>;

export const highlyCompatible = z.object({
  applicationId: id,
  version: count,
  jobId: id,
  jobTitle: z.string(),
  /** Null while the job hides who applied. */
  name: z.string().nullable(),
  match: count,
  /** The skills they proved, the best first, at most three. */
  proofs: z.array(z.object({ skill: z.string(), score: count })),
  /** Of the interview ahead. */
  interview: z.object({ id, startsAt: instant }).nullable(),
  /** Whether an interview may be scheduled now. */
  canSchedule: z.boolean(),
  /** Why not, for who schedules interviews; null for who does not. */
  scheduleRefusal: z.enum(REFUSAL_REASONS).nullable(),
});

const reported = z.object({ timeRange: z.enum(TIME_RANGES).default('30d'), jobId: id.optional() });

/** What the metrics show of the company chosen, of the jobs that the reader works with. */
export const recruiterReports = endpoint({
  id: 'metrics.reports',
  method: 'GET',
  path: '/api/v1/dashboard/recruiter/reports',
  summary: 'Six figures of a span of days, and of the one before.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  query: reported,
  output: z.object({
    days: count,
    /** When the first of these days began, and up to when was counted. */
    since: instant,
    until: instant,
    formerSince: instant,
    formerUntil: instant,
    /** Whose days these are. */
    timeZone,
    figures: z.object(
      Object.fromEntries(FIGURES.map((name) => [name, figure])) as Record<(typeof FIGURES)[number], typeof figure>,
    ),
  }),
  errors: ['NO_COMPANY'],
});

/**
 * What the metrics show below the figures. It comes apart: the figures do not wait for it.
 * `compatible` is of now, the rest of the span.
 */
export const recruiterCharts = endpoint({
  id: 'metrics.charts',
  method: 'GET',
  path: '/api/v1/dashboard/recruiter/charts',
  summary: 'Technologies and jobs of a span of days, and the people who fit best today.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  query: reported.extend({
    /** Of the report that they stand below; now when left out. */
    until: z.iso.datetime().max(40).optional(),
  }),
  output: z.object({
    technologies: z.array(
      z.object({
        skillId: id,
        name: z.string(),
        /** Applicants of the span with the skill, where a job they applied to asks for it. */
        people: count,
        /** Of them those with a proof that is valid today; the others only declare it. */
        proven: count,
      }),
    ),
    jobs: z.array(
      z.object({
        id,
        title: z.string(),
        status: z.enum(JOB_STATUSES),
        applications: count,
        compatibility: reading,
        /** That were held in the span, live ones and those with the AI. */
        interviews: count,
      }),
    ),
    /** Of all the jobs, over the company's applications of the span. */
    meanCompatibility: reading,
    compatible: z.object({ total: count, people: z.array(highlyCompatible) }),
  }),
  errors: ['NO_COMPANY'],
});

/** What stands out in them. It comes apart: the numbers do not wait for it. */
export const recruiterInsights = endpoint({
  id: 'metrics.insights',
  method: 'GET',
  path: '/api/v1/dashboard/recruiter/insights',
  summary: 'What stands out in the figures of a span of days, each with the figures that it rests on.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  query: reported,
  output: z.array(insight),
  errors: ['NO_COMPANY'],
});

/** What can be listed case by case: the figures, and every count of the charts. */
export const CASE_LISTS = [...FIGURES, 'technology', 'applications', 'interviews', 'compatible'] as const;
export type CaseList = (typeof CASE_LISTS)[number];

/** The cases that a number counts; `total` equals the number as long as `until` is that of the report. */
export const listReportCases = endpoint({
  id: 'metrics.reportCases',
  method: 'GET',
  path: '/api/v1/dashboard/recruiter/reports/cases',
  summary: 'The people or jobs that a number of the metrics counts, each with what was counted.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  query: z.object({
    list: z.enum(CASE_LISTS),
    timeRange: z.enum(TIME_RANGES).default('30d'),
    /** Of the report whose number is asked about; now when left out. */
    until: z.iso.datetime().max(40).optional(),
    jobId: id.optional(),
    /** Of the list `technology`. */
    skillId: id.optional(),
    ...paging(25),
  }),
  output: z.array(
    z.object({
      applicationId: id,
      jobId: id,
      jobTitle: z.string(),
      /** Null of who was erased, and while the job hides who applied. */
      name: z.string().nullable(),
      erased: z.boolean(),
      /** When what is counted happened. */
      at: instant,
      /** What the case adds: percent of a match, days of a closing; null where it is only counted. */
      value: z.number().nullable(),
      /** What became of it, where a rate is made of it: `hired`, `rejected` …, `answered`, `late`, `missed`; `proven`, `declared`. */
      outcome: z
        .enum(['hired', 'rejected', 'withdrawn', 'closed', 'answered', 'late', 'missed', 'proven', 'declared'])
        .nullable(),
      /** What was asked or held. */
      kind: z.enum(['test', 'interview', 'ai_interview', 'offer']).nullable(),
    }),
  ),
  paging: 'page',
  errors: ['NO_COMPANY'],
});
