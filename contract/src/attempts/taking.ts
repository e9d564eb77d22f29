import * as z from 'zod';
import { testQuestion } from '../assessments/questions.ts';
import { caseVerdict, codeCheck, codeText } from '../code/code-check.ts';
import { id, instant, text, token, tokenParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';
import type { ValidationCode } from '../validation.ts';
import {
  ANSWER_TEXT_MAX,
  ASSIGNMENT_STATUSES,
  HELP_NEEDS,
  HELP_WORDS_MAX,
  REVISIONS_AT_ONCE,
  RIGHT_ANSWERS,
  SIGNAL_KINDS,
  WITHHELD,
} from './assignment-fields.ts';
import { answersSeen, attemptResult, testFacts } from './assignments.ts';
import { givenGrade } from './given-grade.ts';
import { shownVideo } from './video-answers.ts';

const code = (value: ValidationCode) => value;

/** What of it can be done now. */
const can = z.object({ start: z.boolean(), answer: z.boolean(), decline: z.boolean(), askHelp: z.boolean() });

/** A test asked of a candidate, before it is begun and once it is over. */
export const askedTest = z.object({
  id,
  ...testFacts,
  description: z.string(),
  instructions: z.string(),
  points: z.number().int(),
  status: z.enum(ASSIGNMENT_STATUSES),
  /** Until when it can be begun; without a time limit: handed in. */
  dueAt: instant,
  extraMinutes: z.number().int(),
  /** When whoever takes it last asked the team for more time, a pause, another format or help. */
  helpAskedAt: instant.nullable(),
  /** Words of the company to whom it sent the test; null where it wrote none. */
  notes: z.string().nullable(),
  startedAt: instant.nullable(),
  expiresAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** How many answers are hard to see before they are graded; null until it is handed in. */
  result: attemptResult.nullable(),
  showsAnswers: z.boolean(),
  /**
   * The best graded result that the same person has in the same version of the test, not older than twelve months, while this
   * one waits: it can be shown instead.
   */
  earlier: z.object({ submittedAt: instant, score: z.number(), validUntil: instant }).nullable(),
  can,
});
export type AskedTest = z.output<typeof askedTest>;

/** What a candidate finds at the link: who asks, and what. */
export const testInvitation = z.object({
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  companyVerified: z.boolean(),
  /** Null for a test that a talent chose. */
  jobTitle: z.string().nullable(),
  candidateName: z.string(),
  timeZone: z.string(),
  /** The clock of the server as it answers. */
  now: instant,
  tests: z.array(askedTest),
});
export type TestInvitation = z.output<typeof testInvitation>;

/** What somebody answers: the id of an option, true or false, or what they wrote; null for nothing. */
export const answerValue = z.union([
  z
    .string()
    .overwrite((value) => value.toWellFormed())
    .max(ANSWER_TEXT_MAX)
    .refine((value) => !value.includes('\u0000'), { error: code('CONTROL_CHARACTER') }),
  z.boolean(),
  z.null(),
]);

/** An answer as it stands. */
const savedAnswer = z.object({ questionId: id, value: answerValue, flagged: z.boolean() });

/** What was noticed of a kind: a signal, never a verdict. Whoever takes the test reads the same as the company. */
const notedSignal = z.object({
  kind: z.enum(SIGNAL_KINDS),
  count: z.number().int(),
  /** Seconds away from the page, or characters that were pasted, all together. */
  amount: z.number().int(),
});

const askedQuestion = testQuestion
  .omit({ pool: true, correctAnswer: true, expectedAnswer: true, rubric: true, explanation: true })
  .extend({
    check: codeCheck.omit({ solution: true, state: true, problem: true }).nullable(),
  });

/** A test while it is taken. What is right, expected and explained is in none of it. */
export const attempt = z.object({
  id,
  companyName: z.string(),
  title: z.string(),
  /** The window that writes: a higher one has taken over. */
  seat: z.number().int(),
  startedAt: instant,
  /** When time is up; null without a limit. */
  expiresAt: instant.nullable(),
  /** The clock of the server as it answers: time is counted from here. */
  now: instant,
  submitted: z.boolean(),
  questions: z.array(askedQuestion),
  answers: z.array(savedAnswer),
  /** Noticed so far. */
  signals: z.array(notedSignal),
});
export type Attempt = z.output<typeof attempt>;

/** How a question went, for whoever took the test. */
export const answeredQuestion = z.object({
  /** With what was right, expected and explained only where nothing withholds it. */
  question: testQuestion,
  /** Why what was right is not in it, nor what would betray it: points, criteria and verdict. Null for the company. */
  withheld: z.enum(WITHHELD).nullable(),
  /**
   * Whether what was answered is kept from the reader, who may grade it and would read it beside a name: it is read in the queue,
   * and here once it has its final points. Never for whoever took the test.
   */
  concealed: z.boolean(),
  value: answerValue,
  /** Null until it is graded, and while it would betray what was right. */
  points: z.number().nullable(),
  right: z.boolean().nullable(),
  /** Of each criterion, in the order of the question’s rubric; null without one, and until it is graded. */
  criteria: z.array(z.number()).nullable(),
  /** For the company: every grade of it, the first one first; empty until it has those it needs, and for whoever took the test. */
  grades: z.array(givenGrade),
  /** Of code that was run: what became of each case. Null where none was, or not yet. */
  verdict: z.array(caseVerdict).nullable(),
  /** Of a video answer. */
  video: shownVideo.nullable(),
});

/** The result of a test as the candidate sees it. */
export const testResult = askedTest.extend({
  companyName: z.string(),
  /** Null for a test that a talent chose. */
  jobTitle: z.string().nullable(),
  /** Noticed meanwhile. */
  signals: z.array(notedSignal),
  answersSeen,
  /** Whether whoever took the test sees what was right: the first reason why not where there are several. */
  rightAnswers: z.enum(RIGHT_ANSWERS),
  /**
   * Where this one stands among all who took the same version, each person once, who answered something and had not seen what is
   * right: null until it is graded, while there are fewer than 20, and where it is none of these itself.
   */
  place: z.object({ takers: z.number().int(), below: z.number().int() }).nullable(),
  /**
   * What the result proves of whoever took it, and until when; null where the test names no skill, until all is graded, without an
   * account, and for the company.
   */
  proof: z
    .object({
      skills: z.array(z.string()),
      /** Null below what the test asks: it was taken, and proves nothing. */
      level: z.enum(SKILL_LEVELS).nullable(),
      /** Percent that the test asks. */
      provesFrom: z.number().int(),
      shown: z.boolean(),
      validUntil: instant,
    })
    .nullable(),
  /** By topic, or area where questions have none; empty until all is graded. */
  byTopic: z.array(z.object({ topic: z.string(), points: z.number(), pointsMax: z.number().int() })),
  /** Empty where the author does not show them, and until all is graded. */
  questions: z.array(answeredQuestion),
});
export type TestResult = z.output<typeof testResult>;

const byToken = { kind: 'token', token: 'test' } as const;
const params = z.object({ token, id });
const linkErrors = ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'TEST_NOT_FOUND'] as const;

