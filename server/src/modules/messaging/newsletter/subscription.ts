import { DEFAULT_LOCALE } from '@prova/contract/common';
import { NEWSLETTER_CONFIRMATION_DAYS } from '@prova/contract/messaging/newsletter-fields';
import { AppError } from '../../../platform/app-error.ts';
import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { requireToken } from '../../../platform/tokens.ts';
import { newsletterSubscribedMail, newsletterWelcomeMail } from '../mails/newsletter.kinds.ts';
import { queueMail } from '../queue-mail.ts';
import { isSubscribed } from './is-subscribed.ts';
import {
  deleteSuppression,
  insertSuppression,
  type Subscriber,
  selectSubscriber,
  subscribedKeyOf,
  updateSubscriber,
} from './newsletter.queries.ts';

type Nothing = Record<string, never>;

/**
 * The address is proven by the link. A second time changes nothing; who has left comes back.
 * @throws AppError TOKEN_INVALID; TOKEN_EXPIRED also where nobody confirmed in time
 */
export async function confirmSubscription(ctx: Ctx, secret: string): Promise<Nothing> {
  const { subjectId } = await requireToken(ctx, 'newsletter', secret);
  await ctx.transaction(async (ctx) => {
    const subscriber = await selectSubscriber(ctx, subjectId);
    if (!subscriber || isForgotten(ctx, subscriber)) throw new AppError('TOKEN_EXPIRED');
    if (isSubscribed(subscriber)) return;
    await updateSubscriber(ctx, subscriber.id, { confirmedAt: ctx.clock.now(), unsubscribedAt: null });
    await deleteSuppression(ctx, subscriber.email);
    await mailSubscribed(ctx, subscriber);
  });
  return {};
}

/**
 * Ends a subscription. Who has never confirmed one says that others have typed their address: it is not written to again.
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED
 */
export async function endSubscription(ctx: Ctx, secret: string): Promise<Nothing> {
  const { subjectId } = await requireToken(ctx, 'newsletter', secret);
  await ctx.transaction(async (ctx) => {
    const subscriber = await selectSubscriber(ctx, subjectId);
    // Who is forgotten by now gets nothing anyway.
    if (!subscriber || subscriber.unsubscribedAt !== null) return;
    await updateSubscriber(ctx, subscriber.id, { unsubscribedAt: ctx.clock.now() });
    if (subscriber.confirmedAt === null) await insertSuppression(ctx, subscriber.email);
  });
  return {};
}

/** The task may not have come yet. */
const isForgotten = (ctx: Ctx, { confirmedAt, askedAt }: Subscriber) =>
  confirmedAt === null && askedAt < after(ctx.clock.now(), -NEWSLETTER_CONFIRMATION_DAYS * DAY);

async function mailSubscribed(ctx: Ctx, { id, email, locale }: Subscriber): Promise<void> {
  await queueMail(ctx, {
    kind: newsletterWelcomeMail,
    to: email,
    locale,
    params: { subscriberId: id },
    transactional: true,
  });
  const { contactEmail } = ctx.platform.config;
  if (contactEmail === null) return;
  await queueMail(ctx, {
    kind: newsletterSubscribedMail,
    to: contactEmail,
    locale: DEFAULT_LOCALE,
    params: { email, language: locale },
    transactional: true,
    // Who leaves and comes back is no news.
    dedupeKey: subscribedKeyOf(id),
  });
}
