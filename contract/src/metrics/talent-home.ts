import * as z from 'zod';
import { id, instant, paging } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import { skillProof } from '../talents/talents.ts';

/** Days over which visits are compared with as many before. */
export const VIEW_DAYS = 30;
/** Days of each point of the curve of visits. */
export const VIEW_CURVE_DAYS = 3;
/** Days over which answers are looked at. */
export const RESPONSE_DAYS = 90;

const count = z.number().int();

/** What a talent's profile has led to, each with the definition that the screen shows beside it. */
export const talentStats = z.object({
  /** A company counts once a day. */
  views: z.object({
    total: count,
    /** Of the last 30 days, and of the 30 before. */
    recent: count,
    before: count,
    /** The last 30 days in parts of three, the oldest first. */
    curve: z.array(count),
  }),
  /** Applications sent, whatever became of them; open are neither ended nor hired. */
  applications: z.object({ total: count, open: count }),
  /** Interviews that took place. */
  interviews: count,
  /** Mean of what the proofs of the proven skills are worth today, 0 to 100; null without any. */
  skillScore: count.nullable(),
  provenSkills: count,
  /** 0 to 100, and what would raise it, the most first. */
  completeness: z.object({ percent: count, missing: z.array(z.object({ part: z.string(), gain: count })) }),
  /** Of what somebody asked with a deadline that ended in the last 90 days, by an answer or by itself. */
  responses: z.object({ asked: count, inTime: count }),
});
export type TalentStats = z.output<typeof talentStats>;

const talents = { kind: 'user', roles: ['POTENTIAL'] } as const;

export const getTalentStats = endpoint({
  id: 'metrics.talentStats',
  subjects: ['profile', 'proofs', 'applications'],
  method: 'GET',
  path: '/api/v1/dashboard/stats',
  summary: 'What my profile has led to, in figures.',
  access: talents,
  output: talentStats,
});

export const listProfileViews = endpoint({
  id: 'metrics.profileViews',
  method: 'GET',
  path: '/api/v1/dashboard/profile-views',
  summary: 'Companies that opened my profile, those that did so last first.',
  access: talents,
  query: z.object(paging(5)),
  output: z.array(
    z.object({
      companyId: id,
      name: z.string(),
      logoUrl: z.string().nullable(),
      /** Of its public page, where it has one. */
      slug: z.string().nullable(),
      lastAt: instant,
      /** On how many days. */
      days: count,
    }),
  ),
  paging: 'page',
});

export const listTopSkills = endpoint({
  id: 'metrics.topSkills',
  subjects: ['profile', 'proofs'],
  method: 'GET',
  path: '/api/v1/dashboard/skills',
  summary: 'My strongest skills: what is proven by what it is worth today, then what is declared by its level.',
  access: talents,
  output: z.array(
    z.object({
      skillId: id,
      name: z.string(),
      /** As declared; null for what is proven alone. */
      level: z.enum(SKILL_LEVELS).nullable(),
      proof: skillProof.nullable(),
    }),
  ),
});

/** The best of a talent's jobs: those of which it is said how a proof would raise them. */
export const RAISED_JOBS = 50;

export const getNextProof = endpoint({
  id: 'metrics.nextProof',
  subjects: ['profile', 'proofs', 'tests', 'applications'],
  method: 'GET',
  path: '/api/v1/dashboard/next-proof',
  summary:
    'Of the skills that I declare, have not proven, and can take a test of now, the one that would raise my match with most of the jobs that suit me; null without any.',
  access: talents,
  output: z
    .object({
      skill: z.string(),
      /** Of the jobs that suit best, how many a proof would raise, and how many were looked at. */
      jobs: count,
      among: count,
    })
    .nullable(),
});
export type NextProof = z.output<typeof getNextProof.output>;
