import * as z from 'zod';
import { applicationDetail, resume } from '../applications/applications.ts';
import { NOT_ASKED_REASONS } from '../applications/not-asked.ts';
import {
  commaList,
  day,
  id,
  idParams,
  instant,
  line,
  locale,
  missing,
  paging,
  phone,
  rowVersion,
  text,
  timeZone,
  tokenParams,
  url,
} from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';
import {
  CANCEL_CAUSES,
  INTERVIEW_STATUSES,
  INTERVIEW_TYPES,
  INTERVIEW_VIEWS,
  INTERVIEWERS_MAX,
  INVITATION_ANSWERS,
  type InterviewType,
  MINUTES_DEFAULT,
  MINUTES_MAX,
  MINUTES_MIN,
  OBSERVERS_MAX,
  OPEN_POINTS,
  PARTICIPANT_ROLES,
  PLACE_LENGTH,
} from './interview-fields.ts';

const code = (value: ValidationCode) => value;

/** Free words, or none. */
const words = text(2000).refine((value) => value.length !== 1, { error: code('TOO_SHORT'), params: { minimum: 2 } });

/** `HH:MM`, as a clock shows it. */
const time = z
  .string(missing(code('TIME_REQUIRED')))
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: code('TIME_REQUIRED'), abort: true })
  .max(5);

/** By id: a talent or candidate means their newest open application; an application itself wins. */
const person = { applicationId: id.optional(), talentId: id.optional() };

/** Why the name of somebody whom the job hides is revealed; it stands in the history. Left out where nobody is hidden. */
const revealReason = words.optional();

/** The instant, with its offset from UTC or as UTC. */
const scheduledAt = z.iso.datetime({ offset: true }).max(40);

/**
 * A day and a time of the clocks in a zone, that of the company where it is left out. `offset` (`-03:00`) says which is meant of a
 * time that comes twice because the clocks are put back.
 */
const clock = {
  date: day.optional(),
  time: time.optional(),
  timeZone: timeZone.optional(),
  offset: z
    .string()
    .regex(/^[+-]\d{2}:\d{2}$/)
    .max(6)
    .optional(),
};

/** When one of several interviews begins, on the clocks of the zone that all have. */
export const chosenTime = { date: day, time, offset: clock.offset };

/** What is said of an interview beside whom it is with and when. */
export const interviewDetails = {
  minutes: z.number().int().min(MINUTES_MIN).max(MINUTES_MAX),
  type: z.enum(INTERVIEW_TYPES),
  /** An https link, an address, or a telephone number, by the type. A video interview without a link of its own is held in our room. */
  location: line(0, PLACE_LENGTH, missing(code('PLACE_REQUIRED'))).optional(),
  /** For the candidate: they stand in the invitation. */
  notes: words.nullish(),
  /** Members of the company; the first is the host. Left out: whoever schedules. */
  interviewerIds: z.array(id).min(1).max(INTERVIEWERS_MAX).optional(),
  /** Experts of the company who see and hear. Refused for whose blind grade an answer of the candidate waits. */
  observerIds: z.array(id).max(OBSERVERS_MAX).optional(),
  /** Whoever has another interview at that time is asked all the same. */
  allowOverlap: z.boolean().optional(),
};

interface Placed {
  readonly type?: InterviewType | undefined;
  readonly location?: string | undefined;
}

const PLACE_SCHEMAS: Readonly<Record<InterviewType, z.ZodType<string>>> = {
  video: url,
  presencial: z.string(),
  telefone: phone,
};

/** Why a place does not fit the type of an interview; null where it does. */
export function placeProblem({ type, location }: Placed): ValidationCode | null {
  if (type === undefined || (type === 'video' && location === undefined)) return null;
  if (location === undefined || location === '') return 'PLACE_REQUIRED';
  const result = PLACE_SCHEMAS[type].safeParse(location);
  return result.success ? null : (result.error.issues[0]?.message as ValidationCode);
}

/** A place as it is kept: a link and a number in their one spelling; nothing for our room. */
export function placeOf(type: InterviewType, location: string | undefined): string {
  return location === undefined ? '' : PLACE_SCHEMAS[type].parse(location);
}

/** Also while other fields are wrong, so that a form says all of it at once. */
const whenObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** Type and place belong together. */
export const withPlace = <T extends z.ZodType<Placed>>(schema: T) =>
  schema.superRefine((value: Placed, context) => {
    const problem = placeProblem(value);
    if (problem) context.addIssue({ code: 'custom', path: ['location'], message: problem });
  });

