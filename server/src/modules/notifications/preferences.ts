import type { Role } from '@prova/contract/common';
import type { NotificationPreferences } from '@prova/contract/notifications/preferences';
import {
  type Channel,
  type DigestFrequency,
  NOTIFICATION_TOPICS,
  type NotificationTopic,
  TOPIC_RULES,
} from '@prova/contract/notifications/topics';
import type { UserActor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import type { MailTopic } from '../../platform/mail/mail-kind.ts';
import { requireToken } from '../../platform/tokens.ts';
import type { MailChoice, OptionalMail } from '../messaging/messaging.service.ts';
import { notificationPorts } from './ports.ts';
import {
  deleteDigest,
  hasEntryAbout,
  selectChoices,
  selectChoicesOfTopic,
  selectFrequencies,
  upsertChoice,
  upsertDigest,
} from './preferences.queries.ts';
import { isFixed, topicsFor, type Ways, waysOf } from './topics.ts';

export async function readPreferences(ctx: Ctx): Promise<NotificationPreferences> {
  const { userId, role } = chooser(ctx);
  const [choices, frequencies] = await Promise.all([selectChoices(ctx, userId), selectFrequencies(ctx, [userId])]);
  const chosen = new Map(choices.map((row) => [row.topic, row]));
  return {
    topics: topicsFor(role).map((topic) => {
      const ways = waysOf(topic, chosen.get(topic));
      const of = (channel: Channel) => ({ on: ways[channel], fixed: isFixed(topic, channel) });
      return {
        topic,
        inApp: of('inApp'),
        email: of('email'),
        browser: of('browser'),
        digest: TOPIC_RULES[topic].digest,
      };
    }),
    frequency: frequencies.get(userId) ?? 'now',
  };
}

/** @throws AppError NOT_FOUND for a topic that the role of the actor is not asked about */
export async function chooseWays(
  ctx: Ctx,
  topic: NotificationTopic,
  change: { readonly [channel in Channel]?: boolean | undefined },
): Promise<NotificationPreferences> {
  const { userId, role } = chooser(ctx);
  if (!topicsFor(role).includes(topic)) throw new AppError('NOT_FOUND');
  await ctx.transaction((ctx) => changeWays(ctx, userId, topic, change));
  return readPreferences(ctx);
}

export async function chooseFrequency(ctx: Ctx, frequency: DigestFrequency): Promise<NotificationPreferences> {
  const { userId } = chooser(ctx);
  await ctx.transaction((ctx) =>
    frequency === 'now' ? deleteDigest(ctx, userId) : upsertDigest(ctx, userId, frequency),
  );
  return readPreferences(ctx);
}

async function changeWays(
  ctx: Ctx,
  userId: string,
  topic: NotificationTopic,
  change: { readonly [channel in Channel]?: boolean | undefined },
): Promise<void> {
  const [before] = await selectChoicesOfTopic(ctx, [userId], topic);
  const rule = TOPIC_RULES[topic];
  // What holds with others, such as the browser with the bell, stays as it was chosen.
  const value = (channel: Channel) =>
    (isFixed(topic, channel) ? undefined : change[channel]) ?? before?.[channel] ?? rule[channel] !== 'off';
  await upsertChoice(ctx, {
    userId,
    topic,
    inApp: value('inApp'),
    email: value('email'),
    browser: value('browser'),
  });
}

/**
 * Stops the mails that the link of one stands for, or has them sent again; each as often as one likes.
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED
 */
export async function subscribe(ctx: Ctx, secret: string, subscribed: boolean): Promise<Record<string, never>> {
  const { subjectId: userId, permissions } = await requireToken(ctx, 'unsubscribe', secret);
  const topics = permissions.flatMap((list) => topicsOfList(list as MailTopic));
  await ctx.transaction(async (ctx) => {
    for (const topic of topics) await changeWays(ctx, userId, topic, { email: subscribed });
  });
  return {};
}

/** Without a digest its mails would come one by one: whoever stops it wants none of them. */
const topicsOfList = (list: MailTopic): NotificationTopic[] =>
  list === 'digest'
    ? NOTIFICATION_TOPICS.filter((topic) => TOPIC_RULES[topic].digest)
    : NOTIFICATION_TOPICS.filter((topic) => topic === list && !isFixed(topic, 'email'));

/** By which ways each of these people is told about a topic. */
export async function waysOfReaders(
  ctx: Ctx,
  userIds: readonly string[],
  topic: NotificationTopic,
): Promise<ReadonlyMap<string, Ways>> {
  const chosen = new Map((await selectChoicesOfTopic(ctx, userIds, topic)).map((row) => [row.userId, row]));
  return new Map(userIds.map((userId) => [userId, waysOf(topic, chosen.get(userId))]));
}

/** What the sender of mails asks before each: who has no account has chosen nothing. */
export async function choiceOfMail(ctx: Ctx, mail: OptionalMail): Promise<MailChoice> {
  const { topic, address } = mail;
  const person = await notificationPorts.personAt(ctx, address);
  if (!person) return { wanted: topic !== 'digest', userId: null };
  const { userId } = person;
  const frequency = (await selectFrequencies(ctx, [userId])).get(userId) ?? 'now';
  if (topic === 'digest') return { wanted: frequency !== 'now' && (await wantsDigest(ctx, person)), userId };
  const ways = (await waysOfReaders(ctx, [userId], topic)).get(userId);
  if (!ways?.email) return { wanted: false, userId };
  const waits = frequency !== 'now' && TOPIC_RULES[topic].digest && (await isInDigest(ctx, userId, mail));
  return { wanted: !waits, userId: isFixed(topic, 'email') ? null : userId };
}

const wantsDigest = async (ctx: Ctx, { userId, role }: { userId: string; role: Role }) =>
  (await mailedTopics(ctx, userId, role)).length > 0;

/** What the digest of somebody is about. */
export async function mailedTopics(ctx: Ctx, userId: string, role: Role): Promise<NotificationTopic[]> {
  const chosen = new Map((await selectChoices(ctx, userId)).map((row) => [row.topic, row]));
  return topicsFor(role).filter((topic) => TOPIC_RULES[topic].digest && waysOf(topic, chosen.get(topic)).email);
}

/** A mail waits for the digest only where the digest will tell the same: some applications belong to no account yet. */
async function isInDigest(ctx: Ctx, userId: string, { applicationId, queuedAt }: OptionalMail): Promise<boolean> {
  return applicationId !== null && (await hasEntryAbout(ctx, { userId, applicationId, since: queuedAt }));
}

function chooser(ctx: Ctx): UserActor {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return ctx.actor;
}
