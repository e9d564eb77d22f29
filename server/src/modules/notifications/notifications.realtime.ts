import { id } from '@prova/contract/common';
import { notificationNew, notificationRead } from '@prova/contract/notifications/realtime';
import * as z from 'zod';
import { defineMessage, toUser } from '../../platform/realtime/messages.ts';
import { present } from './notifications.present.ts';
import { selectNotification } from './notifications.queries.ts';

export const newMessage = defineMessage({
  message: notificationNew,
  data: z.object({ userId: id, notificationId: id, browser: z.boolean() }),
  to: ({ userId }) => toUser(userId),
  perReader: true,
  load: async (ctx, { userId, notificationId, browser }) => {
    const row = await selectNotification(ctx, userId, notificationId);
    return row ? { notification: present(row, ctx.locale), browser } : null;
  },
});

export const readMessage = defineMessage({
  message: notificationRead,
  data: z.object({ userId: id, ids: z.array(id).max(100).nullable() }),
  to: ({ userId }) => toUser(userId),
  load: async (_ctx, { ids }) => ({ ids }),
});
