import type { NotificationKind } from '../../platform/notification.ts';
import { definePort } from '../../platform/ports.ts';

/** What notifications need of the whole program. */
export const notificationPorts = {
  /** All that a bell can tell. */
  kinds: definePort<() => readonly NotificationKind<object>[]>('notifications.kinds'),
};
