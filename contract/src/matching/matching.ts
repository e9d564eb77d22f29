import * as z from 'zod';
import { cents, commaList, id, idParams, paging } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { CONTRACT_TYPES } from '../jobs/job-fields.ts';
import { jobFilters, publicJobSummary } from '../jobs/public-jobs.ts';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import { listedTalent, talentListQuery, talentSummary } from '../talents/talents.ts';
import { LOCATION_MODELS, SENIORITIES } from '../work-fields.ts';
import { matchBasis, matchExplanation, matchScore } from './explanation.ts';
import { LISTED_BANDS } from './formula.ts';
import { SKILL_STANDINGS } from './skill-standing.ts';

const talents = { kind: 'user', roles: ['POTENTIAL'] } as const;
const recruiters = { kind: 'user', roles: ['RECRUITER'] } as const;

/** A skill that speaks for a job, and how far. */
const reason = z.object({
  standing: z.enum(SKILL_STANDINGS),
  /** That is asked for, and that is there: another one where it is similar. */
  wanted: z.string(),
  skill: z.string(),
  /** That is proven or declared, and that is asked for; null where none is. */
  level: z.enum(SKILL_LEVELS).nullable(),
  asked: z.enum(SKILL_LEVELS).nullable(),
});

/** A job that suits a talent, with the skills that speak for it. */
export const recommendation = z.object({
  job: publicJobSummary,
  score: matchScore,
  /** The weightiest first. */
  reasons: z.array(reason),
  /** Names of required skills of which nothing is there. */
  missing: z.array(z.string()),
});
export type Recommendation = z.output<typeof recommendation>;

export const recommendJobs = endpoint({
  id: 'matching.recommendations',
  subjects: ['applications'],
  method: 'GET',
  path: '/api/v1/jobs/recommendations',
  aliases: ['/api/v1/dashboard/job-recommendations'],
  summary:
    'Open jobs by how well I match them, without those I applied to or do not want; 10 unless another limit is given.',
  access: talents,
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(10) }),
  output: z.array(recommendation),
});

/** `best`: by the words that are looked for, the newest without any. */
export const JOB_ORDERS = ['best', 'recent', 'match', 'pay'] as const;

/** What open jobs are looked for by where the reader has a profile. */
export const matchedJobFilters = {
  ...jobFilters,
  match: commaList(z.enum(LISTED_BANDS)).optional(),
  /** Reais a month that the job says to pay at least, in centavos. */
  payMin: z.coerce.number().pipe(cents).optional(),
};

export const listMatchedJobs = endpoint({
  id: 'matching.listJobs',
  method: 'GET',
  path: '/api/v1/jobs/matched',
  summary:
    'Open jobs of verified companies with how well I match each, by filters and in an order that may be of the match. Of those that I applied to it is the number of the application.',
  access: talents,
  query: z.object({ ...matchedJobFilters, order: z.enum(JOB_ORDERS).default('best'), ...paging(20) }),
  output: z.array(publicJobSummary.extend({ score: matchScore })),
  paging: 'page',
});

const countsOf = <T extends string>(values: readonly T[]) =>
  z.array(z.object({ value: z.enum(values), count: z.number().int() }));

export const countMatchedJobs = endpoint({
  id: 'matching.countJobs',
  method: 'GET',
  path: '/api/v1/jobs/matched/counts',
  summary:
    'How many open jobs each choice of a filter would show beside the other filters, and whatever is chosen of its own; choices without any are left out.',
  access: talents,
  query: z.object(matchedJobFilters),
  output: z.object({
    level: countsOf(SENIORITIES),
    contractType: countsOf(CONTRACT_TYPES),
    locationModel: countsOf(LOCATION_MODELS),
    /** Of remote ones. */
    remote: z.number().int(),
  }),
});
export type JobCounts = z.output<typeof countMatchedJobs.output>;

export const dismissJob = endpoint({
  id: 'matching.dismiss',
  method: 'POST',
  path: '/api/v1/jobs/:id/not-for-me',
  summary: 'Do not recommend this job to me any more.',
  access: talents,
  params: idParams,
  output: z.object({}),
  errors: ['JOB_NOT_FOUND'],
});

export const undismissJob = endpoint({
  id: 'matching.undismiss',
  method: 'DELETE',
  path: '/api/v1/jobs/:id/not-for-me',
  summary: 'Recommend it again.',
  access: talents,
  params: idParams,
  output: z.object({}),
  errors: ['JOB_NOT_FOUND'],
});

export const matchWithJob = endpoint({
  id: 'matching.withJob',
  subjects: ['applications', 'proofs'],
  method: 'GET',
  path: '/api/v1/jobs/:id/match',
  summary:
    'How I match a job, what that stands on, and what would raise it. Where I have applied, it is the number of the application.',
  access: talents,
  params: idParams,
  output: matchExplanation.extend({
    /** Which application to it the number is of, and what that is reckoned from; null where I have none that stands. */
    application: z.object({ id, basis: matchBasis }).nullable(),
  }),
  errors: ['JOB_NOT_FOUND'],
});

export const matchesWithJobs = endpoint({
  id: 'matching.withJobs',
  method: 'GET',
  path: '/api/v1/jobs/matches',
  summary:
    'How I match these jobs, for a list that shows them; those that are not open are left out. Where I have applied, it is the number of the application.',
  access: talents,
  query: z.object({
    ids: z
      .string()
      .max(4000)
      .transform((value) => value.split(','))
      .pipe(z.array(id).min(1).max(100)),
  }),
  output: z.array(z.object({ jobId: id, score: matchScore })),
});

export const rankTalentsForJob = endpoint({
  id: 'matching.talentsForJob',
  method: 'GET',
  path: '/api/v1/jobs/:id/talents',
  summary: 'Talents who are open to all recruiters, by how well they match this job of mine.',
  access: recruiters,
  params: idParams,
  query: z.object(paging(20)),
  output: z.array(talentSummary.extend({ score: matchScore })),
  paging: 'page',
  errors: ['JOB_NOT_FOUND', 'NO_COMPANY'],
});

export const matchOfTalent = endpoint({
  id: 'matching.ofTalent',
  method: 'GET',
  path: '/api/v1/jobs/:id/talents/:talentId/match',
  summary: 'How a talent whose profile I may see matches this job of mine.',
  access: recruiters,
  params: z.object({ id, talentId: id }),
  output: matchExplanation,
  errors: ['JOB_NOT_FOUND', 'NOT_FOUND', 'NO_COMPANY'],
});

export const rankTalents = endpoint({
  id: 'matching.ranks',
  method: 'GET',
  path: '/api/v1/talents/ranks',
  summary: 'Talents who are open to all recruiters and have proven something, by what they have proven.',
  access: recruiters,
  query: talentListQuery,
  output: z.array(listedTalent),
  paging: 'page',
  errors: ['NO_COMPANY', 'NOT_FOUND'],
});
