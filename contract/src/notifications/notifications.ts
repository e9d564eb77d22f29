import * as z from 'zod';
import { cursorPaging, id, idParams, instant, nothing } from '../common.ts';
import { endpoint } from '../endpoint.ts';

export const NOTIFICATION_TYPES = [
  'NEW_JOB',
  'PROFILE_VIEW',
  'TEST_RESULT',
  'INTERVIEW_SCHEDULED',
  'APPLICATION_UPDATE',
  'JOB_OFFER',
  'HIRED',
  'MENTION',
  'REVIEW_REQUEST',
  'MESSAGE',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The unread count stops here; the badge then says "99+". */
export const UNREAD_LIMIT = 100;

/** An entry of a person's bell, worded in the reader's language. */
export const notification = z.object({
  id,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  /** Path in the web client that shows what it is about; null when there is nothing to open. */
  link: z.string().nullable(),
  /** What it is told together with others of, such as applications for one job; null where it stands by itself. */
  group: z
    .object({
      /** The same for all of them. */
      key: z.string(),
      /** Of two or more, how many of which stands for `{count}`. */
      title: z.string(),
      message: z.string(),
    })
    .nullable(),
  read: z.boolean(),
  createdAt: instant,
});
export type Notification = z.output<typeof notification>;

export const listNotifications = endpoint({
  id: 'notifications.list',
  method: 'GET',
  path: '/api/v1/notifications',
  summary: 'Lists my notifications, newest first.',
  access: { kind: 'user' },
  query: z.object({
    ...cursorPaging(20),
    cursor: id.optional(),
    unread: z.enum(['true']).optional(),
    type: z.enum(NOTIFICATION_TYPES).optional(),
  }),
  output: z.array(notification),
  paging: 'cursor',
});

export const countUnreadNotifications = endpoint({
  id: 'notifications.unreadCount',
  method: 'GET',
  path: '/api/v1/notifications/unread-count',
  summary: 'Counts my unread notifications; the count stops at 100.',
  access: { kind: 'user' },
  output: z.object({ count: z.number().int().min(0).max(UNREAD_LIMIT) }),
});

export const readNotification = endpoint({
  id: 'notifications.read',
  method: 'POST',
  path: '/api/v1/notifications/:id/read',
  summary: 'Marks one of my notifications as read. Once read it stays read.',
  access: { kind: 'user' },
  params: idParams,
  output: nothing,
  errors: ['NOT_FOUND'],
});

export const readAllNotifications = endpoint({
  id: 'notifications.readAll',
  method: 'POST',
  path: '/api/v1/notifications/mark-all-read',
  summary: 'Marks all my notifications as read.',
  access: { kind: 'user' },
  output: nothing,
});
