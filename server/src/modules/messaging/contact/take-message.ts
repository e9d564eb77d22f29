import { DEFAULT_LOCALE } from '@prova/contract/common';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { getContactAddress, sendContactMessage } from '@prova/contract/messaging/contact';
import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { callerNetwork, countToday, requireToday } from '../day-limits.ts';
import { contactMessageMail } from '../mails/contact.kinds.ts';
import { queueMail } from '../queue-mail.ts';
import { insertMessage, isWrittenAlready, mailKeyOf } from './contact.queries.ts';

/** Messages a day. An office behind one network stays below it. */
const OF_A_NETWORK = 40;
const OF_AN_ADDRESS = 5;
/** A flood fills no mailbox: further messages of a day are only kept. */
const MAILED_A_DAY = 300;

export function contactAddress(ctx: Ctx): ResultOf<typeof getContactAddress> {
  return { email: ctx.platform.config.contactEmail };
}

/**
 * Keeps a message and mails it to whoever runs the platform. Nothing goes to the address that was typed: it may be
 * somebody else's. The same words again within a day are one message.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function takeContactMessage(
  ctx: Ctx,
  { name, email, message, topic = 'other', website }: BodyOf<typeof sendContactMessage>,
): Promise<Record<string, never>> {
  // A machine has filled in what people do not see.
  if (website) return {};
  await ctx.transaction(async (ctx) => {
    const now = ctx.clock.now();
    await requireToday(ctx, 'contact_network', callerNetwork(ctx), OF_A_NETWORK);
    // Anybody may have typed it: more than these are kept as well, and mailed to nobody.
    const isMailed = await countToday(ctx, 'contact_address', email, OF_AN_ADDRESS);
    // The count is locked until the transaction ends: of two at once one sees the other.
    if (await isWrittenAlready(ctx, { email, message, since: after(now, -DAY) })) return;
    const id = newId(ctx);
    await insertMessage(ctx, { id, name, email, message, topic, locale: ctx.locale, createdAt: now });
    if (isMailed) await mailMessage(ctx, id, { name, email, topic, language: ctx.locale, note: message });
  });
  return {};
}

async function mailMessage(ctx: Ctx, id: string, params: Parameters<typeof contactMessageMail.text>[1]): Promise<void> {
  const { contactEmail } = ctx.platform.config;
  if (contactEmail === null) return;
  if (!(await countToday(ctx, 'contact_mails', contactEmail, MAILED_A_DAY))) {
    ctx.log.warn({ limit: MAILED_A_DAY }, 'a contact message was kept without a mail: very many came today');
    return;
  }
  await queueMail(ctx, {
    kind: contactMessageMail,
    to: contactEmail,
    locale: DEFAULT_LOCALE,
    params,
    transactional: true,
    dedupeKey: mailKeyOf(id),
  });
}