/** For who has an application's link and has lost the mail of a test: the link to take it goes to the candidate's address alone. */
export const sendTestLink = endpoint({
  id: 'assessments.taking.sendLink',
  method: 'POST',
  path: '/api/v1/applications/status/:token/test-link',
  summary: 'Send the mail of the tests that wait for the candidate once more, to their address.',
  access: { kind: 'token', token: 'application_status' },
  params: tokenParams,
  output: z.object({}),
  errors: linkErrors,
  rateLimit: { max: 5, seconds: 3600 },
});

export const getTestInvitation = endpoint({
  id: 'assessments.taking.invitation',
  method: 'GET',
  path: '/api/v1/tests/invitations/:token',
  summary: 'The tests that a company asks of the candidate who has the link.',
  access: byToken,
  params: tokenParams,
  output: testInvitation,
  errors: linkErrors,
});

/** A mail scanner reads pages by GET; only the page itself posts this. */
export const markInvitationOpened = endpoint({
  id: 'assessments.taking.opened',
  method: 'POST',
  path: '/api/v1/tests/invitations/:token/opened',
  summary: 'The candidate has opened the link.',
  access: byToken,
  params: tokenParams,
  output: testInvitation,
  errors: linkErrors,
});

export const startTest = endpoint({
  id: 'assessments.taking.start',
  method: 'POST',
  path: '/api/v1/tests/invitations/:token/:id/start',
  summary:
    'Begin a test, or go on with it in this window, which then writes its answers; another one that was open hears of it as it saves.',
  access: byToken,
  params,
  output: attempt,
  errors: [...linkErrors, 'ASSIGNMENT_ENDED', 'ASSIGNMENT_OVERDUE'],
});

