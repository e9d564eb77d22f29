import { liveMessage } from '../realtime.ts';
import type { Notification } from './notifications.ts';

export const notificationNew = liveMessage<{
  notification: Notification;
  /** Its reader wants it outside the page, too. */
  browser: boolean;
}>('notification:new');
/** Read in another tab: these, or all (`null`). */
export const notificationRead = liveMessage<{ ids: string[] | null }>('notification:read');
