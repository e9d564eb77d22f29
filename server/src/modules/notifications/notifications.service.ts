import type { CursorMeta } from '@prova/contract/endpoint';
import type { Notification, NotificationType } from '@prova/contract/notifications/notifications';
import { TOPIC_RULES } from '@prova/contract/notifications/topics';
import type { UserActor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { cursorPage } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import type { NotificationKind } from '../../platform/notification.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { mailEntry } from './mail-entry.ts';
import { present } from './notifications.present.ts';
import {
  countUnread,
  deleteOfCompany,
  insertNotifications,
  selectNotification,
  selectNotifications,
  updateAllRead,
  updateRead,
  updateReadAbout,
} from './notifications.queries.ts';
import { newMessage, readMessage } from './notifications.realtime.ts';
import { notificationPorts } from './ports.ts';
import { waysOfReaders } from './preferences.ts';
import { topicOf } from './topics.ts';

export { wasNotified } from './notifications.queries.ts';
export { notificationPorts, type Reader } from './ports.ts';

/** Rows of one insert. */
const BATCH = 1_000;
/** Ids in one live message. */
const READ_AT_ONCE = 100;

/**
 * Puts an entry into the bell of each person, in the transaction of `ctx`, and tells their open pages once it commits.
 * Whom to tell is up to the caller; nobody is told twice.
 * @throws ZodError when the params are not what the kind declares
 * @throws Error when no module lists the kind
 */
export async function notify<P extends object>(
  ctx: Ctx,
  kind: NotificationKind<P>,
  to: { readonly params: NoInfer<P>; readonly userIds: readonly string[]; readonly companyId?: string | null },
): Promise<void> {
  const { type, event } = kind;
  if (!notificationPorts.kinds().some((each) => each.type === type && each.event === event))
    throw new Error(`The notification ${type}.${event} is not listed in the module.ts of its module`);
  const { userIds, companyId = null } = to;
  const params = { event, ...kind.params.parse(to.params) };
  const createdAt = ctx.clock.now();
  const topic = topicOf(kind);
  const readers = [...new Set(userIds)];
  await ctx.transaction(async (ctx) => {
    for (let start = 0; start < readers.length; start += BATCH) {
      const some = readers.slice(start, start + BATCH);
      const ways = await waysOfReaders(ctx, some, topic);
      // What is only mailed is kept for the digest, out of the bell.
      const rows = some.flatMap((userId) => {
        const { inApp = true, email = false } = ways.get(userId) ?? {};
        const kept = inApp || (email && TOPIC_RULES[topic].digest);
        return kept ? [{ id: newId(ctx), userId, companyId, type, params, inApp, createdAt }] : [];
      });
      if (rows.length > 0) await insertNotifications(ctx, rows);
      for (const { id, userId, inApp } of rows)
        if (inApp)
          await publish(ctx, newMessage, { userId, notificationId: id, browser: ways.get(userId)?.browser ?? true });
    }
    await mailEntry(ctx, { type, params, topic }, readers);
  });
}

export async function listMine(
  ctx: Ctx,
  query: {
    cursor?: string | undefined;
    limit: number;
    unread?: 'true' | undefined;
    type?: NotificationType | undefined;
  },
): Promise<{ data: Notification[]; meta: CursorMeta }> {
  const { userId } = reader(ctx);
  const { cursor: before, limit, type } = query;
  const unread = query.unread !== undefined;
  const rows = await selectNotifications(ctx, userId, { before, limit: limit + 1, unread, type });
  const { page, meta } = cursorPage(rows, query.limit);
  return { data: page.map((row) => present(row, ctx.locale)), meta };
}

export async function countMyUnread(ctx: Ctx): Promise<{ count: number }> {
  return { count: await countUnread(ctx, reader(ctx).userId) };
}

/** @throws AppError NOT_FOUND for one of somebody else */
export async function read(ctx: Ctx, id: string): Promise<Record<string, never>> {
  const { userId } = reader(ctx);
  await ctx.transaction(async (ctx) => {
    if (await updateRead(ctx, userId, id)) return publish(ctx, readMessage, { userId, ids: [id] });
    if (!(await selectNotification(ctx, userId, id))) throw new AppError('NOT_FOUND');
  });
  return {};
}

export async function readAll(ctx: Ctx): Promise<Record<string, never>> {
  const { userId } = reader(ctx);
  await ctx.transaction(async (ctx) => {
    if (await updateAllRead(ctx, userId)) await publish(ctx, readMessage, { userId, ids: null });
  });
  return {};
}

/** What a kind told about an application was seen where it stands: it is read in the bell of everybody who was told. */
export function readAbout(
  ctx: Ctx,
  { type, event }: Pick<NotificationKind<object>, 'type' | 'event'>,
  applicationId: string,
): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const read = await updateReadAbout(ctx, { type, event, applicationId });
    for (const [userId, entries] of Map.groupBy(read, (entry) => entry.userId))
      for (let start = 0; start < entries.length; start += READ_AT_ONCE)
        await publish(ctx, readMessage, {
          userId,
          ids: entries.slice(start, start + READ_AT_ONCE).map(({ id }) => id),
        });
  });
}

function reader(ctx: Ctx): UserActor {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return ctx.actor;
}

/** Takes out of the bell what a person was told of a company that they are no longer part of. */
export function forgetNotificationsOf(ctx: Ctx, userId: string, companyId: string): Promise<void> {
  return deleteOfCompany(ctx, userId, companyId);
}
