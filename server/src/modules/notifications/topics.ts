import type { Role } from '@prova/contract/common';
import type { NotificationType } from '@prova/contract/notifications/notifications';
import {
  CHANNELS,
  type Channel,
  NOTIFICATION_TOPICS,
  type NotificationTopic,
  TOPIC_OF_TYPE,
  TOPIC_RULES,
} from '@prova/contract/notifications/topics';
import type { NotificationKind } from '../../platform/notification.ts';
import { notificationPorts } from './ports.ts';
import type { ChosenRow } from './preferences.queries.ts';

/** Ways of being told about a topic, as they hold for somebody. */
export type Ways = Readonly<Record<Channel, boolean>>;

export const topicOf = ({ topic, type }: Pick<NotificationKind<object>, 'topic' | 'type'>): NotificationTopic =>
  topic ?? TOPIC_OF_TYPE[type];

/** The topic of a stored notification, also of one that no module knows any more. */
export function topicOfStored({ type, params }: { type: string; params: unknown }): NotificationTopic {
  const event = (params as { event?: unknown } | null)?.event;
  const kind = notificationPorts.kinds().find((each) => each.type === type && each.event === event);
  return kind ? topicOf(kind) : TOPIC_OF_TYPE[type as NotificationType];
}

/** What a role is asked about: that of which some module tells. */
export function topicsFor(role: Role): NotificationTopic[] {
  const known = new Set(notificationPorts.kinds().map(topicOf));
  return NOTIFICATION_TOPICS.filter((topic) => {
    const { roles, mailOnly } = TOPIC_RULES[topic];
    return roles.includes(role) && (mailOnly === true || known.has(topic));
  });
}

/** What holds: the choice where there is one to make, else what the product proposes. A browser shows what is in the bell. */
export function waysOf(topic: NotificationTopic, chosen: Pick<ChosenRow, Channel> | undefined): Ways {
  const rule = TOPIC_RULES[topic];
  const [inApp, email, browser] = CHANNELS.map((channel) =>
    isFixed(topic, channel) ? rule[channel] === 'always' : (chosen?.[channel] ?? rule[channel] === 'on'),
  ) as [boolean, boolean, boolean];
  return { inApp, email, browser: browser && inApp };
}

export const isFixed = (topic: NotificationTopic, channel: Channel): boolean =>
  TOPIC_RULES[topic][channel] === 'always' || TOPIC_RULES[topic][channel] === 'never';
