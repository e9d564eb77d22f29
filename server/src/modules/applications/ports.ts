import type { CandidateStatus } from '@prova/contract/applications/application-status';
import type { EventType } from '@prova/contract/applications/timeline';
import type { Ctx } from '../../platform/context.ts';
import { defineHook } from '../../platform/ports.ts';
import type { ApplicationRow } from './applications.queries.ts';
import type { EventActor } from './event-actor.ts';

/** A change of an application, as modules further right see it in the same transaction. */
export interface ApplicationChanged {
  readonly eventId: string;
  readonly type: EventType;
  /** As it is now. */
  readonly row: ApplicationRow;
  /** As it was; null for a new one. */
  readonly before: {
    readonly stageId: string;
    readonly status: CandidateStatus;
    readonly active: boolean;
  } | null;
  readonly actor: EventActor;
  readonly at: Date;
  /** How long what follows from it waits, so that it can be taken back before; left out, that of a single step. */
  readonly settledSeconds?: number | undefined;
}

/** What was written into the history of an application that itself stayed as it was: an offer opened, a note. */
export interface HistoryWritten {
  readonly type: EventType;
  readonly row: ApplicationRow;
  readonly actor: EventActor;
  readonly at: Date;
}

/** What applications need of modules further right. They run in the transaction of the change: what fails undoes it. */
export const applicationPorts = {
  onApplicationChanged: defineHook<[ctx: Ctx, change: ApplicationChanged]>('applications.onApplicationChanged'),
  onHistoryWritten: defineHook<[ctx: Ctx, written: HistoryWritten]>('applications.onHistoryWritten'),
  /** Companies are shown something else of the profiles of these candidates. */
  onProfileShown: defineHook<[ctx: Ctx, candidateIds: readonly string[]]>('applications.onProfileShown'),
};
