/** What tests that were sent are made of. Imports nothing, so that any page may carry it. */

/** Sent, begun, and how it ended. */
export const ASSIGNMENT_STATUSES = ['sent', 'started', 'done', 'declined', 'expired', 'cancelled'] as const;
export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number];

/** How an attempt ended: handed in, by the clock, or with the application. */
export const SUBMITTED_BY = ['candidate', 'time', 'end'] as const;
export type SubmittedBy = (typeof SUBMITTED_BY)[number];

export const TESTS_SENT_AT_ONCE = 10;
export const APPLICATIONS_SENT_AT_ONCE = 200;
/** How far ahead a test may be due, in days. */
export const LONGEST_DUE_DAYS = 180;
/** Minutes that a person can be given beside the time limit. */
export const EXTRA_MINUTES_MAX = 600;

/** What somebody asks for to be able to take a test: more time, a pause, another format, a device that works, anything else. */
export const HELP_NEEDS = ['time', 'pause', 'format', 'equipment', 'other'] as const;
export type HelpNeed = (typeof HELP_NEEDS)[number];
export const HELP_WORDS_MAX = 1000;

/** What is noticed while a test is taken: that its page was left, and that text was pasted. */
export const SIGNAL_KINDS = ['page_left', 'paste'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];
/** Beyond that nothing more is learnt from them. */
export const SIGNALS_MAX = 500;

/** Why what is right in a question is not shown to whoever took the test; `offered` where they may ask to see it. */
export const WITHHELD = ['unanswered', 'in_use', 'offered'] as const;
/** The same of a whole result; `hidden` where the author shows nothing, and until all is graded. */
export const RIGHT_ANSWERS = ['hidden', ...WITHHELD, 'shown'] as const;

/** So many have to have taken a test before anybody reads where they stand among them. */
export const TAKERS_MIN = 20;

/** Of an essay or of code. */
export const ANSWER_TEXT_MAX = 20_000;
/** Revisions in one call. */
export const REVISIONS_AT_ONCE = 200;
/** Answers that were on their way when time was up still count. Seconds. */
export const GRACE_SECONDS = 10;
