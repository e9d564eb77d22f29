import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@prova/contract/notifications/notifications';
import { reply, route } from '../../platform/http/route.ts';
import { countMyUnread, listMine, read, readAll } from './notifications.service.ts';

export const notificationRoutes = [
  route(listNotifications, async (ctx, { query }) => {
    const { data, meta } = await listMine(ctx, query);
    return reply(data, { meta });
  }),
  route(countUnreadNotifications, (ctx) => countMyUnread(ctx)),
  route(readNotification, (ctx, { params }) => read(ctx, params.id)),
  route(readAllNotifications, (ctx) => readAll(ctx)),
];
