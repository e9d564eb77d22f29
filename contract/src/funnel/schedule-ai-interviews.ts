import * as z from 'zod';
import { aiInterviewDetails } from '../ai-interviews/ai-interviews.ts';
import { id, rowVersion } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { changed } from './funnel.ts';
import { eachOnce, ofJob, outcome } from './mass-actions.ts';

/** At most so many in one call. */
export const MOST_AI_INTERVIEWS_AT_ONCE = 100;

export const scheduleAiInterviews = endpoint({
  id: 'funnel.scheduleAiInterviews',
  method: 'POST',
  path: '/api/v1/candidate-funnel/schedule-ai-interviews',
  summary: `Ask up to ${MOST_AI_INTERVIEWS_AT_ONCE} candidates of a company for an AI interview, all to be begun until the same moment. Whoever cannot be asked is answered beside the others. The invitations leave ten seconds later.`,
  access: { kind: 'user', roles: ['RECRUITER'] },
  body: z.strictObject({
    ...ofJob,
    ...aiInterviewDetails,
    applications: eachOnce(z.strictObject({ id, version: rowVersion.optional() }), MOST_AI_INTERVIEWS_AT_ONCE),
  }),
  output: outcome.extend({ changes: z.array(changed.extend({ interviewId: id })) }),
  errors: ['NO_COMPANY', 'JOB_NOT_FOUND'],
  rateLimit: { max: 60, seconds: 60 },
});