const withPerson = <T extends z.ZodType<{ applicationId?: string | undefined; talentId?: string | undefined }>>(
  schema: T,
) =>
  schema.refine(({ applicationId, talentId }) => applicationId !== undefined || talentId !== undefined, {
    path: ['applicationId'],
    error: code('CANDIDATE_REQUIRED'),
    when: whenObject,
  });

export const scheduleBody = withPlace(
  withPerson(
    z.strictObject({
      ...person,
      scheduledAt,
      notes: interviewDetails.notes,
      type: interviewDetails.type,
      location: interviewDetails.location,
      observerIds: interviewDetails.observerIds,
      revealReason,
    }),
  ),
);

export const interviewBody = withPlace(
  withPerson(
    z
      .strictObject({
        ...person,
        /** Instead of date and time. */
        scheduledAt: scheduledAt.optional(),
        ...clock,
        ...interviewDetails,
        minutes: interviewDetails.minutes.default(MINUTES_DEFAULT),
        revealReason,
      })
      .refine(({ scheduledAt, date }) => scheduledAt !== undefined || date !== undefined, {
        path: ['date'],
        error: code('REQUIRED'),
        when: whenObject,
      })
      .refine(({ scheduledAt, time }) => scheduledAt !== undefined || time !== undefined, {
        path: ['time'],
        error: code('TIME_REQUIRED'),
        when: whenObject,
      }),
  ),
);
export type InterviewInput = z.input<typeof interviewBody>;

/** What is left out stays as it is. Date and time belong together; a location comes with its type. */
export const changeBody = withPlace(
  z
    .strictObject({
      version: rowVersion.min(1),
      ...clock,
      minutes: interviewDetails.minutes.optional(),
      type: interviewDetails.type.optional(),
      location: interviewDetails.location.optional(),
      notes: interviewDetails.notes,
      interviewerIds: interviewDetails.interviewerIds,
      observerIds: interviewDetails.observerIds,
      allowOverlap: interviewDetails.allowOverlap,
    })
    .refine(({ date, time }) => (date === undefined) === (time === undefined), {
      path: ['time'],
      error: code('TIME_REQUIRED'),
    })
    .refine(({ type, location }) => type !== undefined || location === undefined, {
      path: ['type'],
      error: code('REQUIRED'),
    }),
);

const participant = z.object({
  id,
  role: z.enum(PARTICIPANT_ROLES),
  /** Of a member of the company; null for the candidate. */
  userId: id.nullable(),
  /** Null for who was erased, and for a candidate whose name the job hides. */
  name: z.string().nullable(),
  photoUrl: z.string().nullable(),
  answer: z.enum(INVITATION_ANSWERS).nullable(),
  answerNote: z.string().nullable(),
  answeredAt: instant.nullable(),
});
export type Participant = z.output<typeof participant>;

/** What everybody who is invited sees. */
const appointment = {
  id,
  type: z.enum(INTERVIEW_TYPES),
  status: z.enum(INTERVIEW_STATUSES),
  startsAt: instant,
  endsAt: instant,
  minutes: z.number().int(),
  /** In which the time was chosen. */
  timeZone: z.string(),
  /** When it was before it was moved for the last time, for a reader who knew of that and while it is still ahead. */
  movedFrom: instant.nullable(),
  /** Of our room, its address. */
  location: z.string(),
  /** Of our room, in which it is held; null where it is somewhere else. */
  roomCode: z.string().nullable(),
  notes: z.string().nullable(),
  cause: z.enum(CANCEL_CAUSES).nullable(),
};

/** An interview as the team sees it. */
export const interview = z.object({
  ...appointment,
  version: z.number().int(),
  applicationId: id,
  jobId: id,
  jobTitle: z.string(),
  /** Null for who was erased, and where the job hides names. */
  candidateName: z.string().nullable(),
  candidatePhotoUrl: z.string().nullable(),
  /** The language in which the candidate is written to. */
  candidateLocale: locale,
  /** Whoever scheduled it, or has taken over from them. */
  organiserName: z.string(),
  /** Of a cancellation; the company's own. */
  reason: z.string().nullable(),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  participants: z.array(participant),
  /** What the team has to decide; empty where nothing waits. */
  open: z.array(z.enum(OPEN_POINTS)),
  can: z.object({
    change: z.boolean(),
    cancel: z.boolean(),
    /** Say that it took place, or who did not come: from its start on. */
    conclude: z.boolean(),
    /** The invitation may be sent once more: the interview has not begun. */
    mail: z.boolean(),
    /** The reader is invited, and may say whether they come. */
    answer: z.boolean(),
    /** Read what the candidate sent, here alone for who is invited and sees nothing else of them. */
    readApplication: z.boolean(),
    /** See the application itself, and the board. */
    openApplication: z.boolean(),
  }),
});
export type Interview = z.output<typeof interview>;

