import type { CandidateStatus } from '@prova/contract/candidacy';
import type { EventType } from '@prova/contract/timeline';
import type { Ctx } from '../../platform/context.ts';
import type { ApplicationRow } from './applications.queries.ts';
import type { EventActor } from './event-actor.ts';

/** A change of a candidacy, as modules further right see it in the same transaction. */
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
}

/** What was written into the history of a candidacy that itself stayed as it was: an offer opened, a note. */
export interface HistoryWritten {
  readonly type: EventType;
  readonly row: ApplicationRow;
  readonly actor: EventActor;
  readonly at: Date;
}

/** What applications ask of modules further right; filled in by app.ts. */
export interface ApplicationPorts {
  /** Called inside the transaction of the change: what fails here undoes it. */
  readonly onApplicationChanged: readonly ((ctx: Ctx, change: ApplicationChanged) => Promise<void>)[];
  /** Likewise. */
  readonly onHistoryWritten: readonly ((ctx: Ctx, written: HistoryWritten) => Promise<void>)[];
}

let connected: ApplicationPorts | undefined;

export function connectApplications(ports: ApplicationPorts): void {
  connected = ports;
}

export async function tellChanged(ctx: Ctx, change: ApplicationChanged): Promise<void> {
  for (const listener of ports().onApplicationChanged) await listener(ctx, change);
}

export async function tellWritten(ctx: Ctx, written: HistoryWritten): Promise<void> {
  for (const listener of ports().onHistoryWritten) await listener(ctx, written);
}

function ports(): ApplicationPorts {
  if (!connected) throw new Error('connectApplications was not called');
  return connected;
}
