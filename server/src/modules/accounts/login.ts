import type { Selectable } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Users } from '../../platform/schema.gen.ts';
import { selectUserByEmail } from './accounts.queries.ts';
import type { Accepted } from './challenges.ts';
import { verifyPassword } from './password-hash.ts';
import type { Session } from './sessions.ts';
import { finishSignIn } from './sign-in.ts';
import { beginTry } from './tries.ts';

/**
 * The account of an e-mail and password.
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED, TOO_MANY_REQUESTS
 */
export async function checkPasswordOf(ctx: Ctx, email: string, password: string): Promise<Selectable<Users>> {
  const user = await selectUserByEmail(ctx, email);
  const attempt = await beginTry(ctx, email, user);
  if (!(await verifyPassword(user?.password_hash ?? null, password)) || !user) {
    await attempt.failed();
    throw new AppError('INVALID_CREDENTIALS');
  }
  await attempt.passed();
  return user;
}

/**
 * Signs in with e-mail and password.
 * @param browserHash the browser that becomes known to the account
 * @throws AppError as checkPasswordOf and finishSignIn, and EMAIL_NOT_VERIFIED
 */
export async function login(
  ctx: Ctx,
  input: Accepted & { email: string; password: string },
  browserHash: () => Buffer,
): Promise<Session> {
  const user = await checkPasswordOf(ctx, input.email, input.password);
  if (user.disabled_at) throw new AppError('ACCOUNT_DISABLED');
  if (!user.email_verified_at) throw new AppError('EMAIL_NOT_VERIFIED');
  const { acceptedTerms, acceptedPrivacy } = input;
  return finishSignIn(ctx, user, { browserHash, accepted: { acceptedTerms, acceptedPrivacy } });
}
