import * as z from 'zod';
import { CANDIDATE_STATUSES, REJECTION_STATUSES } from '../applications/application-status.ts';
import { commaList, cursorPaging, day, id, idParams, instant, line, rowVersion, text } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { noteText } from '../evaluations/evaluations.ts';
import { JOB_STATUSES } from '../jobs/job-status.ts';
import { storedDetails } from '../jobs/job-steps.ts';
import { STAGE_TYPES } from '../jobs/stage-types.ts';
import { matchScore } from '../matching/explanation.ts';
import { LISTED_BANDS } from '../matching/formula.ts';
import { SKILL_NAME_MAX } from '../skills/skills.ts';
import { BOARD_GROUPS } from './board-groups.ts';
import { REJECTION_CAUSES } from './rejection-causes.ts';

/** A board holds at most so many cards at first, however many columns share them: its answer stays under 300 kB. */
export const BOARD_CARDS = 400;

/** A card of the board: what is needed to decide at a glance, and nothing personal beyond it. */
export const card = z.object({
  id,
  version: z.number().int(),
  /** Of a hidden person the id of the application, which leads to no other application of theirs. */
  candidateId: id,
  /** Of a hidden person a name that stands for them: `hiddenName`. */
  name: z.string(),
  /** The job hides who it is, and nobody has had it revealed. */
  hidden: z.boolean(),
  /**
   * It came beyond what the company's plan allows: the card says the day, the stage and the day promised, and nothing of the
   * person. A locked one is hidden, too.
   */
  locked: z.boolean(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  title: z.string().nullable(),
  stageId: id,
  status: z.enum(CANDIDATE_STATUSES),
  appliedAt: instant,
  stageSince: instant,
  replyDueAt: instant.nullable(),
  source: z.string().nullable(),
  active: z.boolean(),
  withdrawn: z.boolean(),
  closed: z.boolean(),
  liveOffer: z.boolean(),
  /** Also where the status says something else, because it was moved on since. */
  testOut: z.boolean(),
  interviewAhead: z.boolean(),
  /** Open, and nobody of the company has opened it yet. */
  unopened: z.boolean(),
  /** Of the candidate, that nobody of the team has seen; to those who may read them. */
  unreadMessages: z.number().int(),
  /** Of the live offer, to those who may see offers: when it was sent, and when the candidate first opened it. */
  offerSentAt: instant.nullable(),
  offerViewedAt: instant.nullable(),
  /** Answers that differ from those wanted, in the order of the form; a long question is cut short. */
  unwanted: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** With the job, as its explanation reckons it. */
  match: matchScore,
});
export type Card = z.output<typeof card>;

export const boardStage = z.object({
  id,
  type: z.enum(STAGE_TYPES),
  name: z.string(),
  position: z.number().int(),
  replyDays: z.number().int().nullable(),
  /** Whoever is moved past it is moved with a reason. */
  required: z.boolean(),
  /** Whoever enters it gets a mail: ten seconds later, of a hire at once. */
  mails: z.boolean(),
  /** Of an AI interview stage that asks whoever enters by itself: days they have to begin. */
  daysToBegin: z.number().int().nullable(),
});

export const column = z.object({
  stage: boardStage,
  /** Of the whole job under the filters, not of what was fetched. */
  total: z.number().int(),
  cards: z.array(card),
  /** The last card, while there are more. */
  nextCursor: id.nullable(),
  /** Since when its answer was overdue, if it was: sent along with the cursor, it says where the card stood then. */
  nextLateSince: instant.nullable(),
  /** The group of the last card, while there are more: sent along with the cursor, too. */
  nextGroup: z.string().nullable(),
  /** In their order, with their true counts; empty unless cards are grouped. */
  groups: z.array(z.object({ key: z.string(), total: z.number().int() })),
});
export type Column = z.output<typeof column>;

/** So many skills somebody can be asked to have. */
export const SKILLS_ASKED_MAX = 10;

/** Filters of the board; all of them live in the address. */
export const boardFilters = {
  /** Words of a name, or of the form and the résumé, in any order, accents and case apart; or an e-mail, or its beginning. */
  search: line(0, 120).optional(),
  status: commaList(z.enum(CANDIDATE_STATUSES)).optional(),
  /** Platforms of the job's sources, and `direct`. */
  source: commaList(z.string().regex(/^[a-z_]{1,40}$/)).optional(),
  /** Days in the company's time zone, both included. */
  appliedFrom: day.optional(),
  appliedTo: day.optional(),
  /** The promised day of an answer has passed. */
  overdue: z.enum(['true', 'false']).optional(),
  /** Nobody of the company has opened it yet. */
  unopened: z.enum(['true', 'false']).optional(),
  /** An answer differs from the one wanted. */
  unwanted: z.enum(['true', 'false']).optional(),
  /** Bands of the match with the job. */
  match: commaList(z.enum(LISTED_BANDS)).optional(),
  /** Somebody has proved a skill that the job asks for, and the company may see it. */
  proven: z.enum(['true', 'false']).optional(),
  /** Skills by any of their names; somebody has all of them, in the résumé or in a profile that the company may see. */
  skills: commaList(line(1, SKILL_NAME_MAX))
    .pipe(z.array(z.string().max(SKILL_NAME_MAX)).max(SKILLS_ASKED_MAX))
    .optional(),
  /** Words of city or state, accents and case apart. */
  location: line(0, 80).optional(),
  /** Left out: open applications and hired people. `closed`: rejected, withdrawn and closed ones. */
  show: z.enum(['open', 'closed', 'all']).default('open'),
  /** The cards of a column stand in groups, one below the other. */
  group: z.enum(BOARD_GROUPS).default('none'),
  /** `waiting`: whose answer is overdue first, then the newest. `match`: the best match first. */
  order: z.enum(['waiting', 'match']).default('waiting'),
};

/** The filters as a service sees them. */
export type BoardFilters = z.output<z.ZodObject<typeof boardFilters>>;

const member = { kind: 'user', roles: ['RECRUITER'] } as const;

export const board = z.object({
  job: z.object({
    id,
    slug: z.string(),
    title: z.string(),
    status: z.enum(JOB_STATUSES),
    companyName: z.string(),
    publicUrl: z.string(),
    ...storedDetails.pick({ openings: true }).shape,
    /** What an offer begins with. */
    facts: storedDetails.pick({
      locationModel: true,
      contractType: true,
      benefits: true,
      payMode: true,
      payMin: true,
      payMax: true,
      currency: true,
    }),
    /** Of the job: edit, share, close and reopen it; of its candidates: move and decide, hire by hand, make and send offers, export them. */
    can: z.object({
      edit: z.boolean(),
      share: z.boolean(),
      close: z.boolean(),
      reopen: z.boolean(),
      move: z.boolean(),
      hire: z.boolean(),
      offer: z.boolean(),
      test: z.boolean(),
      interview: z.boolean(),
      export: z.boolean(),
    }),
  }),
  columns: z.array(column),
  /** What they are grouped by. */
  group: z.enum(BOARD_GROUPS),
  /** Under the filters. */
  total: z.number().int(),
  /** Nobody on the board is called as the search says: whose names are like it is there, too. */
  similarNames: z.boolean(),
  /** Without filters: open (neither ended nor hired), hired, and ended. */
  counts: z.object({ open: z.number().int(), hired: z.number().int(), closed: z.number().int() }),
  /** Open ones whose promised day of an answer has passed, without filters. */
  overdue: z.number().int(),
  /** Open ones that came beyond what the company's plan allows, without filters. */
  locked: z.number().int(),
  /** Where the job is announced: what the filter offers, beside `direct`. */
  sources: z.array(z.object({ platform: z.string() })),
  /** The moment it was read at, to be sent along when its topic is subscribed to. */
  snapshot: z.string(),
});
export type Board = z.output<typeof board>;

export const getBoard = endpoint({
  id: 'funnel.board',
  method: 'GET',
  path: '/api/v1/applications/funnel-board',
  summary: 'The board of a job: every column with its true count and its first cards.',
  access: member,
  query: z.object({ jobId: id, ...boardFilters, perColumn: z.coerce.number().int().min(1).max(50).default(20) }),
  output: board,
  errors: ['JOB_NOT_FOUND'],
});

export const getColumn = endpoint({
  id: 'funnel.column',
  method: 'GET',
  path: '/api/v1/applications/funnel-board/column',
  summary: 'More cards of one column.',
  access: member,
  query: z.object({
    jobId: id,
    stageId: id,
    ...boardFilters,
    ...cursorPaging(50),
    cursor: id.optional(),
    lateSince: z.iso.datetime().max(40).optional(),
    afterGroup: z.string().max(40).optional(),
  }),
  output: column,
  errors: ['JOB_NOT_FOUND', 'STAGE_NOT_FOUND'],
});

/** Cards by id, for a window that was told that they changed. Those no longer visible are left out. */
export const getCards = endpoint({
  id: 'funnel.cards',
  method: 'GET',
  path: '/api/v1/applications/funnel-board/cards',
  summary: 'Cards by id.',
  access: member,
  query: z.object({ jobId: id, ids: commaList(id) }),
  output: z.array(card),
  errors: ['JOB_NOT_FOUND'],
});

/** What every change of an application answers: the card as it is now, and the event that undo names. */
export const changed = z.object({ card, eventId: id, undoUntil: instant.nullable() });

const versioned = { version: rowVersion.optional() };
/** What was on the screen: a step that starts from somewhere else by now is refused, so that no second click takes two. */
const seen = { ...versioned, fromStageId: id.optional() };

export const moveCandidate = endpoint({
  id: 'funnel.move',
  method: 'PUT',
  path: '/api/v1/applications/candidate/:id/stage',
  summary: 'Move an application to a stage. With `version` or `fromStageId`, a stale move answers 409.',
  access: member,
  params: idParams,
  body: z.strictObject({
    targetStageId: id,
    jobId: id.optional(),
    notes: noteText.optional(),
    ...seen,
  }),
  output: changed,
  errors: ['APPLICATION_NOT_FOUND', 'STAGE_NOT_FOUND', 'ACTION_REFUSED', 'STALE_MOVE'],
});

/** Mail to the candidate beside a rejection; it waits ten seconds, for undo. */
const mail = z.strictObject({ subject: line(1, 200), body: text(10_000, 1) });

export const actOnCandidate = endpoint({
  id: 'funnel.act',
  method: 'POST',
  path: '/api/v1/applications/:id/actions',
  summary: 'Approve (next stage), reject, reopen, put on hold, take up again, or hire by hand.',
  access: member,
  params: idParams,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('approve'), ...seen }),
    z.strictObject({
      action: z.literal('reject'),
      /** Which of the four; a cause decides that by itself. */
      status: z.enum(REJECTION_STATUSES).default('rejected'),
      cause: z.enum(REJECTION_CAUSES).optional(),
      /** For the team alone. */
      reason: text(2000).optional(),
      mail: mail.nullish(),
      ...versioned,
    }),
    z.strictObject({ action: z.literal('reopen'), reason: text(2000).optional(), ...versioned }),
    z.strictObject({ action: z.literal('hold'), reason: text(2000).optional(), ...versioned }),
    z.strictObject({ action: z.literal('hire'), reason: text(2000, 2), ...versioned }),
  ]),
  output: changed,
  errors: ['APPLICATION_NOT_FOUND', 'ACTION_REFUSED', 'STALE_MOVE'],
});

