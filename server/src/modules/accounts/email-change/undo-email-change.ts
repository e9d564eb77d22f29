import type { Selectable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import { after, HOUR } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Users } from '../../../platform/schema.gen.ts';
import { mintToken, requireToken, revokeTokens, useToken } from '../../../platform/tokens.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import { endSessionsOf, insertFormerAddress, lockUser, updateUser } from '../accounts.queries.ts';
import { passwordResetMail } from '../mails/accounts.kinds.ts';
import { refuseClosed } from '../sessions/refuse-closed.ts';
import { endWaiting } from './ask-email-change.ts';
import {
  deleteFactorsSince,
  deleteFormerAddress,
  type EmailChange,
  selectChange,
  selectUnsettledChange,
  updateChange,
} from './email-change.queries.ts';

/**
 * Whoever reads the former address says that the change was not theirs: somebody else is in the account. The address is
 * theirs again, and what that somebody may know or have added opens nothing any more: password, sessions, links, and the
 * Google account, passkeys and codes that came since the change was asked. What was there before stays asked for, so that a
 * mailbox alone does not get around a second factor.
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, ACCOUNT_DISABLED, ACCOUNT_CLOSING
 */
export async function undoEmailChange(ctx: Ctx, secret: string): Promise<{ email: string; resetToken: string }> {
  const token = await requireToken(ctx, 'email_objection', secret);
  return ctx.transaction(async (ctx) => {
    const undone = await selectChange(ctx, token.subjectId);
    const user = undone && (await lockUser(ctx, undone.userId));
    if (!user) throw new AppError('TOKEN_INVALID');
    refuseClosed(user);
    await useToken(ctx, 'email_objection', secret);
    const email = undone.formerEmail;
    const change = await selectUnsettledChange(ctx, user.id);
    if (change?.formerEmail === email) await restoreAddress(ctx, change);
    else if (user.email !== email) throw new AppError('TOKEN_EXPIRED');
    await endWaiting(ctx, user.id);
    const since = change && change.createdAt < undone.createdAt ? change : undone;
    await throwOut(ctx, user, since);
    for (const { id } of [undone, ...(change ? [change] : [])])
      await revokeTokens(ctx, { kind: 'email_objection', subjectId: id });
    await audit(ctx, { action: 'accounts.email_change_undone', subjectId: user.id, by: user.id });
    ctx.log.warn({ userId: user.id }, 'change of e-mail undone by the former address');
    const expiresAt = after(ctx.clock.now(), HOUR);
    const resetToken = await mintToken(ctx, { kind: 'reset', subjectId: user.id, expiresAt });
    // For whoever closes the page before the new password is set.
    await queueMail(ctx, {
      kind: passwordResetMail,
      to: email,
      locale: user.locale,
      params: { userId: user.id, name: user.name ?? '' },
      transactional: true,
    });
    return { email, resetToken };
  });
}

/** No other account has it: nobody could begin with it meanwhile. */
async function restoreAddress(ctx: Ctx, change: EmailChange): Promise<void> {
  const { id, userId, formerEmail, newEmail, confirmedAt } = change;
  const now = ctx.clock.now();
  await updateUser(ctx, userId, { email: formerEmail, emailVerifiedAt: now });
  await updateChange(ctx, id, { undoneAt: now });
  await deleteFormerAddress(ctx, userId, formerEmail);
  await insertFormerAddress(ctx, {
    userId,
    address: newEmail,
    registrationId: null,
    usedSince: confirmedAt ?? now,
    leftAt: now,
  });
}

async function throwOut(ctx: Ctx, user: Selectable<Users>, since: EmailChange): Promise<void> {
  const googleSubject = user.googleSubject === since.googleSubject ? user.googleSubject : null;
  await updateUser(ctx, user.id, { passwordHash: null, googleSubject });
  await deleteFactorsSince(ctx, user.id, since.createdAt);
  for (const kind of ['reset', 'completion'] as const) await revokeTokens(ctx, { kind, subjectId: user.id });
  await endSessionsOf(ctx, user.id, 'email');
}
