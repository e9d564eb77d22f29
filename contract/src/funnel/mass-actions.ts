import * as z from 'zod';
import { REJECTION_STATUSES } from '../applications/application-status.ts';
import { id, rowVersion, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { noteText } from '../evaluations/evaluations.ts';
import { leftOut } from '../left-out.ts';
import type { ValidationCode } from '../validation.ts';
import { changed } from './funnel.ts';
import { REJECTION_CAUSES } from './rejection-causes.ts';

/** At most so many applications in one call. */
export const MOST_AT_ONCE = 500;

const isRepeated = 'DUPLICATE' satisfies ValidationCode;
/** Each application once. */
export const eachOnce = <T extends z.ZodType<{ id: string }>>(item: T, most: number = MOST_AT_ONCE) =>
  z
    .array(item)
    .min(1)
    .max(most)
    .superRefine((items, context) => {
      const seen = new Set<string>();
      items.forEach((item, index) => {
        const key = item.id.toLowerCase();
        if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, 'id'], message: isRepeated });
        seen.add(key);
      });
    });

/** All are of this job: the call is refused where it is not the caller's. Left out: each is answered for itself. */
export const ofJob = { jobId: id.optional() };
const shared = {
  ...ofJob,
  /** `version`: what was on the screen. What was changed since is left as it is. */
  applications: eachOnce(z.strictObject({ id, version: rowVersion.optional() })),
};

/** Whether interviews that are ahead of those who move on are called off, as each would be alone. Left out, they stay. */
const cancelInterviews = z.boolean().optional();

/** What became of each application. */
export const outcome = z.object({
  /** Ids of those that it was done to, in the order in which they were asked for. */
  processed: z.array(id),
  /** Of each that was processed: the card as it is now, the event that undo names, and until when. */
  changes: z.array(changed),
  failed: leftOut,
});

const member = { kind: 'user', roles: ['RECRUITER'] } as const;

export const actOnCandidates = endpoint({
  id: 'funnel.actOnMany',
  method: 'POST',
  path: '/api/v1/applications/candidates/mass-action',
  summary: `Approve (next stage), move or reject up to ${MOST_AT_ONCE} applications. Each as if it were asked for alone, and kept by itself: what cannot be done to one is answered beside it, and the others go on. Cut off and sent again under its key, it goes on where it was.`,
  access: member,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('approve'), cancelInterviews, ...shared }),
    z.strictObject({
      action: z.literal('move'),
      targetStageId: id,
      /** Why required stages are passed over: kept with those of whom that is true, as a note of the team. */
      notes: noteText.optional(),
      cancelInterviews,
      ...shared,
    }),
    z.strictObject({
      action: z.literal('reject'),
      /** Why; it gives the status, and each person's mail a sentence about it. Left out, `status` says it all. */
      cause: z.enum(REJECTION_CAUSES).optional(),
      status: z.enum(REJECTION_STATUSES).default('rejected'),
      /** For the team alone. */
      reason: text(2000).optional(),
      /** Whether each gets the mail of their job, with their own name and in their own language. It waits until none of them can be taken back. */
      mail: z.boolean().default(false),
      ...shared,
    }),
  ]),
  output: outcome,
  errors: ['JOB_NOT_FOUND'],
  rateLimit: { max: 60, seconds: 60 },
});

export const undoChanges = endpoint({
  id: 'funnel.undoMany',
  method: 'POST',
  path: '/api/v1/applications/candidates/mass-action/undo',
  summary: `Take moves, rejections or scheduled interviews of up to ${MOST_AT_ONCE} applications back, each until its \`undoUntil\`.`,
  access: member,
  body: z.strictObject({ ...ofJob, changes: eachOnce(z.strictObject({ id, eventId: id })) }),
  output: outcome,
  errors: ['JOB_NOT_FOUND'],
  rateLimit: { max: 60, seconds: 60 },
});
