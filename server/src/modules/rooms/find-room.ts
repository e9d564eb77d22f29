import { randomBytes } from 'node:crypto';
import { newRoomCode } from '@prova/contract/interviews/room-code';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { findInterviewOfRoom, findRoomInterview, type RoomInterview } from '../interviews/interviews.service.ts';
import { ROOMS } from './rooms.budgets.ts';
import { mayHostOwn } from './rooms.policy.ts';
import { insertRoom, type RoomRow, reopen, selectRoom, updateRoom } from './rooms.queries.ts';
import { roomChange } from './rooms.realtime.ts';

export interface FoundRoom {
  readonly row: RoomRow | null;
  readonly interview: RoomInterview | null;
}

/** What a code leads to; both null: nothing. */
export async function findRoom(ctx: Ctx, code: string): Promise<FoundRoom> {
  const row = (await selectRoom(ctx, code)) ?? null;
  const interview = row?.interviewId
    ? await findRoomInterview(ctx, row.interviewId)
    : await findInterviewOfRoom(ctx, code);
  return { row, interview };
}

/** The row of an interview's room, made when it is first needed. */
export async function roomOfInterview(ctx: Ctx, code: string, interview: RoomInterview): Promise<RoomRow> {
  const made = await insertRoom(ctx, {
    id: newId(ctx),
    companyId: interview.companyId,
    code,
    interviewId: interview.id,
    createdAt: ctx.clock.now(),
  });
  const row = made ?? (await selectRoom(ctx, code));
  if (!row) throw new Error('A room was taken away while it was made');
  return row;
}

/** The company of whoever makes a room, of which they may be host. @throws AppError NO_COMPANY, FORBIDDEN */
function companyOfHost(ctx: Ctx): string {
  const { companyId } = activeCompany(ctx);
  if (!mayHostOwn(ctx.actor, { companyId })) throw new AppError('FORBIDDEN');
  return companyId;
}

/** @throws AppError NO_COMPANY, FORBIDDEN for who only grades tests, BUDGET_REACHED */
export async function createRoom(ctx: Ctx): Promise<{ code: string }> {
  const companyId = companyOfHost(ctx);
  return ctx.transaction(async (ctx) => {
    await requireCapacity(ctx, ROOMS, [companyId]);
    for (;;) {
      const code = newRoomCode(randomBytes(10));
      // An interview's room has no row before somebody needs it.
      if (await findInterviewOfRoom(ctx, code)) continue;
      if (await insertRoom(ctx, ownRoom(ctx, companyId, code))) return { code };
    }
  });
}

/**
 * Makes a code that nobody knows the room of the actor's company, held by this process. Other processes at whose door
 * somebody waits for it hear so.
 * @throws AppError NO_COMPANY, FORBIDDEN, BUDGET_REACHED
 */
export async function openRoom(ctx: Ctx, code: string, lease: Pick<RoomRow, 'holder' | 'heldUntil'>): Promise<RoomRow> {
  if (ctx.actor.kind !== 'user' || ctx.actor.role !== 'RECRUITER') throw new AppError('FORBIDDEN');
  const companyId = companyOfHost(ctx);
  return ctx.transaction(async (ctx) => {
    await requireCapacity(ctx, ROOMS, [companyId]);
    const row = await insertRoom(ctx, ownRoom(ctx, companyId, code));
    if (!row) throw new AppError('FORBIDDEN');
    await updateRoom(ctx, row.id, lease);
    await publish(ctx, roomChange, { code });
    return { ...row, ...lease };
  });
}

const ownRoom = (ctx: Ctx, companyId: string, code: string) => ({
  id: newId(ctx),
  companyId,
  code,
  createdBy: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
  createdAt: ctx.clock.now(),
});

/**
 * Opens a room of the company's own again that has ended: under the same code, and as if nobody had been there.
 * @throws AppError ROOM_NOT_FOUND also for the room of an interview, FORBIDDEN
 */
export async function reopenRoom(ctx: Ctx, code: string): Promise<{ code: string }> {
  const row = await selectRoom(ctx, code);
  if (!row || row.interviewId !== null) throw new AppError('ROOM_NOT_FOUND');
  if (!mayHostOwn(ctx.actor, row)) throw new AppError('FORBIDDEN');
  await ctx.transaction((ctx) => reopen(ctx, row.id));
  return { code };
}
