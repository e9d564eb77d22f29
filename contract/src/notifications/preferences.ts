import * as z from 'zod';
import { nothing, token } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { DIGEST_FREQUENCIES, NOTIFICATION_TOPICS } from './topics.ts';

const channel = z.object({
  on: z.boolean(),
  /** Not the reader's to choose: it always is as it is. */
  fixed: z.boolean(),
});

export const topicPreference = z.object({
  topic: z.enum(NOTIFICATION_TOPICS),
  inApp: channel,
  email: channel,
  browser: channel,
  /** Its mails wait for the digest, where one is chosen. */
  digest: z.boolean(),
});
export type TopicPreference = z.output<typeof topicPreference>;

export const notificationPreferences = z.object({
  topics: z.array(topicPreference),
  frequency: z.enum(DIGEST_FREQUENCIES),
});
export type NotificationPreferences = z.output<typeof notificationPreferences>;

export const getNotificationPreferences = endpoint({
  id: 'notifications.preferences',
  method: 'GET',
  path: '/api/v1/notifications/preferences',
  summary: 'What I am told about, and by which ways.',
  access: { kind: 'user' },
  output: notificationPreferences,
});

export const setTopicPreference = endpoint({
  id: 'notifications.setTopic',
  method: 'PUT',
  path: '/api/v1/notifications/preferences/:topic',
  summary: 'Switch ways of being told about a topic on or off; what is left out stays, what is fixed stays as well.',
  access: { kind: 'user' },
  params: z.object({ topic: z.enum(NOTIFICATION_TOPICS) }),
  body: z.strictObject({
    inApp: z.boolean().optional(),
    email: z.boolean().optional(),
    browser: z.boolean().optional(),
  }),
  output: notificationPreferences,
  errors: ['NOT_FOUND'],
});

export const setDigestFrequency = endpoint({
  id: 'notifications.setDigest',
  method: 'PUT',
  path: '/api/v1/notifications/digest',
  summary: 'Get mails that can wait one by one, once a day or once a week.',
  access: { kind: 'user' },
  body: z.strictObject({ frequency: z.enum(DIGEST_FREQUENCIES) }),
  output: notificationPreferences,
});

/** By the link of a mail, without signing in. */
export const setSubscription = endpoint({
  id: 'notifications.setSubscription',
  method: 'POST',
  path: '/api/v1/public/mail-subscriptions',
  summary: 'Stop the mails that the link of one of them stands for, or get them again.',
  access: { kind: 'public' },
  body: z.strictObject({ token, subscribed: z.boolean() }),
  output: nothing,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
  rateLimit: { max: 60, seconds: 3600 },
});
