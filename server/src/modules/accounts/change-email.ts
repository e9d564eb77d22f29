import { RESEND_COOLDOWN } from '@prova/contract/accounts/accounts';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { revokeTokens } from '../../platform/tokens.ts';
import { askForProof, resendVerification, writeToFormer } from './registration/proof-mail.ts';
import { holdAddresses, moveRegistration } from './registration/registrations.queries.ts';
import { checkPasswordOf } from './sign-in/login.ts';

/**
 * Changes the address of a registration that is not verified yet, once. An address that has an account answers the same,
 * now and later; its owner is told by mail.
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED, EMAIL_ALREADY_VERIFIED, EMAIL_CHANGE_USED
 */
export async function changeEmail(
  ctx: Ctx,
  input: { email: string; password: string; newEmail: string },
): Promise<{ email: string; resendAfterSeconds: number }> {
  const { user, registration } = await checkPasswordOf(ctx, input.email, input.password);
  if (user) throw new AppError('EMAIL_ALREADY_VERIFIED');
  if (registration.emailChangedAt) throw new AppError('EMAIL_CHANGE_USED');
  // Nothing changes, and the one change is kept for when it is needed.
  if (input.newEmail === registration.email) return resendVerification(ctx, registration.email);
  await ctx.transaction(async (ctx) => {
    await holdAddresses(ctx, registration.email, input.newEmail);
    const moved = await moveRegistration(ctx, registration, input.newEmail);
    if (!moved) throw new AppError('EMAIL_CHANGE_USED');
    await revokeTokens(ctx, { kind: 'verification', subjectId: moved.id });
    // What was sent to the former address does not count.
    await askForProof(ctx, { ...moved, sentAt: new Date(0) });
    await writeToFormer(ctx, registration);
  });
  return { email: input.newEmail, resendAfterSeconds: RESEND_COOLDOWN };
}