/** With what its page offers beyond: whether a new one may be scheduled in the place of one that did not take place. */
const interviewOfPage = interview.extend({ mayScheduleAnother: z.boolean() });
export type InterviewOfPage = z.output<typeof interviewOfPage>;

/** What the candidate of an interview sent with the application. */
const sentApplication = z.object({
  /** Null where the job hides who applied: contacts, letter and résumé would tell. */
  candidate: applicationDetail.shape.candidate
    .pick({ title: true, city: true, state: true, linkedin: true, github: true, portfolio: true, website: true })
    .nullable(),
  coverLetter: z.string().nullable(),
  answers: z.array(z.object({ questionId: id, question: z.string(), answer: z.string() })),
  resume: resume.omit({ fileId: true, text: true }).nullable(),
});
export type SentApplication = z.output<typeof sentApplication>;

/** Somebody who stands in a stage of interviews, and whom nobody has given a time yet. */
const unscheduled = z.object({
  applicationId: id,
  jobId: id,
  jobTitle: z.string(),
  /** Null where the job hides names. */
  candidateName: z.string().nullable(),
  stageName: z.string(),
  /** Since when they stand there. */
  since: instant,
  /** Why the stage did not ask by itself, where it does so otherwise. */
  notAsked: z.enum(NOT_ASKED_REASONS).nullable(),
  can: z.object({ schedule: z.boolean() }),
});
export type Unscheduled = z.output<typeof unscheduled>;

/** An interview as the candidate sees it. */
export const invitation = z.object({
  ...appointment,
  companyName: z.string(),
  /** Whether the identity of the company was proved. */
  companyVerified: z.boolean(),
  companyLogoUrl: z.string().nullable(),
  jobTitle: z.string(),
  candidateName: z.string(),
  interviewers: z.array(z.string()),
  /** Who sees and hears, and does not interview. */
  observers: z.array(z.string()),
  answer: z.enum(INVITATION_ANSWERS).nullable(),
  answerNote: z.string().nullable(),
  can: z.object({ answer: z.boolean() }),
});
export type Invitation = z.output<typeof invitation>;

/**
 * An interview as its observers see it: when, where and who. Neither the application, nor why it was called off, nor what others
 * answered: they grade that person’s tests without knowing whose they are.
 */
export const observedInterview = z.object({
  id,
  type: appointment.type,
  status: appointment.status,
  startsAt: instant,
  endsAt: instant,
  minutes: appointment.minutes,
  timeZone: appointment.timeZone,
  movedFrom: appointment.movedFrom,
  location: appointment.location,
  roomCode: appointment.roomCode,
  companyName: z.string(),
  jobTitle: z.string(),
  /** Null for who was erased, and where the job hides names. */
  candidateName: z.string().nullable(),
  /** Those of the team, the host first. */
  team: z.array(participant.pick({ id: true, role: true, name: true, photoUrl: true })),
  /** What the reader has said. */
  answer: z.enum(INVITATION_ANSWERS).nullable(),
  can: z.object({ answer: z.boolean() }),
});
export type ObservedInterview = z.output<typeof observedInterview>;

const member = { kind: 'user', roles: ['RECRUITER'] } as const;
const expert = { kind: 'user', roles: ['EXPERT'] } as const;
const byToken = { kind: 'token', token: 'interview' } as const;
const scheduling = [
  'NO_COMPANY',
  'APPLICATION_NOT_FOUND',
  'ACTION_REFUSED',
  'CANDIDATE_UNREACHABLE',
  'INTERVIEWER_NOT_FOUND',
  'INTERVIEWER_BUSY',
  'OBSERVER_GRADES',
  'REVEAL_REQUIRED',
  'PLAN_LIMIT',
] as const;

export const createInterview = endpoint({
  id: 'interviews.create',
  method: 'POST',
  path: '/api/v1/interviews',
  summary:
    'Schedule an interview by day and time of a zone, with its length and interviewers. The invitation leaves ten seconds later.',
  access: member,
  body: interviewBody,
  output: interview,
  status: 201,
  errors: scheduling,
});

