import type { AccessType } from '@prova/contract/rooms/room-fields';
import { type Actor, roleIn } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { findRoomInterview, type RoomInterview } from '../interviews/interviews.service.ts';
import type { RoomRow } from './rooms.queries.ts';

/** Who is at home in a room of the company's own: its team, but not who only grades tests. */
export function mayHostOwn(actor: Actor, { companyId }: Pick<RoomRow, 'companyId'>): boolean {
  const role = roleIn(actor, companyId);
  return role !== null && role !== 'expert';
}

/** Whether the actor enters without being admitted: of an interview's room, whoever is expected or runs it. */
export async function mayHostRoom(
  ctx: Ctx,
  { row, interview }: { readonly row: RoomRow; readonly interview: Pick<RoomInterview, 'id'> | null },
): Promise<boolean> {
  if (!interview) return mayHostOwn(ctx.actor, row);
  return (await findRoomInterview(ctx, interview.id))?.host ?? false;
}

/**
 * Whether the actor may come to the door. An expert of the company meets the candidate of an interview as its observer or not at
 * all: answers may wait for their blind grade. Whoever has shown no account is the host's to judge.
 */
export async function mayKnock(
  ctx: Ctx | null,
  { row, interview }: { readonly row: RoomRow | null; readonly interview: Pick<RoomInterview, 'id'> | null },
  accessType: AccessType,
): Promise<boolean> {
  if (!ctx || !row || !interview || roleIn(ctx.actor, row.companyId) !== 'expert') return true;
  if (accessType !== 'guest') return false;
  return (await findRoomInterview(ctx, interview.id))?.observer ?? false;
}
