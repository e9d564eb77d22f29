import type { EventType } from '@prova/contract/applications/timeline';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { type ApplicationRow, insertEvent, insertSameEvent } from './applications.queries.ts';
import { eventActor } from './event-actor.ts';
import { applicationPorts } from './ports.ts';

/**
 * Writes into the history what changes nothing of the application itself, and tells whoever listens.
 * @returns the id of the event
 */
export async function writeEvent(
  ctx: Ctx,
  row: ApplicationRow,
  event: { type: EventType; reason?: string | null; data?: Readonly<Record<string, unknown>> },
): Promise<string> {
  const id = newId(ctx);
  const actor = eventActor(ctx, row.candidateName ?? '');
  await insertEvent(ctx, row, { id, actor, ...event });
  await applicationPorts.onHistoryWritten(ctx, { type: event.type, row, actor, at: ctx.clock.now() });
  return id;
}

/**
 * The same into the histories of as many as thousands. Nobody is told: who has one of them on screen reads it when it is
 * loaded again.
 */
export function writeSameEvent(
  ctx: Ctx,
  applicationIds: readonly string[],
  event: { type: EventType; data?: Readonly<Record<string, unknown>> },
): Promise<void> {
  return insertSameEvent(ctx, applicationIds, { ...event, actor: eventActor(ctx, '') });
}
