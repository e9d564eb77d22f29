import type { Locale } from '@prova/contract/common';
import type { Notification, NotificationType } from '@prova/contract/notifications/notifications';
import type { NotificationRow } from './notifications.queries.ts';
import { word } from './notifications.wording.ts';

/** A row as its reader sees it. */
export function present(row: NotificationRow, locale: Locale): Notification {
  return {
    id: row.id,
    type: row.type as NotificationType,
    ...word(row, locale),
    read: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}
