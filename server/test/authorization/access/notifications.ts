import { type AccessTable, all, anyone, NOT_FOUND, signedIn, UNAUTHENTICATED } from '../outcomes.ts';

export const notificationsAccess: AccessTable = {
  'notifications.list': signedIn(),
  'notifications.unreadCount': signedIn(),
  'notifications.read': all(NOT_FOUND, ({ notificationId }) => ({ params: { id: notificationId } }), {
    guest: UNAUTHENTICATED,
    owner: 'ok',
  }),
  'notifications.readAll': signedIn(),
  'notifications.preferences': signedIn(),
  'notifications.setTopic': signedIn(() => ({ params: { topic: 'privacy' }, body: { browser: false } })),
  'notifications.setDigest': signedIn(() => ({ body: { frequency: 'weekly' } })),
  // By the token of a mail, in the body.
  'notifications.setSubscription': anyone(({ unsubscribeToken }) => ({
    body: { token: unsubscribeToken, subscribed: false },
  })),
};
