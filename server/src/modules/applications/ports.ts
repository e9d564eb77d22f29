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

/** What applications ask of modules further right; filled in by app.ts. */
export interface ApplicationPorts {
  /** Called inside the transaction of the change: what fails here undoes it. */
  readonly onApplicationChanged: readonly ((ctx: Ctx, change: ApplicationChanged) => Promise<void>)[];
}

let connected: ApplicationPorts | undefined;

export function connectApplications(ports: ApplicationPorts): void {
  connected = ports;
}

export async function tellChanged(ctx: Ctx, change: ApplicationChanged): Promise<void> {
  if (!connected) throw new Error('connectApplications was not called');
  for (const listener of connected.onApplicationChanged) await listener(ctx, change);
}