export const undoChange = endpoint({
  id: 'funnel.undo',
  method: 'POST',
  path: '/api/v1/applications/:id/undo',
  summary: 'Take a move, a rejection or a scheduled interview back while its ten seconds last; its mail is not sent.',
  access: member,
  params: idParams,
  body: z.strictObject({ eventId: id }),
  output: changed,
  errors: ['APPLICATION_NOT_FOUND', 'UNDO_EXPIRED'],
});

/** The mail that a rejection would send, from the job's template, to be edited before. */
export const rejectionPreview = endpoint({
  id: 'funnel.rejectionPreview',
  method: 'GET',
  path: '/api/v1/applications/:id/rejection-preview',
  summary: 'Subject and text of the rejection mail for this candidate.',
  access: member,
  params: idParams,
  output: z.object({
    subject: z.string(),
    body: z.string(),
    to: z.string(),
    /** False before the company is verified: the mail goes out in these words, whatever is sent along. */
    editable: z.boolean(),
    /** When this person last got the mail of a rejection of this application, which was reopened since; null for never. */
    toldAt: instant.nullable(),
    /** What the mail may say of each cause, in the candidate's language; empty where it is to say nothing. */
    sentences: z.record(z.enum(REJECTION_CAUSES), z.string()),
    /** Reasons that the company has given more than once, and of this job too; the most frequent of it first. */
    reasons: z.array(z.string()),
  }),
  errors: ['APPLICATION_NOT_FOUND'],
});