export const saveAnswers = endpoint({
  id: 'assessments.taking.save',
  method: 'PUT',
  path: '/api/v1/tests/invitations/:token/:id/answers',
  summary:
    'Keep answers as they are typed: each state with its number in the window, counted from 1. What arrives again is taken once; what arrives after the end is kept, but does not count.',
  access: byToken,
  params,
  body: z.strictObject({
    seat: z.number().int().min(1).max(1_000_000),
    revisions: z
      .array(
        z.strictObject({
          questionId: id,
          sequence: z.number().int().min(1).max(1_000_000),
          value: answerValue,
          flagged: z.boolean().default(false),
          typedAt: z.iso.datetime().max(40),
        }),
      )
      .min(1)
      .max(REVISIONS_AT_ONCE),
  }),
  output: z.object({
    /** The window that writes. One that has a lower number is told by it that another took over. */
    seat: z.number().int(),
    expiresAt: instant.nullable(),
    now: instant,
    /** Whether it is over, and what was sent was only kept. */
    ended: z.boolean(),
    /** Numbers of the questions, as this attempt asks them, of which what was sent came after the end and is not what counts. */
    uncounted: z.array(z.number().int()),
  }),
  errors: linkErrors,
  // A window saves every 0.7 seconds at most; two of them, and one that was offline for hours, fit as well.
  rateLimit: { max: 240, seconds: 60 },
});

export const getAttemptState = endpoint({
  id: 'assessments.taking.state',
  method: 'GET',
  path: '/api/v1/tests/invitations/:token/:id/sitting',
  summary: 'Where a test that was begun stands: which window writes, until when, and whether it is over.',
  access: byToken,
  params,
  output: z.object({
    status: z.enum(ASSIGNMENT_STATUSES),
    /** The window that writes. */
    seat: z.number().int(),
    /** When time is up; null without a limit. */
    expiresAt: instant.nullable(),
    now: instant,
  }),
  errors: linkErrors,
});

