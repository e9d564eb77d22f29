import * as z from 'zod';
import { idParams, tokenParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { matchBasis, matchExplanation } from '../matching/explanation.ts';

const explanation = matchExplanation.extend({
  basis: matchBasis,
  /** Where the résumé says so, by the name of the skill as the explanation writes it. */
  claims: z.array(z.object({ skill: z.string(), sentence: z.string() })),
});

export const applicationMatch = endpoint({
  id: 'applications.match',
  method: 'GET',
  path: '/api/v1/applications/:id/match',
  summary: 'How a candidate of mine matches the job of this application, and what that stands on.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  params: idParams,
  output: explanation,
  errors: ['APPLICATION_NOT_FOUND'],
});

/** The same number as the company's, and what it stands on, for whoever applied. */
export const ownApplicationMatch = endpoint({
  id: 'applications.ownMatch',
  method: 'GET',
  path: '/api/v1/applications/:id/own-match',
  summary: 'How the talent’s own application matches its job, as the company sees it, and what would raise it.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  params: idParams,
  output: explanation,
  errors: ['APPLICATION_NOT_FOUND'],
});

export const applicationStatusMatch = endpoint({
  id: 'applications.statusMatch',
  method: 'GET',
  path: '/api/v1/applications/status/:token/match',
  summary: 'The same, by the link of a mail.',
  access: { kind: 'token', token: 'application_status' },
  params: tokenParams,
  output: explanation,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
});
