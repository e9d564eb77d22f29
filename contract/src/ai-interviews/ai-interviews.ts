import * as z from 'zod';
import { day, id, idParams, instant, locale, paging, rowVersion, text, timeZone, url } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';
import { AI_CANCEL_CAUSES, AI_INTERVIEW_STATUSES } from './ai-interview-fields.ts';

const code = (value: ValidationCode) => value;

const words = text(2000).refine((value) => value.length !== 1, { error: code('TOO_SHORT'), params: { minimum: 2 } });

/** The last moment at which it may be begun: a day and a time of the clocks in a zone, that of the company where it is left out. */
const lastMoment = {
  date: day,
  time: z
    .string({ error: ({ input }) => (input == null ? code('TIME_REQUIRED') : undefined) })
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: code('TIME_REQUIRED') })
    .max(5),
  timeZone: timeZone.optional(),
  /** Which is meant of a time that comes twice because the clocks are put back. */
  offset: z
    .string()
    .regex(/^[+-]\d{2}:\d{2}$/)
    .max(6)
    .optional(),
};

/** What is said of an AI interview beside whom it is with. */
export const aiInterviewDetails = {
  ...lastMoment,
  /** What the candidate should read before; an https link. Only verified companies may send one. */
  documentsUrl: url.nullish(),
  /** For the candidate: they stand in the invitation. */
  notes: words.nullish(),
};

export const scheduleAiBody = z
  .strictObject({
    applicationId: id.optional(),
    /** Of a talent or candidate: their newest open application. */
    talentId: id.optional(),
    ...aiInterviewDetails,
  })
  .refine(({ applicationId, talentId }) => applicationId !== undefined || talentId !== undefined, {
    path: ['applicationId'],
    error: code('CANDIDATE_REQUIRED'),
  });
export type ScheduleAiInput = z.input<typeof scheduleAiBody>;

/** An AI interview as the team sees it. */
export const aiInterview = z.object({
  id,
  version: z.number().int(),
  applicationId: id,
  jobId: id,
  jobTitle: z.string(),
  /** Null for who was erased, and where the job hides names. */
  candidateName: z.string().nullable(),
  status: z.enum(AI_INTERVIEW_STATUSES),
  cause: z.enum(AI_CANCEL_CAUSES).nullable(),
  /** Why it was called off, or what the candidate said who asked for a person. */
  reason: z.string().nullable(),
  /** In which it is held, as the candidate is written to. */
  locale,
  closesAt: instant,
  timeZone: z.string(),
  documentsUrl: z.string().nullable(),
  notes: z.string().nullable(),
  questions: z.number().int(),
  /** Of the questions of the script, those that have an answer. */
  answered: z.number().int(),
  minutes: z.number().int(),
  organiserName: z.string(),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  can: z.object({
    /** Give more time, and bring a failed or expired one back. */
    extend: z.boolean(),
    cancel: z.boolean(),
    mail: z.boolean(),
    /** Read what was said. */
    read: z.boolean(),
  }),
});
export type AiInterview = z.output<typeof aiInterview>;

const member = { kind: 'user', roles: ['RECRUITER'] } as const;

export const scheduleAiInterview = endpoint({
  id: 'aiInterviews.schedule',
  method: 'POST',
  path: '/api/v1/interview-ai/schedule',
  summary:
    'Ask a candidate for an AI interview, to be begun until the moment named. It holds the questions that the stage has now, and nobody’s name is revealed for it. The invitation leaves ten seconds later.',
  access: member,
  body: scheduleAiBody,
  output: aiInterview,
  status: 201,
  errors: ['NO_COMPANY', 'APPLICATION_NOT_FOUND', 'ACTION_REFUSED', 'CANDIDATE_UNREACHABLE', 'PLAN_LIMIT'],
});

export const undoAiSchedule = endpoint({
  id: 'aiInterviews.undoSchedule',
  method: 'POST',
  path: '/api/v1/interview-ai/:id/undo',
  summary: 'Take scheduling back while its ten seconds last: no mail leaves, and the application is as it was.',
  access: member,
  params: idParams,
  output: z.object({}),
  errors: ['INTERVIEW_NOT_FOUND', 'UNDO_EXPIRED'],
});

export const listAiInterviews = endpoint({
  id: 'aiInterviews.list',
  method: 'GET',
  path: '/api/v1/interview-ai',
  summary: 'The AI interviews of an application, the newest first.',
  access: member,
  query: z.object({ applicationId: id, ...paging(20) }),
  output: z.array(aiInterview),
  paging: 'page',
  errors: ['APPLICATION_NOT_FOUND'],
});

export const extendAiInterview = endpoint({
  id: 'aiInterviews.extend',
  method: 'POST',
  path: '/api/v1/interview-ai/:id/extend',
  summary:
    'Name another last moment. One that failed, or was not begun in time, can be begun again; the candidate gets the link once more.',
  access: member,
  params: idParams,
  body: z.strictObject({ version: rowVersion.min(1), ...lastMoment }),
  output: aiInterview,
  errors: [
    'INTERVIEW_NOT_FOUND',
    'INTERVIEW_OVER',
    'VERSION_CONFLICT',
    'ACTION_REFUSED',
    'CANDIDATE_UNREACHABLE',
    'PLAN_LIMIT',
  ],
});

export const cancelAiInterview = endpoint({
  id: 'aiInterviews.cancel',
  method: 'POST',
  path: '/api/v1/interview-ai/:id/cancel',
  summary:
    'Call an AI interview off; the candidate is told. The reason stays with the company, and so do answers that were given.',
  access: member,
  params: idParams,
  body: z.strictObject({ reason: words.nullish() }),
  output: aiInterview,
  errors: ['INTERVIEW_NOT_FOUND', 'INTERVIEW_OVER'],
});

export const mailAiInvitation = endpoint({
  id: 'aiInterviews.mail',
  method: 'POST',
  path: '/api/v1/interview-ai/:id/mail',
  summary: 'Send the candidate the invitation once more, with a link of its own.',
  access: member,
  params: idParams,
  output: z.object({}),
  errors: ['INTERVIEW_NOT_FOUND', 'INTERVIEW_OVER'],
  rateLimit: { max: 30, seconds: 3600 },
});
