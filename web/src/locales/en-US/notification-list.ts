import type { Phrases } from '../phrases.ts';
import type { notificationList as ptNotificationList } from '../pt-BR/notification-list.ts';

export const notificationList: Phrases<typeof ptNotificationList> = {
  title: 'Notifications',
  markAllRead: 'Mark all as read',
  more: 'Show older ones',
  emptyTitle: 'Nothing here yet',
  empty: 'When something changes in your jobs or applications, you will see it here first.',
  loadError: 'Notifications could not be loaded',
  actionError: 'It could not be marked as read. Try again.',
  isUnread: 'Unread',
  all: 'See all',
  intro: 'What has changed in your jobs and applications.',
  today: 'Today',
  yesterday: 'Yesterday',
};
