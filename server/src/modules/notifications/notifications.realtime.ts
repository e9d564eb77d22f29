import { id } from '@prova/contract/common';
import * as z from 'zod';
import { defineMessage, toUser } from '../../platform/realtime/messages.ts';
import { present } from './notifications.present.ts';
import { selectNotification } from './notifications.queries.ts';

export const notificationNew = defineMessage({
  type: 'notification:new',
  data: z.object({ userId: id, notificationId: id }),
  to: ({ userId }) => toUser(userId),
  perReader: true,
  load: async (ctx, { userId, notificationId }) => {
    const row = await selectNotification(ctx, userId, notificationId);
    return row ? { notification: present(row, ctx.locale) } : null;
  },
});

export const notificationRead = defineMessage({
  type: 'notification:read',
  data: z.object({ userId: id, ids: z.array(id).max(100).nullable() }),
  to: ({ userId }) => toUser(userId),
  load: async (_ctx, { ids }) => ({ ids }),
});

export const notificationMessages = [notificationNew, notificationRead];
