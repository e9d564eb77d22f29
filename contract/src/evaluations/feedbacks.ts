import * as z from 'zod';
import { cursorPaging, id, idParams, instant, rowVersion, text, tokenParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';
import { FEEDBACK_MESSAGE_MAX, FEEDBACK_PART_MAX } from './feedback-limits.ts';

/** The parts of a feedback, in the order in which they are read. */
export const FEEDBACK_PARTS = ['strengths', 'growth', 'message'] as const;
export type FeedbackPart = (typeof FEEDBACK_PARTS)[number];

const words = {
  /** What was good. */
  strengths: text(FEEDBACK_PART_MAX),
  /** What to develop. */
  growth: text(FEEDBACK_PART_MAX),
  message: text(FEEDBACK_MESSAGE_MAX),
};

type Words = Record<FeedbackPart, string>;
const saysSomething = (said: Words) => FEEDBACK_PARTS.some((part) => said[part] !== '');
const SILENT = { error: 'FEEDBACK_REQUIRED' satisfies ValidationCode, path: ['strengths'] };

/** What the team fills in: each part may be left out, not all of them. The version is 0 for what is new. */
export const feedbackForm = z.strictObject({ ...words, version: rowVersion }).refine(saysSomething, SILENT);

/** As the candidate reads it: from the company, without the name of whoever wrote it. */
export const receivedFeedback = z.object({
  id,
  applicationId: id,
  jobTitle: z.string(),
  companyName: z.string(),
  strengths: z.string(),
  growth: z.string(),
  message: z.string(),
  /** Null while it is a draft, which no candidate sees. */
  sharedAt: instant.nullable(),
  /** When its words last changed after it was shared. */
  editedAt: instant.nullable(),
});
export type ReceivedFeedback = z.output<typeof receivedFeedback>;

export const feedback = receivedFeedback.extend({
  /** What the team sees beside it; null for the candidate. */
  team: z
    .object({
      version: z.number().int(),
      author: z.object({ id, name: z.string(), photoUrl: z.string().nullable() }),
      /** Whoever else last changed its words. */
      editedBy: z.string().nullable(),
      /** When its words were written, or last changed. */
      writtenAt: instant,
      /** Until when it can be taken back; null for a draft. */
      withdrawUntil: instant.nullable(),
      can: z.object({ edit: z.boolean(), share: z.boolean(), withdraw: z.boolean(), remove: z.boolean() }),
    })
    .nullable(),
});
export type Feedback = z.output<typeof feedback>;

const member = { kind: 'user', roles: ['RECRUITER'] } as const;
const bothSides = { kind: 'user', roles: ['RECRUITER', 'POTENTIAL'] } as const;
const ofVersion = { body: z.strictObject({ version: rowVersion.min(1) }) } as const;

export const listFeedbacks = endpoint({
  id: 'evaluations.feedbacks.list',
  method: 'GET',
  path: '/api/v1/feedbacks',
  summary:
    'Feedback to candidates, the newest first. The team reads drafts, too; a talent reads what was shared about their own applications.',
  access: bothSides,
  query: z.object({ applicationId: id.optional(), ...cursorPaging(30), cursor: id.optional() }),
  output: z.array(feedback),
  paging: 'cursor',
  errors: ['APPLICATION_NOT_FOUND', 'NO_COMPANY'],
});

export const createFeedback = endpoint({
  id: 'evaluations.feedbacks.create',
  method: 'POST',
  path: '/api/v1/feedbacks',
  summary: 'Write feedback to the candidate of an application: a draft, until it is shared.',
  access: member,
  body: z.strictObject({ ...words, applicationId: id }).refine(saysSomething, SILENT),
  output: feedback,
  status: 201,
  errors: ['APPLICATION_NOT_FOUND', 'FEEDBACKS_FULL', 'CANDIDATE_ERASED'],
  rateLimit: { max: 120, refusals: 240, seconds: 600 },
});

export const getFeedback = endpoint({
  id: 'evaluations.feedbacks.get',
  method: 'GET',
  path: '/api/v1/feedbacks/:id',
  summary: 'One feedback. Drafts are not found by candidates.',
  access: bothSides,
  params: idParams,
  output: feedback,
  errors: ['NOT_FOUND'],
});

export const updateFeedback = endpoint({
  id: 'evaluations.feedbacks.update',
  method: 'PUT',
  path: '/api/v1/feedbacks/:id',
  summary: 'Change the words of a feedback. Once it is shared the candidate reads that it was edited, and when.',
  access: member,
  params: idParams,
  body: z.strictObject({ ...words, version: rowVersion.min(1) }).refine(saysSomething, SILENT),
  output: feedback,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
});

export const removeFeedback = endpoint({
  id: 'evaluations.feedbacks.remove',
  method: 'DELETE',
  path: '/api/v1/feedbacks/:id',
  summary: 'Delete a draft. What was shared has to be taken back first.',
  access: member,
  params: idParams,
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'FEEDBACK_SHARED'],
});

export const shareFeedback = endpoint({
  id: 'evaluations.feedbacks.share',
  method: 'POST',
  path: '/api/v1/feedbacks/:id/share',
  summary: 'Let the candidate read a feedback, as it stands in this version, and tell them.',
  access: member,
  params: idParams,
  ...ofVersion,
  output: feedback,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CANDIDATE_ERASED'],
  rateLimit: { max: 120, refusals: 240, seconds: 600 },
});

export const withdrawFeedback = endpoint({
  id: 'evaluations.feedbacks.withdraw',
  method: 'POST',
  path: '/api/v1/feedbacks/:id/withdraw',
  summary: 'Take a shared feedback back, for a day: it is a draft again.',
  access: member,
  params: idParams,
  ...ofVersion,
  output: feedback,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FEEDBACK_STAYS'],
});

export const feedbacksByToken = endpoint({
  id: 'evaluations.feedbacks.byToken',
  method: 'GET',
  path: '/api/v1/applications/status/:token/feedbacks',
  summary: 'The feedback that was shared about an application, by the link of its mail.',
  access: { kind: 'token', token: 'application_status' },
  params: tokenParams,
  output: z.array(receivedFeedback),
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
});
