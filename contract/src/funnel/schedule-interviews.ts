import * as z from 'zod';
import { id, rowVersion, timeZone } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { MINUTES_DEFAULT } from '../interviews/interview-fields.ts';
import { chosenTime, interviewDetails, withPlace } from '../interviews/interviews.ts';
import { MOST_INTERVIEWS_AT_ONCE } from '../interviews/interviews-at-once.ts';
import { changed } from './funnel.ts';
import { eachOnce, ofJob, outcome } from './mass-actions.ts';

/** What all of the interviews have in common. */
const shared = {
  ...interviewDetails,
  minutes: interviewDetails.minutes.default(MINUTES_DEFAULT),
  /** Left out: that of the company. */
  timeZone: timeZone.optional(),
};

export const scheduleInterviewsBody = withPlace(
  z.strictObject({
    ...ofJob,
    ...shared,
    /** Each with a time of its own. `version`: what was on the screen. */
    applications: eachOnce(
      z.strictObject({ id, version: rowVersion.optional(), ...chosenTime }),
      MOST_INTERVIEWS_AT_ONCE,
    ),
  }),
);

export const scheduleInterviews = endpoint({
  id: 'funnel.scheduleInterviews',
  method: 'POST',
  path: '/api/v1/candidate-funnel/schedule-interviews',
  summary: `Schedule interviews with up to ${MOST_INTERVIEWS_AT_ONCE} candidates of a company, each at a time of its own. Whoever cannot be invited is answered beside the others: by the rules of the status, because an interviewer is busy then, because an observer has to grade their answers first, or because today’s mails leave no room. The invitations leave ten seconds later.`,
  access: { kind: 'user', roles: ['RECRUITER'] },
  body: scheduleInterviewsBody,
  output: outcome.extend({ changes: z.array(changed.extend({ interviewId: id })) }),
  errors: ['NO_COMPANY', 'JOB_NOT_FOUND', 'INTERVIEWER_NOT_FOUND'],
  rateLimit: { max: 60, seconds: 60 },
});
