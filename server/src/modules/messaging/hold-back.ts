import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { mailDay, nextMailDay, takeCapacity } from './mail-capacity.ts';
import { type MailRow, markCounted, settleMail } from './messaging.queries.ts';
import type { Sender } from './ports.ts';

/** A flood is not dealt out over weeks; whoever waits for a mail has heard by then in another way. */
const HELD_DAYS = 3;

/**
 * Holds a mail back whose company was suspended, or for which the day has no capacity left: it tries again when the next day
 * begins, and is given up after three. Mails to somebody who is erased always go: what they say is nowhere else any more.
 * @returns whether it was held
 */
export async function holdBack(
  ctx: Ctx,
  mail: MailRow,
  kind: MailKind,
  sender: Sender,
  schedule: (ctx: Ctx, mailId: string, at: Date) => Promise<void>,
): Promise<boolean> {
  if (kind.toErased) return false;
  const reason = await reasonToWait(ctx, mail, kind, sender);
  if (reason === null) return false;
  const { id: mailId, companyId } = mail;
  ctx.log.warn({ mailId, companyId, kind: kind.name, reason }, 'mail was held back');
  const now = ctx.clock.now();
  const at = nextMailDay(now);
  // The try was none.
  const attempts = mail.attempts - 1;
  if (at > after(mail.createdAt, HELD_DAYS * DAY)) {
    await settleMail(ctx, mail, { state: 'failed', error: `Held back: ${reason}`, heldFor: reason, attempts });
    return true;
  }
  await settleMail(ctx, mail, { state: 'queued', notBefore: at, heldFor: reason, attempts });
  await schedule(ctx, mailId, at);
  return true;
}

async function reasonToWait(ctx: Ctx, mail: MailRow, kind: MailKind, sender: Sender) {
  if (sender.suspended && kind.onBehalfOf === 'company') return 'suspended';
  // Counted at an earlier try, which the mail server did not take.
  if (mail.countedOn !== null) return null;
  const limit = await takeCapacity(ctx, mail, kind, sender);
  if (limit === null) await markCounted(ctx, mail.id, mailDay(ctx.clock.now()));
  return limit;
}
