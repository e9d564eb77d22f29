import type { Locale } from '@prova/contract/common';
import { DAY, HOUR } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withoutLinks } from '../../../platform/mail/mail-format.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import { countMails, selectUserByEmail } from '../accounts.queries.ts';
import {
  confirmNewEmailMail,
  emailChangeAskedMail,
  emailMovedMail,
  newEmailTakenMail,
} from '../mails/email-change.kinds.ts';
import { oncePer } from '../once-per.ts';
import { type EmailChange, selectChange, selectHolder } from './email-change.queries.ts';

/** Mails a day to one address that others may type as their new one. */
const MAX_PER_ADDRESS = 10;

/** Enough to know one's own, and no more for whoever else reads the former mailbox. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return withoutLinks(`${[...email][0]}•••${email.slice(at)}`);
}

/**
 * Writes to the address that is to take the place of another. Whoever asked is told nothing of what becomes of it: it may
 * have an account, or have been one's until lately.
 */
export async function writeToNew(ctx: Ctx, change: EmailChange, name: string): Promise<void> {
  const { newEmail } = change;
  const [owner, held] = [await selectUserByEmail(ctx, newEmail), await writeToHeld(ctx, newEmail)];
  if ((await countMails(ctx, newEmail, ['confirm_new_email', 'new_email_taken'], DAY)) >= MAX_PER_ADDRESS) return;
  if (held) return;
  if (owner) {
    await queueMail(ctx, {
      kind: newEmailTakenMail,
      to: newEmail,
      locale: owner.locale,
      params: { name: owner.name ?? '' },
      transactional: true,
      dedupeKey: oncePer(ctx, HOUR, `new_email_taken:${owner.id}`),
    });
    return;
  }
  await queueMail(ctx, {
    kind: confirmNewEmailMail,
    to: newEmail,
    locale: ctx.locale,
    params: { changeId: change.id, userId: change.userId, name },
    transactional: true,
  });
}

/** Whether the link is still worth sending; asked right before it goes. */
export async function prepareConfirmation(
  ctx: Ctx,
  { changeId }: { changeId: string },
): Promise<Record<string, never> | null> {
  const change = await selectChange(ctx, changeId);
  if (!change || change.confirmedAt || change.endedAt) return null;
  return (await selectUserByEmail(ctx, change.newEmail)) ? null : {};
}

/** Tells the present address of what was asked, at once. */
export async function writeToPresent(ctx: Ctx, change: EmailChange, person: { name: string; locale: Locale }) {
  const { id: changeId, userId, newEmail } = change;
  await queueMail(ctx, {
    kind: emailChangeAskedMail,
    to: change.formerEmail,
    locale: person.locale,
    params: { changeId, userId, name: person.name, newEmail: masked(newEmail), at: change.createdAt },
    transactional: true,
  });
}

/** Tells the address that an account has just left. */
export async function writeToLeft(
  ctx: Ctx,
  left: Pick<EmailChange, 'id' | 'userId' | 'newEmail'>,
  { to, name, locale, at, dedupeKey }: { to: string; name: string; locale: Locale; at: Date; dedupeKey?: string },
): Promise<void> {
  await queueMail(ctx, {
    kind: emailMovedMail,
    to,
    locale,
    params: { changeId: left.id, userId: left.userId, name, newEmail: masked(left.newEmail), at },
    transactional: true,
    ...(dedupeKey !== undefined && { dedupeKey }),
  });
}

/**
 * Tells an address that an account has left within the week what became of it, with the link to object: somebody has
 * tried to register with it, or to get a new password.
 * @returns whether it is such an address
 */
export async function writeToHeld(ctx: Ctx, email: string): Promise<boolean> {
  const held = await selectHolder(ctx, email);
  if (!held?.confirmedAt) return false;
  await writeToLeft(ctx, held, {
    to: email,
    name: held.name ?? '',
    locale: held.locale,
    at: held.confirmedAt,
    dedupeKey: oncePer(ctx, HOUR, `email_moved:${held.id}`),
  });
  return true;
}
