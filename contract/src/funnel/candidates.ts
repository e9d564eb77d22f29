import * as z from 'zod';
import { CANDIDATE_STATUSES } from '../applications/application-status.ts';
import { commaList, id, idParams, instant, line, paging } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { STAGE_TYPES } from '../jobs/stage-types.ts';
import { matchScore } from '../matching/explanation.ts';
import { boardFilters } from './funnel.ts';

/**
 * `waiting`: whose promised answer comes due first, or has been due the longest. `match`: whose application matches its job
 * best; at the end those of whom too little is known.
 */
export const CANDIDATE_SORTS = ['recent', 'oldest', 'name', 'waiting', 'match'] as const;

/** Unless another `limit` is asked for. */
export const CANDIDATES_PER_PAGE = 25;

/**
 * Where a search finds somebody; `form`: the cover letter and answers in words; `similar_name`: nobody is called so, and this
 * name is like it.
 */
export const FOUND_PLACES = ['name', 'email', 'phone', 'title', 'form', 'resume', 'similar_name'] as const;
export type FoundPlace = (typeof FOUND_PLACES)[number];

/** One application has all of what is asked, not each of it some application. */
export const candidateFilters = {
  /**
   * Words of a name in any order, accents and case apart; words of the form and the résumé, a skill by any of its names;
   * an e-mail or a part of it; a telephone however it is written, or six digits of it. Where nobody is called so, names that are
   * like it.
   */
  search: line(0, 120).optional(),
  jobId: id.optional(),
  stage: commaList(z.enum(STAGE_TYPES)).optional(),
  status: commaList(z.enum(CANDIDATE_STATUSES)).optional(),
  /** Platforms of the jobs' sources, and `direct`. */
  source: commaList(z.string().regex(/^[a-z_]{1,40}$/)).optional(),
  /** As on the board. */
  skills: boardFilters.skills,
  /** Bands of the match of an application with its job. */
  match: boardFilters.match,
  /** As on the board. */
  location: boardFilters.location,
  /** The promised day of an answer has passed. */
  overdue: z.enum(['true']).optional(),
  /** Open, and nobody of the company has opened it yet. */
  unopened: z.enum(['true']).optional(),
  /** The candidate has written what nobody of the team has seen. */
  unread: z.enum(['true']).optional(),
  /** `open`: open applications and hired people. `closed`: rejected, withdrawn and closed ones. */
  show: z.enum(['open', 'closed', 'all']).default('all'),
};
export type CandidateFilters = z.output<z.ZodObject<typeof candidateFilters>>;

/** How an application stands, wherever a person is shown with it. */
export const standing = z.object({
  id,
  version: z.number().int(),
  jobId: id,
  jobTitle: z.string(),
  stage: z.object({ id, name: z.string(), type: z.enum(STAGE_TYPES) }),
  status: z.enum(CANDIDATE_STATUSES),
  appliedAt: instant,
  replyDueAt: instant.nullable(),
  source: z.string().nullable(),
  active: z.boolean(),
  withdrawn: z.boolean(),
  closed: z.boolean(),
  /** Also where the status says something else, because it was moved on since. */
  testOut: z.boolean(),
  interviewAhead: z.boolean(),
  /** Nobody of the company has opened it yet. */
  unopened: z.boolean(),
});

export const listedCandidate = z.object({
  id,
  name: z.string(),
  email: z.string(),
  title: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** Where the words of the search stand, the plainest first; none without a search. */
  found: z.array(z.enum(FOUND_PLACES)),
  /** How many applications the person has in jobs that the reader works with. */
  applications: z.number().int(),
  /** Of those that the filters find the newest, under `waiting` the one that waits, under `match` the one that matches best. */
  application: standing.extend({
    /** With its job, as its explanation reckons it. */
    match: matchScore,
    /** What the candidate wrote and nobody of the team has seen. */
    unreadMessages: z.number().int(),
  }),
});
export type ListedCandidate = z.output<typeof listedCandidate>;

const member = { kind: 'user', roles: ['RECRUITER'] } as const;

export const listCandidates = endpoint({
  id: 'funnel.candidates',
  method: 'GET',
  path: '/api/v1/applications/candidates',
  summary: 'Everybody who applied to jobs of the company that the reader works with, each person once.',
  access: member,
  query: z.object({
    ...candidateFilters,
    /** `named`: of those that a search finds, who is called so comes before whom only the form or the résumé fits. */
    sort: z.enum([...CANDIDATE_SORTS, 'named']).default('recent'),
    ...paging(CANDIDATES_PER_PAGE),
  }),
  output: z.array(listedCandidate),
  paging: 'page',
  errors: ['NO_COMPANY'],
});

/** Most applications of one person that are listed. */
export const APPLICATIONS_SHOWN = 100;

/**
 * What a machine found in the newest résumé whose text could be read: as it is written there, confirmed by nobody. An
 * empty list, or null, where nothing was found.
 */
export const readResume = z.object({
  /** Of the résumé: when the application came with which it was sent. */
  sentAt: instant,
  location: z.string().nullable(),
  /** By the names that the dictionary gives them. */
  skills: z.array(z.string()),
  /** Lines of these parts, in their order. */
  experience: z.array(z.string()),
  education: z.array(z.string()),
});

export const candidateProfile = z.object({
  /** Of a hidden person the id of the application. */
  id,
  /** A job hides who it is: `name` stands for them, nothing leads to them, and no other application is told. */
  hidden: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  title: z.string().nullable(),
  linkedin: z.string().nullable(),
  github: z.string().nullable(),
  portfolio: z.string().nullable(),
  website: z.string().nullable(),
  hasAccount: z.boolean(),
  /** Of the profile, where the reader may open it; null without an account, and where its visibility keeps it from them. */
  talentId: id.nullable(),
  /** When the person allowed the company to keep them in its talent bank; null where they did not. */
  bankConsentAt: instant.nullable(),
  /** In jobs that the reader works with, the newest first. */
  applications: z.array(standing),
  resume: readResume.nullable(),
});
export type CandidateProfile = z.output<typeof candidateProfile>;

export const getCandidate = endpoint({
  id: 'funnel.candidate',
  method: 'GET',
  path: '/api/v1/applications/candidates/:id',
  summary: 'A person as the company knows them, by the id of the candidate or of one of their applications.',
  access: member,
  params: idParams,
  output: candidateProfile,
  errors: ['APPLICATION_NOT_FOUND'],
});

/** What stands in a résumé, as far as lines tell it: never markup. */
export const resumeBlock = z.object({
  kind: z.enum(['heading', 'paragraph', 'list']),
  /** Items of a list; rows of a paragraph, in which tabs stand between pieces; one for a heading. */
  lines: z.array(z.string()),
});
export type ResumeBlock = z.output<typeof resumeBlock>;

export const getResumeText = endpoint({
  id: 'funnel.resumeText',
  method: 'GET',
  path: '/api/v1/applications/:id/resume-text',
  summary: 'The text of the résumé of an application, as it was read for searching.',
  access: member,
  params: idParams,
  output: z.object({
    /** `none`: no résumé was sent, or it is gone. The others as in the application. */
    state: z.enum(['none', 'pending', 'extracted', 'empty', 'unreadable', 'unsupported']),
    /** Empty unless extracted. */
    blocks: z.array(resumeBlock),
  }),
  errors: ['APPLICATION_NOT_FOUND'],
});
