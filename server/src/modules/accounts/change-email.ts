import { randomBytes } from 'node:crypto';
import { RESEND_COOLDOWN } from '@prova/contract/accounts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { revokeTokens } from '../../platform/tokens.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { selectUserByEmail, spendEmailChange, updateUser } from './accounts.queries.ts';
import { checkPasswordOf } from './login.ts';
import { tellOwnerOf } from './taken-address.ts';
import { person, queueVerificationMail, resendVerification } from './verification.ts';

/**
 * Changes the address of an account that is not verified yet, once. An address that another account has answers the
 * same and uses the change up; its owner is told by mail, and the account keeps the address it had.
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED, EMAIL_ALREADY_VERIFIED, EMAIL_CHANGE_USED
 */
export async function changeEmail(
  ctx: Ctx,
  input: { email: string; password: string; newEmail: string },
): Promise<{ email: string; resendAfterSeconds: number }> {
  const user = await checkPasswordOf(ctx, input.email, input.password);
  if (user.email_verified_at) throw new AppError('EMAIL_ALREADY_VERIFIED');
  if (user.email_changed_at) throw new AppError('EMAIL_CHANGE_USED');
  const owner = person(user);
  // Nothing changes, and the one change is kept for when it is needed.
  if (input.newEmail === owner.email) return resendVerification(ctx, owner.email);
  const change = () => spend(ctx, owner, input.newEmail);
  await change().catch((error: unknown) => {
    // Somebody registered the address in this moment: nothing was written, and now it is known to be taken.
    if (!isDuplicate(error)) throw error;
    return change();
  });
  return { email: input.newEmail, resendAfterSeconds: RESEND_COOLDOWN };
}

const isDuplicate = (error: unknown) => (error as { code?: unknown } | null)?.code === '23505';

function spend(ctx: Ctx, owner: ReturnType<typeof person>, newEmail: string): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const now = ctx.clock.now();
    if (!(await spendEmailChange(ctx, owner.id))) throw new AppError('EMAIL_CHANGE_USED');
    if (await selectUserByEmail(ctx, newEmail)) {
      await tellOwnerOf(ctx, newEmail);
    } else {
      await updateUser(ctx, owner.id, { email: newEmail });
      await audit(ctx, { action: 'accounts.email_changed', subjectId: owner.id, by: owner.id });
      await revokeTokens(ctx, { kind: 'verification', subjectId: owner.id });
      await ctx.db
        .updateTable('email_verifications')
        .set({ code_hash: randomBytes(32), code_expires_at: now, tries: 0, sent_at: now })
        .where('user_id', '=', owner.id)
        .execute();
      await queueVerificationMail(ctx, { ...owner, email: newEmail });
    }
    // In both cases, and in the same words: the former mailbox does not tell either.
    await queueMail(ctx, {
      kind: 'email_changed',
      to: owner.email,
      locale: owner.locale,
      params: { name: owner.name },
      transactional: true,
    });
  });
}
