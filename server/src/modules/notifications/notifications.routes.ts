import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@prova/contract/notifications/notifications';
import {
  getNotificationPreferences,
  setDigestFrequency,
  setSubscription,
  setTopicPreference,
} from '@prova/contract/notifications/preferences';
import { reply, route } from '../../platform/http/route.ts';
import { countMyUnread, listMine, read, readAll } from './notifications.service.ts';
import { chooseFrequency, chooseWays, readPreferences, subscribe } from './preferences.ts';

export const notificationRoutes = [
  route(listNotifications, async (ctx, { query }) => {
    const { data, meta } = await listMine(ctx, query);
    return reply(data, { meta });
  }),
  route(countUnreadNotifications, (ctx) => countMyUnread(ctx)),
  route(readNotification, (ctx, { params }) => read(ctx, params.id)),
  route(readAllNotifications, (ctx) => readAll(ctx)),
  route(getNotificationPreferences, (ctx) => readPreferences(ctx)),
  route(setTopicPreference, (ctx, { params, body }) => chooseWays(ctx, params.topic, body)),
  route(setDigestFrequency, (ctx, { body }) => chooseFrequency(ctx, body.frequency)),
  route(setSubscription, (ctx, { body }) => subscribe(ctx, body.token, body.subscribed)),
];
