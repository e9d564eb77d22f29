import { APPLICATION_ENDS } from '@prova/contract/applications/application-status';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import * as z from 'zod';
import { defineEvent } from '../../platform/events.ts';

const ending = z.object({
  applicationId: z.uuid(),
  how: z.enum(['withdrawn', 'closed']),
  /** Of the withdrawal: one that was taken back ends nothing, also when the candidate has withdrawn again since. */
  at: z.iso.datetime().optional(),
});
export type ApplicationEnding = z.output<typeof ending>;

/**
 * An application is over: the job was closed, or the candidate withdrew and can no longer take that back. What is still
 * open for it ends too.
 */
export const applicationEnded = defineEvent({ name: 'application_ended', data: ending });

const turn = z.object({
  applicationId: z.uuid(),
  eventId: z.uuid(),
  /** The end that was reached, or that is no longer one. */
  end: z.enum(APPLICATION_ENDS),
  is: z.enum(['reached', 'taken_back']),
  at: z.iso.datetime(),
  /** It is as it was before, by undo. */
  restored: z.boolean().default(false),
});
export type EndChanged = z.output<typeof turn>;

/** An application has come to an end, whichever, or goes on after one. What may still be undone is told once it cannot. */
export const endChanged = defineEvent({ name: 'application_end_changed', data: turn });

/** After a withdrawal its undo has run out for certain, on every clock of the cluster. */
export const WITHDRAWN_AFTER_SECONDS = UNDO_SECONDS + 1;
