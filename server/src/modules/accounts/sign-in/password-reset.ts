import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import { HOUR, MINUTE } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { requireToken, revokeTokens, useToken } from '../../../platform/tokens.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import {
  countMails,
  endSessionsOf,
  selectUser,
  selectUserByEmail,
  updateUser,
  upsertKnownDevice,
} from '../accounts.queries.ts';
import { writeToHeld } from '../email-change/email-change-mails.ts';
import { passwordChangedMail } from '../mails/account-security.kinds.ts';
import { passwordResetMail } from '../mails/accounts.kinds.ts';
import { oncePer } from '../once-per.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseWeakPassword } from '../passwords/refuse-password.ts';
import { forgetFailures } from '../sessions/tries.ts';

/** Anybody can ask for them. When it is too many, the links of those that have come still open: they live for an hour. */
const MAX_PER_HOUR = 5;

/** Sends a link to set a new password, if the account exists; the answer does not tell. */
export async function forgotPassword(ctx: Ctx, email: string): Promise<void> {
  const user = await selectUserByEmail(ctx, email);
  if (await writeToHeld(ctx, email)) return;
  if (!user || user.disabledAt) return;
  if ((await countMails(ctx, email, ['password_reset'], HOUR)) >= MAX_PER_HOUR) return;
  await queueMail(ctx, {
    kind: passwordResetMail,
    to: email,
    locale: user.locale,
    params: { userId: user.id, name: user.name ?? '' },
    transactional: true,
    dedupeKey: oncePer(ctx, MINUTE, `password_reset:${user.id}`),
  });
}

/**
 * Sets a new password by the token of the mail, ends every session and tells the owner. Who holds the
 * mailbox has also proven the address. The browser becomes known: somebody who keeps the account locked for others cannot
 * keep its owner out.
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, PASSWORD_REFUSED
 */
export async function resetPassword(
  ctx: Ctx,
  secret: string,
  newPassword: string,
  browserHash: () => Buffer,
): Promise<void> {
  const token = await requireToken(ctx, 'reset', secret);
  const user = await selectUser(ctx, token.subjectId);
  if (!user) throw new AppError('TOKEN_INVALID');
  refuseWeakPassword(ctx, 'newPassword', newPassword, { name: user.name ?? '', email: user.email ?? '' });
  const passwordHash = await hashPassword(newPassword);
  await ctx.transaction(async (ctx) => {
    const now = ctx.clock.now();
    await useToken(ctx, 'reset', secret);
    await revokeTokens(ctx, { kind: 'reset', subjectId: user.id });
    await updateUser(ctx, user.id, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now });
    await endSessionsOf(ctx, user.id, 'password');
    await upsertKnownDevice(ctx, user.id, browserHash());
    // Who was locked out on another device may come in there, too.
    await forgetFailures(ctx, user.email ?? '');
    await audit(ctx, { action: 'accounts.password_reset', subjectId: user.id, by: user.id });
    ctx.log.info({ userId: user.id }, 'password changed: all sessions ended');
    await queueMail(ctx, {
      kind: passwordChangedMail,
      to: user.email ?? '',
      locale: user.locale,
      params: { name: user.name ?? '', at: now },
      transactional: true,
    });
  });
}
