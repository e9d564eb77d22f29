import * as z from 'zod';
import { TEST_CATEGORIES, TEST_DIFFICULTIES } from '../assessments/test-fields.ts';
import { day, id, idParams, instant, missing, rowVersion, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { leftOut } from '../left-out.ts';
import type { ValidationCode } from '../validation.ts';
import {
  APPLICATIONS_SENT_AT_ONCE,
  ASSIGNMENT_STATUSES,
  EXTRA_MINUTES_MAX,
  SUBMITTED_BY,
  TESTS_SENT_AT_ONCE,
} from './assignment-fields.ts';

const code = (value: ValidationCode) => value;

/** Free words, or none. */
const words = text(2000).refine((value) => value.length !== 1, {
  error: code('TOO_SHORT'),
  params: { minimum: 2 },
});

/** What of a test is known before it is begun. */
export const testFacts = {
  title: z.string(),
  category: z.enum(TEST_CATEGORIES),
  difficulty: z.enum(TEST_DIFFICULTIES),
  /** Of the time limit; null without one. Extra time is not part of it. */
  minutes: z.number().int().nullable(),
  questionCount: z.number().int(),
};

/** How an attempt went. */
export const attemptResult = z.object({
  submittedBy: z.enum(SUBMITTED_BY),
  submittedAt: instant,
  /** Between start and end. */
  seconds: z.number().int(),
  /** Whether each answer has its points. */
  graded: z.boolean(),
  /** Points given so far, and those that the test has. */
  points: z.number(),
  pointsMax: z.number().int(),
  /** Percent of the points; null until all is graded. */
  score: z.number().nullable(),
  answered: z.number().int(),
  /** Whether it is an earlier result, shown instead of taking the test again. */
  reused: z.boolean(),
});

/**
 * Who had seen what is right in questions of a version before an attempt of it: a signal, never a verdict. Null where nobody had.
 */
export const answersSeen = z
  .object({
    /** When whoever took it had first seen some, before they began. */
    own: instant.nullable(),
    /** How many others had, before it was handed in, and since when. */
    others: z.number().int(),
    othersSince: instant.nullable(),
  })
  .nullable();
export type AnswersSeen = z.output<typeof answersSeen>;

/** A test that a company asks of a candidate, as the company sees it. */
export const assignment = z.object({
  id,
  version: z.number().int(),
  applicationId: id,
  testId: id,
  ...testFacts,
  status: z.enum(ASSIGNMENT_STATUSES),
  dueAt: instant,
  notes: z.string().nullable(),
  extraMinutes: z.number().int(),
  /** When the candidate last asked for more time, a pause, another format or help: what they wrote is in the conversation. */
  helpAskedAt: instant.nullable(),
  sentAt: instant,
  senderName: z.string(),
  openedAt: instant.nullable(),
  startedAt: instant.nullable(),
  /** When time is up: of a test without a time limit when it is due. Null before it is begun. */
  expiresAt: instant.nullable(),
  endedAt: instant.nullable(),
  declineReason: z.string().nullable(),
  result: attemptResult.nullable(),
  answersSeen,
  /** The company's, in which the last day ends. */
  timeZone: z.string(),
  can: z.object({ change: z.boolean(), cancel: z.boolean() }),
});
export type Assignment = z.output<typeof assignment>;

const member = { kind: 'user', roles: ['RECRUITER'] } as const;

export const sendTestsBody = z.strictObject({
  applicationIds: z.array(id).min(1).max(APPLICATIONS_SENT_AT_ONCE),
  testIds: z
    .array(id, missing(code('TESTS_REQUIRED')))
    .min(1, { error: code('TESTS_REQUIRED') })
    .max(TESTS_SENT_AT_ONCE),
  /** They can be begun until the end of this day in the company's time zone; those without a time limit end with it. */
  dueDate: day,
  notes: words.optional(),
  /**
   * Also to who has tests that wait: the new ones are asked beside them, with a day of their own, and the application goes on once all
   * have ended. Left out: who has some is left out, with the reason.
   */
  adds: z.boolean().optional(),
});

/** What was sent to one candidate, and takes it back while its ten seconds last. */
const sentTests = z.object({ applicationId: id, eventId: id });

export const sendTests = endpoint({
  id: 'assessments.send',
  method: 'POST',
  path: '/api/v1/tests/send',
  summary:
    'Send published tests to candidates, as they stand now; the mail with the link leaves ten seconds later. Who cannot be sent any is named, the others get them.',
  access: member,
  body: sendTestsBody,
  output: z.object({ sent: z.array(sentTests), failed: leftOut }),
  errors: ['NO_COMPANY', 'TEST_NOT_FOUND', 'TEST_NOT_PUBLISHED', 'TEST_CHECK_WRONG'],
});

export const undoSendTests = endpoint({
  id: 'assessments.undoSend',
  method: 'POST',
  path: '/api/v1/tests/send/undo',
  summary:
    'Take sent tests back while their ten seconds last: no mail leaves, and each candidate stands where they did.',
  access: member,
  body: z.strictObject({ sendings: z.array(z.strictObject(sentTests.shape)).min(1).max(APPLICATIONS_SENT_AT_ONCE) }),
  output: z.object({ undone: z.array(id), failed: leftOut }),
  errors: ['APPLICATION_NOT_FOUND'],
});

export const listAssignments = endpoint({
  id: 'assessments.assignments.list',
  method: 'GET',
  path: '/api/v1/tests/assignments',
  summary: 'The tests asked of a candidate, the newest first.',
  access: member,
  query: z.object({ applicationId: id }),
  output: z.array(assignment),
  errors: ['APPLICATION_NOT_FOUND'],
});

export const listInterviewResults = endpoint({
  id: 'assessments.interviewResults',
  method: 'GET',
  path: '/api/v1/interviews/:id/results',
  summary: 'How the candidate of an interview did in tests, for who works with them and who is invited.',
  access: member,
  params: idParams,
  output: z.array(
    assignment.pick({
      id: true,
      title: true,
      category: true,
      difficulty: true,
      status: true,
      sentAt: true,
      result: true,
    }),
  ),
  errors: ['INTERVIEW_NOT_FOUND'],
});

export const updateAssignment = endpoint({
  id: 'assessments.assignments.update',
  method: 'PUT',
  path: '/api/v1/tests/assignments/:id',
  summary: 'Give a candidate more time: a later day, or minutes beside the time limit, before the test and during it.',
  access: member,
  params: idParams,
  body: z.strictObject({
    version: rowVersion.min(1),
    dueDate: day,
    extraMinutes: z.number().int().min(0).max(EXTRA_MINUTES_MAX),
  }),
  output: assignment,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ASSIGNMENT_ENDED'],
});

export const cancelAssignment = endpoint({
  id: 'assessments.assignments.cancel',
  method: 'POST',
  path: '/api/v1/tests/assignments/:id/cancel',
  summary: 'Call a test back that was not begun; a candidate who heard of it is told.',
  access: member,
  params: idParams,
  output: assignment,
  errors: ['NOT_FOUND', 'ASSIGNMENT_ENDED', 'ASSIGNMENT_STARTED'],
});

export const mailAssignmentAgain = endpoint({
  id: 'assessments.assignments.mail',
  method: 'POST',
  path: '/api/v1/tests/assignments/:id/mail',
  summary: 'Send the mail with the link once more.',
  access: member,
  params: idParams,
  output: z.object({}),
  errors: ['NOT_FOUND', 'ASSIGNMENT_ENDED'],
  rateLimit: { max: 30, seconds: 3600 },
});
