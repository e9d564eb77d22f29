import { type AccessTable, all, NOT_FOUND, signedIn, UNAUTHENTICATED } from '../outcomes.ts';

export const notificationsAccess: AccessTable = {
  'notifications.list': signedIn(),
  'notifications.unreadCount': signedIn(),
  'notifications.read': all(NOT_FOUND, ({ notificationId }) => ({ params: { id: notificationId } }), {
    guest: UNAUTHENTICATED,
    owner: 'ok',
  }),
  'notifications.readAll': signedIn(),
};