export const scheduleInterview = endpoint({
  id: 'interviews.schedule',
  method: 'POST',
  path: '/api/v1/interviews/schedule',
  summary: 'Schedule an interview of an hour at an instant, held by whoever asks.',
  access: member,
  body: scheduleBody,
  output: interview,
  status: 201,
  errors: scheduling,
});

export const undoSchedule = endpoint({
  id: 'interviews.undoSchedule',
  method: 'POST',
  path: '/api/v1/interviews/:id/undo',
  summary: 'Take scheduling back while its ten seconds last: no mail leaves, and the application is as it was.',
  access: member,
  params: idParams,
  output: z.object({}),
  errors: ['INTERVIEW_NOT_FOUND', 'UNDO_EXPIRED'],
});

export const listInterviews = endpoint({
  id: 'interviews.list',
  method: 'GET',
  path: '/api/v1/interviews/recruiter',
  summary: 'The company’s interviews that the reader may see, by time; past ones from the latest on.',
  access: member,
  query: z.object({
    view: z.enum(INTERVIEW_VIEWS).optional(),
    applicationId: id.optional(),
    jobId: id.optional(),
    /** Where this member is invited. */
    interviewerId: id.optional(),
    type: z.enum(INTERVIEW_TYPES).optional(),
    status: z.enum(INTERVIEW_STATUSES).optional(),
    /** The reader's, which says what is today; left out, that of the company. */
    timeZone: timeZone.optional(),
    ...paging(20),
  }),
  output: z.array(interview),
  paging: 'page',
  errors: ['NO_COMPANY', 'APPLICATION_NOT_FOUND'],
});

export const listUnscheduled = endpoint({
  id: 'interviews.listUnscheduled',
  method: 'GET',
  path: '/api/v1/interviews/unscheduled',
  summary:
    'Who stands in a stage of interviews of the company without one, ahead or held there: whoever has waited longest first.',
  access: member,
  query: z.object({ jobId: id.optional(), ...paging(20) }),
  output: z.array(unscheduled),
  paging: 'page',
  errors: ['NO_COMPANY'],
});

/** So many of the next are told at most: whoever has more is busy further ahead than anybody plans. */
export const BUSY_SHOWN = 2000;

export const listBusyTimes = endpoint({
  id: 'interviews.busy',
  method: 'GET',
  path: '/api/v1/interviews/busy',
  summary:
    'When members of the company are in interviews from now on, by time, for whoever looks for a free hour. An hour that another company has taken is taken, and nothing more is said of it.',
  access: member,
  query: z.object({ interviewerIds: commaList(id).pipe(z.array(id).max(INTERVIEWERS_MAX)) }),
  output: z.array(z.object({ userId: id, startsAt: instant, endsAt: instant })),
  errors: ['NO_COMPANY'],
});

export const listObservedInterviews = endpoint({
  id: 'interviews.listObserved',
  method: 'GET',
  path: '/api/v1/interviews/observed',
  summary: 'The interviews of the company that the expert observes and that are still ahead or going on, by time.',
  access: expert,
  query: z.object({ ...paging(20) }),
  output: z.array(observedInterview),
  paging: 'page',
  errors: ['NO_COMPANY'],
});

export const getObservedInterview = endpoint({
  id: 'interviews.getObserved',
  method: 'GET',
  path: '/api/v1/interviews/observed/:id',
  summary: 'An interview that the expert observes.',
  access: expert,
  params: idParams,
  output: observedInterview,
  errors: ['INTERVIEW_NOT_FOUND'],
});

export const getInterview = endpoint({
  id: 'interviews.get',
  method: 'GET',
  path: '/api/v1/interviews/:id',
  summary: 'An interview.',
  access: member,
  params: idParams,
  output: interviewOfPage,
  errors: ['INTERVIEW_NOT_FOUND'],
});

export const getSentApplication = endpoint({
  id: 'interviews.application',
  method: 'GET',
  path: '/api/v1/interviews/:id/application',
  summary:
    'What the candidate of an interview sent: form, answers and résumé, for who works with them and who is invited. Reading it is noted in the history.',
  access: member,
  params: idParams,
  output: sentApplication,
  errors: ['INTERVIEW_NOT_FOUND'],
});

