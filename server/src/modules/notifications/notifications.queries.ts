import { type NotificationType, UNREAD_LIMIT } from '@prova/contract/notifications/notifications';
import { type Insertable, sql } from 'kysely';
import { v7 } from 'uuid';
import type { Ctx } from '../../platform/context.ts';
import type { Notifications } from '../../platform/schema.gen.ts';

export interface NotificationRow {
  readonly id: string;
  readonly userId: string;
  readonly companyId: string | null;
  readonly type: string;
  readonly params: unknown;
  readonly readAt: Date | null;
  readonly createdAt: Date;
}

const COLUMNS = ['id', 'userId', 'companyId', 'type', 'params', 'readAt', 'createdAt'] as const;

export async function insertNotifications(
  ctx: Ctx,
  rows: readonly (Omit<Insertable<Notifications>, 'params'> & { params: object })[],
): Promise<void> {
  const values = rows.map((row) => ({ ...row, params: JSON.stringify(row.params) }));
  await ctx.db.insertInto('notifications').values(values).execute();
}

export async function selectNotification(ctx: Ctx, userId: string, id: string): Promise<NotificationRow | undefined> {
  return ctx.db
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('inApp', '=', true)
    .executeTakeFirst();
}

interface Wanted {
  readonly before: string | undefined;
  readonly limit: number;
  readonly unread: boolean;
  readonly type: NotificationType | undefined;
}

/** Of the bell, newest first, older than `before`. */
export async function selectNotifications(
  ctx: Ctx,
  userId: string,
  { before, limit, unread, type }: Wanted,
): Promise<NotificationRow[]> {
  return ctx.db
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .where('inApp', '=', true)
    .$if(unread, (query) => query.where('readAt', 'is', null))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'MESSAGE'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Stops counting at the limit of the badge. */
export async function countUnread(ctx: Ctx, userId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom((query) =>
      query
        .selectFrom('notifications')
        .select('id')
        .where('userId', '=', userId)
        .where('readAt', 'is', null)
        .where('inApp', '=', true)
        .limit(UNREAD_LIMIT)
        .as('unread'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether there was an unread one to mark. */
export async function updateRead(ctx: Ctx, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('notifications')
    .set({ readAt: ctx.clock.now() })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateAllRead(ctx: Ctx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('notifications')
    .set({ readAt: ctx.clock.now() })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .where('inApp', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of everybody: which ones of a kind about an application nobody had read. */
export async function updateReadAbout(
  ctx: Ctx,
  { type, event, applicationId }: { type: NotificationType; event: string; applicationId: string },
): Promise<{ id: string; userId: string }[]> {
  return ctx.db
    .updateTable('notifications')
    .set({ readAt: ctx.clock.now() })
    .where(sql<boolean>`params ->> 'applicationId' = ${applicationId} and params ->> 'event' = ${event}`)
    .where('type', '=', type)
    .where('readAt', 'is', null)
    .returning(['id', 'userId'])
    .execute();
}

/** At most `limit` entries that were made before `date`, by their ids, which are in order of time; how many went. */
export async function deleteOld(ctx: Ctx, date: Date, limit: number): Promise<number> {
  const firstKept = v7({ msecs: date.getTime(), seq: 0, random: new Uint8Array(16) });
  const { numDeletedRows } = await ctx.db
    .deleteFrom('notifications')
    .where('id', 'in', (query) =>
      query.selectFrom('notifications').select('id').where('id', '<', firstKept).orderBy('id').limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What a person was told of one company. */
export async function deleteOfCompany(ctx: Ctx, userId: string, companyId: string): Promise<void> {
  await ctx.db.deleteFrom('notifications').where('userId', '=', userId).where('companyId', '=', companyId).execute();
}

/** Whether a person was notified of this about an application since then: a task may run twice. */
export async function wasNotified(
  ctx: Ctx,
  userId: string,
  { type, event, applicationId, since }: { type: NotificationType; event: string; applicationId: string; since: Date },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', userId)
    .where('type', '=', type)
    .where('createdAt', '>', since)
    .where(sql<boolean>`params @> ${JSON.stringify({ applicationId, event })}::jsonb`)
    .executeTakeFirst();
  return row !== undefined;
}
