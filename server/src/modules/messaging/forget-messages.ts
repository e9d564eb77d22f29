import { NEWSLETTER_CONFIRMATION_DAYS } from '@prova/contract/messaging/newsletter-fields';
import * as z from 'zod';
import { after, DAY } from '../../platform/clock.ts';
import { defineTask } from '../../platform/tasks.ts';
import { deleteMessagesBefore, mailKeyOf } from './contact/contact.queries.ts';
import { deleteMails } from './messaging.queries.ts';
import { deleteForgotten, deleteNewsletterMails, subscribedKeyOf } from './newsletter/newsletter.queries.ts';

/** What was written to whoever runs the platform, and its mail. */
const MESSAGE_DAYS = 365;
/** Who has left may come back by the link for so long. */
const LEFT_DAYS = 30;

/** Forgets what people have written, and addresses that nobody confirmed or whose owners left. */
export const forgetMessages = defineTask({
  name: 'messaging.forget',
  data: z.object({}),
  retryLimit: 3,
  cron: '41 4 * * *',
  run: (ctx) =>
    ctx.transaction(async (ctx) => {
      const now = ctx.clock.now();
      const messages = await deleteMessagesBefore(ctx, after(now, -MESSAGE_DAYS * DAY));
      const subscribers = await deleteForgotten(ctx, {
        askedBefore: after(now, -NEWSLETTER_CONFIRMATION_DAYS * DAY),
        leftBefore: after(now, -LEFT_DAYS * DAY),
      });
      await deleteNewsletterMails(
        ctx,
        subscribers.map(({ email }) => email),
      );
      const keys = [...messages.map(mailKeyOf), ...subscribers.map(({ id }) => subscribedKeyOf(id))];
      if (keys.length > 0) await deleteMails(ctx, keys);
      ctx.log.info({ messages: messages.length, subscribers: subscribers.length }, 'forgotten');
    }),
});
