import type { Phrases } from '../phrases.ts';
import type { notifications as ptNotifications } from '../pt-BR/notifications.ts';

export const notifications: Phrases<typeof ptNotifications> = {
  title: 'Notifications',
  unread_one: 'Notifications, {{count}} unread',
  unread_many: 'Notifications, {{count}} unread',
  unread_other: 'Notifications, {{count}} unread',
  unreadCapped: 'Notifications, more than 99 unread',
  none: 'Notifications, none new',
  markAllRead: 'Mark all as read',
  more: 'Show older ones',
  emptyTitle: 'Nothing here yet',
  empty: 'When something changes in your jobs or applications, you see it here first.',
  loadError: 'Notifications could not be loaded',
  actionError: 'It could not be marked as read. Try again.',
  isUnread: 'Unread',
};