export const runCode = endpoint({
  id: 'assessments.taking.run',
  method: 'POST',
  path: '/api/v1/tests/invitations/:token/:id/run',
  summary:
    'Run code on the visible cases of a question of a test under way. It changes no answer and counts for nothing.',
  access: byToken,
  params,
  body: z.strictObject({ questionId: id, code: codeText(ANSWER_TEXT_MAX) }),
  output: z.object({ cases: z.array(caseVerdict) }),
  errors: [...linkErrors, 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_STARTED', 'NOT_FOUND'],
  rateLimit: { max: 300, seconds: 60 },
});

export const getRunLine = endpoint({
  id: 'assessments.taking.line',
  method: 'GET',
  path: '/api/v1/tests/invitations/:token/:id/line',
  summary:
    'Where a run stands that was asked for: how many come before it, and for about how long. Closing the connection of the run gives its place up.',
  access: byToken,
  params,
  output: z.object({
    /** Null where the server that answers has no run of this test: there may be several servers, each with a line of its own. */
    line: z
      .object({
        /** 1 is the next; 0 once it has begun. */
        place: z.number().int().min(0),
        /** Until it begins, as far as former runs tell. */
        seconds: z.number().int().min(0),
      })
      .nullable(),
  }),
  errors: linkErrors,
  rateLimit: { max: 300, seconds: 60 },
});

export const noteSignals = endpoint({
  id: 'assessments.taking.signals',
  method: 'POST',
  path: '/api/v1/tests/invitations/:token/:id/signals',
  summary: 'Note that the page of a test under way was left, or text was pasted.',
  access: byToken,
  params,
  body: z.strictObject({
    signals: z
      .array(
        z.strictObject({
          kind: z.enum(SIGNAL_KINDS),
          amount: z.number().int().min(0).max(1_000_000),
          happenedAt: z.iso.datetime().max(40),
        }),
      )
      .min(1)
      .max(50),
  }),
  /** All that was noticed of this test so far. */
  output: z.object({ signals: z.array(notedSignal) }),
  errors: linkErrors,
  rateLimit: { max: 120, seconds: 60 },
});

export const submitAttempt = endpoint({
  id: 'assessments.taking.submit',
  method: 'POST',
  path: '/api/v1/tests/invitations/:token/:id/submit',
  summary: 'Hand a test in, with all that was saved. A second time answers the same.',
  access: byToken,
  params,
  output: askedTest,
  errors: [...linkErrors, 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_STARTED'],
});

export const reuseResult = endpoint({
  id: 'assessments.taking.reuse',
  method: 'POST',
  path: '/api/v1/tests/invitations/:token/:id/reuse',
  summary: 'Show the company an earlier result of the same test instead of taking it again. It is final.',
  access: byToken,
  params,
  output: askedTest,
  errors: [...linkErrors, 'ASSIGNMENT_ENDED', 'ASSIGNMENT_STARTED', 'ASSIGNMENT_OVERDUE', 'NO_EARLIER_RESULT'],
});

export const declineTest = endpoint({
  id: 'assessments.taking.decline',
  method: 'POST',
  path: '/api/v1/tests/invitations/:token/:id/decline',
  summary: 'Say that one will not take a test. It is final.',
  access: byToken,
  params,
  body: z.strictObject({
    reason: text(2000)
      .refine((value) => value.length !== 1, { error: code('TOO_SHORT'), params: { minimum: 2 } })
      .optional(),
  }),
  output: askedTest,
  errors: [...linkErrors, 'ASSIGNMENT_ENDED', 'ASSIGNMENT_STARTED'],
});

export const askForHelp = endpoint({
  id: 'assessments.taking.help',
  method: 'POST',
  path: '/api/v1/tests/invitations/:token/:id/help',
  summary:
    'Ask the team for more time, a pause, another format or help with a device, before the test, during it, and once its day is over. It is a message of the conversation, which may begin with it; grading knows nothing of it.',
  access: byToken,
  params,
  body: z.strictObject({
    need: z.enum(HELP_NEEDS),
    words: text(HELP_WORDS_MAX).optional(),
  }),
  output: askedTest,
  errors: [...linkErrors, 'ASSIGNMENT_ENDED', 'CONVERSATION_CLOSED', 'CONVERSATION_WAITS'],
  rateLimit: { max: 10, seconds: 3600 },
});

export const getOwnResult = endpoint({
  id: 'assessments.taking.result',
  method: 'GET',
  path: '/api/v1/tests/invitations/:token/:id/result',
  summary: 'How a test went that was handed in.',
  access: byToken,
  params,
  output: testResult,
  errors: [...linkErrors, 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_DONE'],
});

/** A call of its own, so that reading a result, or a link that is opened ahead of its reader, is never a look. */
export const showOwnAnswers = endpoint({
  id: 'assessments.taking.answers',
  method: 'POST',
  path: '/api/v1/tests/invitations/:token/:id/right-answers',
  summary:
    'See what was right in the answered questions of a graded result that no company uses now. It is kept, and told beside every later result of the same questions.',
  access: byToken,
  params,
  output: testResult,
  errors: [...linkErrors, 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_DONE', 'ANSWERS_WITHHELD'],
});
