import type { Actor } from '../../platform/actor.ts';
import { type InterviewRow, mayHandleInterviews } from '../interviews/interviews.service.ts';

/** Who takes a file home: whoever runs the interviews of the job. Who is merely invited plays it. */
export const mayDownload = (actor: Actor, interview: InterviewRow): boolean => mayHandleInterviews(actor, interview);

/** Who deletes a recording: whoever runs the interviews of the job. */
export const mayRemove = (actor: Actor, interview: InterviewRow): boolean => mayHandleInterviews(actor, interview);
