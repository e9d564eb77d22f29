import { type NotificationTopic, TOPIC_RULES } from '@prova/contract/notifications/topics';
import type { Ctx } from '../../platform/context.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { profileViewMail } from './mails/notifications.kinds.ts';
import { word } from './notifications.wording.ts';
import { notificationPorts } from './ports.ts';
import { selectFrequencies } from './preferences.queries.ts';
import { waysOfReaders } from './preferences.ts';

/** Topics without mails of their own, and what mails their entries one by one. */
const MAILS: { readonly [topic in NotificationTopic]?: typeof profileViewMail } = { profile_views: profileViewMail };

/** Mails an entry of the bell to those who want one for each; who wants them together gets it in the digest. */
export async function mailEntry(
  ctx: Ctx,
  { type, params, topic }: { type: string; params: object; topic: NotificationTopic },
  userIds: readonly string[],
): Promise<void> {
  const kind = MAILS[topic];
  if (!kind || !TOPIC_RULES[topic].mailsEntries || userIds.length === 0) return;
  const ways = await waysOfReaders(ctx, userIds, topic);
  const mailed = userIds.filter((userId) => ways.get(userId)?.email);
  if (mailed.length === 0) return;
  const together = await selectFrequencies(ctx, mailed);
  const oneByOne = mailed.filter((userId) => !together.has(userId));
  if (oneByOne.length === 0) return;
  for (const { name, email, locale } of await notificationPorts.readers(ctx, oneByOne)) {
    const { title, message, link } = word({ type, params }, locale);
    await queueMail(ctx, {
      kind,
      to: email,
      locale,
      transactional: false,
      params: { name, title, message, path: link ?? '/' },
    });
  }
}
