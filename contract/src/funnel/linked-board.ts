import * as z from 'zod';
import { REJECTION_STATUSES } from '../applications/application-status.ts';
import { commaList, cursorPaging, id, rowVersion, token } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { noteText } from '../evaluations/evaluations.ts';
import { JOB_STATUSES } from '../jobs/job-status.ts';
import { storedDetails } from '../jobs/job-steps.ts';
import { leftOut } from '../left-out.ts';
import { board, card, column } from './funnel.ts';
import { eachOnce, MOST_AT_ONCE } from './mass-actions.ts';
import { REJECTION_CAUSES } from './rejection-causes.ts';

/**
 * A card for whoever holds a link: nothing by which somebody is reached, and nothing that leads to their profile, their
 * form, their offers or what they write to the team.
 */
export const linkedCard = card.omit({
  candidateId: true,
  unreadMessages: true,
  testOut: true,
  interviewAhead: true,
  offerSentAt: true,
  offerViewedAt: true,
  unwanted: true,
});

const linkedColumn = column.extend({ cards: z.array(linkedCard) });

export const linkedBoard = z.object({
  job: z.object({
    id,
    title: z.string(),
    status: z.enum(JOB_STATUSES),
    companyName: z.string(),
    ...storedDetails.pick({ openings: true }).shape,
    /** One person to another stage; several at once, approved and rejected too. */
    can: z.object({ move: z.boolean(), act: z.boolean() }),
  }),
  /** The name of the link, under which the history keeps what is done with it. */
  linkName: z.string(),
  columns: z.array(linkedColumn),
  ...board.pick({ total: true, counts: true, overdue: true, snapshot: true }).shape,
});
export type LinkedBoard = z.output<typeof linkedBoard>;

const byLink = { kind: 'token', token: 'board' } as const;
const params = z.object({ token });
const errors = ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'JOB_NOT_FOUND', 'JOB_NOT_ACTIVE'] as const;
const reading = { max: 300, seconds: 60 } as const;

export const getLinkedBoard = endpoint({
  id: 'funnel.linkedBoard',
  method: 'GET',
  path: '/public/jobs/:token/candidate-funnel',
  summary: 'The board of a job by a link: open applications, without what would reach or describe a person beyond it.',
  access: byLink,
  params,
  query: z.object({ perColumn: z.coerce.number().int().min(1).max(50).default(20) }),
  output: linkedBoard,
  errors: [...errors],
  rateLimit: reading,
});

export const getLinkedColumn = endpoint({
  id: 'funnel.linkedColumn',
  method: 'GET',
  path: '/public/jobs/:token/candidate-funnel/column',
  summary: 'More cards of one column of a board by a link.',
  access: byLink,
  params,
  query: z.object({
    stageId: id,
    ...cursorPaging(50),
    cursor: id.optional(),
    lateSince: z.iso.datetime().max(40).optional(),
  }),
  output: linkedColumn,
  errors: [...errors, 'STAGE_NOT_FOUND'],
  rateLimit: reading,
});

export const getLinkedCards = endpoint({
  id: 'funnel.linkedCards',
  method: 'GET',
  path: '/public/jobs/:token/candidate-funnel/cards',
  summary: 'Cards of a board by a link, by their ids.',
  access: byLink,
  params,
  query: z.object({ ids: commaList(id) }),
  output: z.array(linkedCard),
  errors: [...errors],
  rateLimit: reading,
});

export const moveLinkedCandidate = endpoint({
  id: 'funnel.moveByLink',
  method: 'PUT',
  path: '/api/v1/candidate-funnel/job-token/:token/move-candidate',
  summary: 'Move an application to a stage by a link that allows it. With `version` a stale move answers 409.',
  access: byLink,
  params,
  body: z.strictObject({
    applicationId: id,
    targetStageId: id,
    /** Why required stages are passed over: kept in the history. */
    notes: noteText.optional(),
    version: rowVersion.optional(),
    fromStageId: id.optional(),
  }),
  output: z.object({ card: linkedCard, eventId: id }),
  errors: [...errors, 'FORBIDDEN', 'APPLICATION_NOT_FOUND', 'STAGE_NOT_FOUND', 'ACTION_REFUSED', 'STALE_MOVE'],
  rateLimit: { max: 120, seconds: 60 },
});

const applications = { applications: eachOnce(z.strictObject({ id, version: rowVersion.optional() })) };

export const actByLink = endpoint({
  id: 'funnel.actByLink',
  method: 'POST',
  path: '/api/v1/candidate-funnel/job-token/:token/bulk-action',
  summary: `Approve (next stage), move or reject up to ${MOST_AT_ONCE} applications by a link that allows it. A rejection sends no mail.`,
  access: byLink,
  params,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('approve'), ...applications }),
    z.strictObject({ action: z.literal('move'), targetStageId: id, notes: noteText.optional(), ...applications }),
    z.strictObject({
      action: z.literal('reject'),
      cause: z.enum(REJECTION_CAUSES).optional(),
      status: z.enum(REJECTION_STATUSES).default('rejected'),
      ...applications,
    }),
  ]),
  /** Of those that it was done to, in the order asked for; `message` of the answer says how many it was not done to. */
  output: z.object({
    processed: z.array(id),
    changes: z.array(z.object({ card: linkedCard, eventId: id })),
    failed: leftOut,
  }),
  errors: [...errors, 'FORBIDDEN'],
  rateLimit: { max: 60, seconds: 60 },
});
