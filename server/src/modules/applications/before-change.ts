import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import * as z from 'zod';
import type { ApplicationRow } from './applications.queries.ts';

/** What undo needs to put an application back exactly; kept with the event of the change. */
export const beforeChange = z.object({
  /** Of the row after the change: undo is for the last change alone. */
  version: z.number(),
  statusBefore: z.enum(CANDIDATE_STATUSES).nullable(),
  stageSince: z.iso.datetime(),
  replyDueAt: z.iso.datetime().nullable(),
  replyLeft: z.number().nullable().default(null),
});
export type BeforeChange = z.output<typeof beforeChange>;

/** @param row that is about to change */
export const keepBefore = (row: ApplicationRow): BeforeChange => ({
  version: row.version + 1,
  statusBefore: row.statusBefore,
  stageSince: row.stageSince.toISOString(),
  replyDueAt: row.replyDueAt?.toISOString() ?? null,
  replyLeft: row.replyLeft,
});

/** The change that puts the clocks of an application back; its stage and status are named beside it. */
export const clocksOf = ({ stageSince, replyDueAt, replyLeft }: BeforeChange) => ({
  stageSince: new Date(stageSince),
  reply: { dueAt: replyDueAt === null ? null : new Date(replyDueAt), left: replyLeft },
});
