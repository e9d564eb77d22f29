import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findToken, revokeTokens, useToken } from '../../../platform/tokens.ts';
import { isUniqueViolation } from '../../../platform/unique-violation.ts';
import { endSessionsOf, insertFormerAddress, lockUser, updateUser } from '../accounts.queries.ts';
import { refuseClosed } from '../sessions/refuse-closed.ts';
import { addressSince, selectChange, selectHolder, updateChange } from './email-change.queries.ts';
import { writeToLeft } from './email-change-mails.ts';

/**
 * Takes the proof of the new address: it is that of the account from now on. What was sent to the former one opens nothing
 * any more, and only the session that asked goes on.
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, ACCOUNT_DISABLED, ACCOUNT_CLOSING; EMAIL_IN_USE when the address got an
 * account meanwhile
 */
export async function confirmEmailChange(ctx: Ctx, secret: string): Promise<{ email: string }> {
  const token = await findToken(ctx, 'email_change', secret);
  if (!token) throw new AppError('TOKEN_INVALID');
  return ctx.transaction(async (ctx) => {
    const asked = await selectChange(ctx, token.subjectId);
    const user = asked && (await lockUser(ctx, asked.userId));
    // As it is now that nobody else changes it.
    const change = user && (await selectChange(ctx, asked.id));
    if (!change) throw new AppError('TOKEN_INVALID');
    const { formerEmail, newEmail } = change;
    // The page was loaded again: what it did still holds.
    if (change.confirmedAt && user.email === newEmail) return { email: newEmail };
    if (!token.live || change.confirmedAt || change.endedAt || user.email !== formerEmail)
      throw new AppError('TOKEN_EXPIRED');
    refuseClosed(user);
    const now = ctx.clock.now();
    // biome-ignore lint/correctness/useHookAtTopLevel: no hook; a token is used up
    await useToken(ctx, 'email_change', secret);
    const usedSince = await addressSince(ctx, user);
    await insertFormerAddress(ctx, {
      userId: user.id,
      address: formerEmail,
      registrationId: null,
      usedSince,
      leftAt: now,
    });
    await updateUser(ctx, user.id, { email: newEmail, emailVerifiedAt: now }).catch((error: unknown) => {
      throw isUniqueViolation(error, 'users_email_key') ? new AppError('EMAIL_IN_USE', { cause: error }) : error;
    });
    // Asked once the address is ours: an account that leaves it at this moment has done so by now.
    if (await selectHolder(ctx, newEmail)) throw new AppError('EMAIL_IN_USE');
    await updateChange(ctx, change.id, { confirmedAt: now });
    for (const kind of ['reset', 'completion'] as const) await revokeTokens(ctx, { kind, subjectId: user.id });
    await endSessionsOf(ctx, user.id, 'email', change.sessionId === null ? {} : { except: change.sessionId });
    await audit(ctx, { action: 'accounts.email_changed', subjectId: user.id, by: user.id });
    const { name, locale } = user;
    await writeToLeft(ctx, change, { to: formerEmail, name: name ?? '', locale, at: now });
    return { email: newEmail };
  });
}
