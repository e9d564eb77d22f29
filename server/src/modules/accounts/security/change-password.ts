import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { revokeTokens } from '../../../platform/tokens.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import { endSessionsOf, selectUser, updateUser } from '../accounts.queries.ts';
import { passwordChangedMail } from '../mails/account-security.kinds.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseWeakPassword } from '../passwords/refuse-password.ts';
import { assertFresh } from '../second-factor/assert-fresh.ts';
import { checkOwnPassword } from '../sessions/tries.ts';

/**
 * Sets another password, or the first one of an account that never had any, and ends the other sessions.
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED, IDENTITY_NOT_CONFIRMED, PASSWORD_REFUSED
 */
export async function changePassword(
  ctx: Ctx,
  input: { currentPassword?: string | undefined; newPassword: string },
): Promise<void> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const { userId, sessionId } = ctx.actor;
  const user = await selectUser(ctx, userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  refuseWeakPassword(ctx, 'newPassword', input.newPassword, { name: user.name ?? '', email: user.email ?? '' });
  if (user.passwordHash === null) await assertFresh(ctx);
  else await checkOwnPassword(ctx, user, input.currentPassword ?? '');
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.transaction(async (ctx) => {
    const now = ctx.clock.now();
    await updateUser(ctx, userId, { passwordHash });
    await revokeTokens(ctx, { kind: 'reset', subjectId: userId });
    await endSessionsOf(ctx, userId, 'password', { except: sessionId });
    await audit(ctx, { action: 'accounts.password_changed', subjectId: userId });
    await queueMail(ctx, {
      kind: passwordChangedMail,
      to: user.email ?? '',
      locale: user.locale,
      params: { name: user.name ?? '', at: now },
      transactional: true,
    });
  });
}