export const changeInterview = endpoint({
  id: 'interviews.change',
  method: 'PATCH',
  path: '/api/v1/interviews/:id',
  summary:
    'Move an interview, or change what else was said of it; whoever is invited is told, and asked again where the time has changed.',
  access: member,
  params: idParams,
  body: changeBody,
  output: interview,
  errors: [
    'INTERVIEW_NOT_FOUND',
    'VERSION_CONFLICT',
    'INTERVIEW_OVER',
    'INTERVIEWER_NOT_FOUND',
    'INTERVIEWER_BUSY',
    'OBSERVER_GRADES',
    'PLAN_LIMIT',
  ],
});

export const cancelInterview = endpoint({
  id: 'interviews.cancel',
  method: 'POST',
  path: '/api/v1/interviews/:id/cancel',
  summary: 'Call an interview off; whoever was invited is told. The reason stays with the company.',
  access: member,
  params: idParams,
  body: z.strictObject({ reason: words.nullish() }),
  output: interview,
  errors: ['INTERVIEW_NOT_FOUND', 'INTERVIEW_OVER'],
});

export const markNoShow = endpoint({
  id: 'interviews.noShow',
  method: 'POST',
  path: '/api/v1/interviews/:id/no-show',
  summary: 'Say after its start who did not come: the interview counts as cancelled for that reason.',
  access: member,
  params: idParams,
  body: z.strictObject({ absent: z.enum(['candidate', 'team']), reason: words.nullish() }),
  output: interview,
  errors: ['INTERVIEW_NOT_FOUND', 'INTERVIEW_OVER', 'INTERVIEW_NOT_STARTED'],
});

export const completeInterview = endpoint({
  id: 'interviews.complete',
  method: 'POST',
  path: '/api/v1/interviews/:id/complete',
  summary: 'Say after its start that an interview took place.',
  access: member,
  params: idParams,
  output: interview,
  errors: ['INTERVIEW_NOT_FOUND', 'INTERVIEW_OVER', 'INTERVIEW_NOT_STARTED'],
});

const answerBody = z
  .strictObject({
    answer: z.enum(INVITATION_ANSWERS),
    /** Why not, or when else. Whoever asks for another time says when. */
    note: words.nullish(),
    /** The start that was on the screen: nobody says yes to a time that they have not seen. Left out: the one that it has. */
    startsAt: scheduledAt.optional(),
  })
  .refine(({ answer, note }) => answer !== 'another_time' || !!note, {
    path: ['note'],
    error: code('OTHER_TIME_REQUIRED'),
  });

export const answerInterview = endpoint({
  id: 'interviews.answer',
  method: 'POST',
  path: '/api/v1/interviews/:id/answer',
  summary: 'Say as an invited member, observer or talent whether one comes. The candidate’s no ends the interview.',
  access: { kind: 'user', roles: ['RECRUITER', 'EXPERT', 'POTENTIAL'] },
  params: idParams,
  body: answerBody,
  output: z.object({}),
  errors: ['INTERVIEW_NOT_FOUND', 'INTERVIEW_OVER', 'INTERVIEW_MOVED'],
});

export const mailInvitationAgain = endpoint({
  id: 'interviews.mail',
  method: 'POST',
  path: '/api/v1/interviews/:id/mail',
  summary: 'Send the candidate the invitation once more, with a link of its own.',
  access: member,
  params: idParams,
  output: z.object({}),
  errors: ['INTERVIEW_NOT_FOUND', 'INTERVIEW_OVER'],
  rateLimit: { max: 30, seconds: 3600 },
});

export const listOwnInterviews = endpoint({
  id: 'interviews.listOwn',
  method: 'GET',
  path: '/api/v1/interviews/talent',
  summary: 'The talent’s interviews, those ahead first.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  query: z.object({ ...paging(20) }),
  output: z.array(invitation.omit({ candidateName: true }).extend({ applicationId: id })),
  paging: 'page',
});

export const getInterviewInvitation = endpoint({
  id: 'interviews.byToken',
  method: 'GET',
  path: '/api/v1/interviews/candidate/:token',
  summary: 'An interview by the candidate’s link, whatever has become of it.',
  access: byToken,
  params: tokenParams,
  output: invitation,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'INTERVIEW_NOT_FOUND'],
});

export const answerInvitation = endpoint({
  id: 'interviews.answerByToken',
  method: 'POST',
  path: '/api/v1/interviews/candidate/:token/answer',
  summary: 'Say as the candidate whether one comes. A no ends the interview.',
  access: byToken,
  params: tokenParams,
  body: answerBody,
  output: invitation,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'INTERVIEW_NOT_FOUND', 'INTERVIEW_OVER', 'INTERVIEW_MOVED'],
});
