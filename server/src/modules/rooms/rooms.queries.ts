import { EMPTY_MINUTES, OVERTIME_MINUTES } from '@prova/contract/rooms/room-fields';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { after, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Rooms } from '../../platform/schema.gen.ts';

export type RoomRow = Selectable<Rooms>;

export function selectRoom(ctx: Ctx, code: string): Promise<RoomRow | undefined> {
  return ctx.db.selectFrom('rooms').selectAll().where('code', '=', code).executeTakeFirst();
}

/** @returns undefined where somebody else was faster */
export function insertRoom(ctx: Ctx, room: Insertable<Rooms>): Promise<RoomRow | undefined> {
  return ctx.db
    .insertInto('rooms')
    .values(room)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Those that people made; the rooms of interviews are bounded by the interviews. */
export async function countMade(ctx: Ctx, companyId: string, since: Date | null) {
  const { rows } = await ctx.db
    .selectFrom('rooms')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('companyId', '=', companyId)
    .where('createdBy', 'is not', null)
    .$if(since !== null, (query) => query.where('createdAt', '>', since))
    .executeTakeFirstOrThrow();
  return { rows: Number(rows), bytes: 0 };
}

export async function updateRoom(ctx: Ctx, id: string, values: Updateable<Rooms>): Promise<void> {
  await ctx.db.updateTable('rooms').set(values).where('id', '=', id).execute();
}

/** One that has ended is as it was when it was made. */
export async function reopen(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('rooms')
    .set({ endedAt: null, startedAt: null, openedAt: null, emptySince: null, locked: false })
    .where('id', '=', id)
    .where('endedAt', 'is not', null)
    .execute();
}

/** Takes the lease of a room for a process. @returns the room; undefined while another process has it */
export function takeLease(
  ctx: Ctx,
  { id, holder, until }: { readonly id: string; readonly holder: string; readonly until: Date },
): Promise<RoomRow | undefined> {
  return ctx.db
    .updateTable('rooms')
    .set({ holder, heldUntil: until })
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([eb('holder', 'is', null), eb('holder', '=', holder), eb('heldUntil', '<=', ctx.clock.now())]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** @returns those that the process still holds */
export async function renewLeases(
  ctx: Ctx,
  { ids, holder, until }: { readonly ids: readonly string[]; readonly holder: string; readonly until: Date },
): Promise<Set<string>> {
  const rows = await ctx.db
    .updateTable('rooms')
    .set({ heldUntil: until })
    .where('id', 'in', ids)
    .where('holder', '=', holder)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Another process may take them at once. */
export async function releaseLeases(
  ctx: Ctx,
  { ids, holder }: { readonly ids: readonly string[]; readonly holder: string },
): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .updateTable('rooms')
    .set({ holder: null, heldUntil: ctx.clock.now() })
    .where('id', 'in', ids)
    .where('holder', '=', holder)
    .execute();
}

/** Rooms in which people met, that both sides have left for long, or whose appointment was over long ago. */
export function selectOverdue(ctx: Ctx, limit: number) {
  const now = ctx.clock.now();
  const left = after(now, -EMPTY_MINUTES * MINUTE);
  const over = after(now, -OVERTIME_MINUTES * MINUTE);
  return (
    ctx.db
      .selectFrom('rooms')
      .leftJoin('interviews', 'interviews.id', 'rooms.interviewId')
      .select(['rooms.id', 'rooms.code', 'rooms.interviewId'])
      .where('rooms.startedAt', 'is not', null)
      .where('rooms.endedAt', 'is', null)
      // Nobody noted it where the process that held it died.
      .where(
        sql<boolean>`(rooms.empty_since <= ${left} or rooms.held_until <= ${left} or interviews.ends_at <= ${over})`,
      )
      .orderBy('rooms.startedAt')
      .limit(limit)
      .execute()
  );
}

/** Rooms without an appointment in which something was said, and that no process has held for long; none takes one meanwhile. */
export function lockUnforgotten(ctx: Ctx, limit: number): Promise<{ id: string }[]> {
  return ctx.db
    .selectFrom('rooms')
    .select('id')
    .where('wordsSince', 'is not', null)
    .where('heldUntil', '<=', after(ctx.clock.now(), -EMPTY_MINUTES * MINUTE))
    .orderBy('heldUntil')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
