import * as z from 'zod';
import { idParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { matchExplanation } from '../matching/explanation.ts';

/**
 * What the match of an application is reckoned from: the profile of the person, where there is one that the company may
 * see; else what they sent. Résumés rarely say how well somebody knows something: there each skill counts as intermediate.
 */
export const MATCH_BASES = ['profile', 'application'] as const;

export const applicationMatch = endpoint({
  id: 'applications.match',
  method: 'GET',
  path: '/api/v1/applications/:id/match',
  summary: 'How a candidate of mine matches the job of this application, and what that stands on.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  params: idParams,
  output: matchExplanation.extend({
    basis: z.enum(MATCH_BASES),
    /** Where the résumé says so, by the name of the skill as the explanation writes it. */
    claims: z.array(z.object({ skill: z.string(), sentence: z.string() })),
  }),
  errors: ['APPLICATION_NOT_FOUND'],
});
