import type { Phrases } from '../phrases.ts';
import type { notifications as ptNotifications } from '../pt-BR/notifications.ts';

export const notifications: Phrases<typeof ptNotifications> = {
  unread_one: 'Notifications, {{count}} unread',
  unread_many: 'Notifications, {{count}} unread',
  unread_other: 'Notifications, {{count}} unread',
  unreadCapped: 'Notifications, more than 99 unread',
  none: 'Notifications, none new',
};
