import type { BodyOf } from '@prova/contract/endpoint';
import type { signUpForNewsletter } from '@prova/contract/messaging/newsletter';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { callerNetwork, countToday, requireToday } from '../day-limits.ts';
import { newsletterAlreadyMail, newsletterSignUpMail } from '../mails/newsletter.kinds.ts';
import { queueMail } from '../queue-mail.ts';
import { isSubscribed } from './is-subscribed.ts';
import { isSuppressed, upsertSubscriber } from './newsletter.queries.ts';

/** Sign-ups a day from one network, whatever the addresses. */
const OF_A_NETWORK = 60;
/** Mails a day that the form sends to one address, whoever fills it in. */
const MAILS_A_DAY = 2;

/**
 * Mails a link to the address: only who opens it and says so has subscribed. Nothing that is known of the address changes
 * the answer, or what counts towards a limit.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function askForNewsletter(
  ctx: Ctx,
  { email, locale, website }: BodyOf<typeof signUpForNewsletter>,
): Promise<Record<string, never>> {
  // A machine has filled in what people do not see.
  if (website) return {};
  await ctx.transaction(async (ctx) => {
    await requireToday(ctx, 'newsletter_network', callerNetwork(ctx), OF_A_NETWORK);
    const subscriber = await upsertSubscriber(ctx, { id: newId(ctx), email, locale });
    const isFree = await countToday(ctx, 'newsletter_address', email, MAILS_A_DAY);
    if (!isFree || (await isSuppressed(ctx, email))) return;
    await queueMail(ctx, {
      kind: isSubscribed(subscriber) ? newsletterAlreadyMail : newsletterSignUpMail,
      to: email,
      locale: subscriber.locale,
      params: { subscriberId: subscriber.id },
      transactional: true,
    });
  });
  return {};
}
