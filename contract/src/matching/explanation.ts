import * as z from 'zod';
import { instant } from '../common.ts';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import { SPOKEN_LANGUAGES } from '../spoken-languages.ts';
import { MATCH_PARTS } from './formula.ts';

/** A percentage as lists show it: its band is `bandOf`. Null where too little is known. */
export const matchScore = z.number().int().nullable();

const share = z.union([z.number(), z.enum(['not_asked', 'unknown'])]);

const evidence = z.object({
  kind: z.enum(['proven', 'declared']),
  skill: z.string(),
  wanted: z.string(),
  strength: z.number(),
  level: z.enum(SKILL_LEVELS).nullable(),
  /** Results of 0 to 100: when it was made, and what it is worth today. */
  proof: z
    .object({
      score: z.number().int(),
      faded: z.number().int(),
      provenAt: instant,
      /** Of an interview with a program: the company whose person confirmed the result. */
      companyName: z.string().nullable(),
    })
    .nullable(),
});

/** All that a percentage stands on. */
export const matchExplanation = z.object({
  /** Of the formula. */
  version: z.number().int(),
  score: matchScore,
  /** How much of what the job asks for something is known about, 0 to 1. */
  known: z.number(),
  /** How much of the parts beside the skills counts, 0 to 1: less than 1 where most of the skills are missing. */
  othersCount: z.number(),
  /** How much of all parts counts, 0 to 1: less than 1 of who is beyond an internship or a trainee programme. */
  entryShare: z.number(),
  parts: z.array(
    z.object({
      part: z.enum(MATCH_PARTS),
      share,
      points: z.number().int(),
      pointsMax: z.number().int(),
    }),
  ),
  needs: z.array(
    z.object({
      skills: z.array(z.string()),
      level: z.enum(SKILL_LEVELS),
      required: z.boolean(),
      /** Read from the title of the job: no level is asked there. */
      titled: z.boolean(),
      share: z.number(),
      /** Among the needs, 0 to 1. */
      weight: z.number(),
      evidence: evidence.nullable(),
    }),
  ),
  /** For the talent alone; empty for everybody else. */
  raises: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('prove'), skill: z.string(), gain: z.number().int() }),
      z.object({ kind: z.literal('learn'), skill: z.string(), gain: z.number().int() }),
      z.object({ kind: z.literal('language'), code: z.enum(SPOKEN_LANGUAGES), gain: z.number().int() }),
      z.object({ kind: z.literal('say'), part: z.enum(MATCH_PARTS), gain: z.null() }),
    ]),
  ),
});
/**
 * What the match of an application is reckoned from: the profile of the person, where there is one that the company may
 * see; else what they sent. Where a résumé does not say how well somebody knows something, it counts as intermediate.
 */
export const matchBasis = z.enum(['profile', 'application']);
export type MatchExplanation = z.output<typeof matchExplanation>;
