import type { PeerRole } from '@prova/contract/rooms/room-fields';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { RoomEntries } from '../../platform/schema.gen.ts';

export type EntryRow = Selectable<RoomEntries>;

export async function insertEntries(ctx: Ctx, entries: readonly Insertable<RoomEntries>[]): Promise<void> {
  if (entries.length > 0) await ctx.db.insertInto('roomEntries').values(entries).execute();
}

export async function updateEntry(ctx: Ctx, id: string, values: Updateable<RoomEntries>): Promise<void> {
  await ctx.db.updateTable('roomEntries').set(values).where('id', '=', id).execute();
}

export async function updateRole(ctx: Ctx, id: string, role: PeerRole): Promise<void> {
  await updateEntry(ctx, id, { role });
}

/** Who comes back: whoever was let in, and was neither removed nor has left. */
export function selectResumed(ctx: Ctx, roomId: string, resumeHash: Buffer): Promise<EntryRow | undefined> {
  return ctx.db
    .selectFrom('roomEntries')
    .selectAll()
    .where('roomId', '=', roomId)
    .where('resumeHash', '=', resumeHash)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
}

/** Those who were inside when the process that held the room let it go. */
export function selectInside(ctx: Ctx, roomId: string): Promise<EntryRow[]> {
  return ctx.db
    .selectFrom('roomEntries')
    .selectAll()
    .where('roomId', '=', roomId)
    .where('joinedAt', 'is not', null)
    .where('leftAt', 'is', null)
    .where('removedAt', 'is', null)
    .orderBy('joinedAt')
    .orderBy('id')
    .execute();
}

export async function wasRemoved(ctx: Ctx, roomId: string, userId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('roomEntries')
    .select('id')
    .where('roomId', '=', roomId)
    .where('userId', '=', userId)
    .where('removedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Nobody of a room comes back any more, and whoever waited waits no longer. */
export async function closeEntries(ctx: Ctx, roomId: string): Promise<void> {
  await ctx.db
    .updateTable('roomEntries')
    .set(({ fn, val }) => ({
      leftAt: fn.coalesce('leftAt', val(ctx.clock.now())),
      resumeHash: null,
      seated: false,
    }))
    .where('roomId', '=', roomId)
    .where(({ or, eb }) => or([eb('leftAt', 'is', null), eb('resumeHash', 'is not', null)]))
    .execute();
}

/** Those who waited when the process that held the room went wait no longer: they knock again. */
export async function closeKnocks(ctx: Ctx, roomId: string): Promise<void> {
  await ctx.db
    .updateTable('roomEntries')
    .set({ leftAt: ctx.clock.now() })
    .where('roomId', '=', roomId)
    .where('decision', 'is', null)
    .where('leftAt', 'is', null)
    .execute();
}

/** Whether somebody sits in the candidate's place. */
export async function isSeatTaken(ctx: Ctx, roomId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('roomEntries')
    .select('id')
    .where('roomId', '=', roomId)
    .where('seated', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** How full a room is. */
export async function selectAmounts(
  ctx: Ctx,
  roomId: string,
): Promise<{ entries: number; messages: number; captionBytes: number }> {
  const { rows } = await sql<{ entries: number; messages: number; captionBytes: number }>`
    select
      (select count(*)::int from room_entries where room_id = ${roomId}) as entries,
      (select count(*)::int from room_messages where room_id = ${roomId}) as messages,
      (select coalesce(sum(octet_length(text)), 0)::int from room_captions where room_id = ${roomId}) as caption_bytes`.execute(
    ctx.db,
  );
  return rows[0] ?? { entries: 0, messages: 0, captionBytes: 0 };
}
