import type { Selectable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { failNoSoonerThan } from '../../../platform/constant-time.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Users } from '../../../platform/schema.gen.ts';
import { selectUserByEmail } from '../accounts.queries.ts';
import { indexOfPassword } from '../passwords/password-hash.ts';
import { type Registration, selectWaiting } from '../registration/registrations.queries.ts';
import type { Accepted } from '../second-factor/challenges.ts';
import { refuseClosed } from '../sessions/refuse-closed.ts';
import type { Session } from '../sessions/sessions.ts';
import { withTry } from '../sessions/tries.ts';
import { finishSignIn } from './sign-in.ts';

/** Milliseconds: longer than two passwords take to compare, and a mail about a lock to be queued. */
const REFUSED_AFTER = 200;

/** Whose e-mail and password it is: an account's, or those of a registration whose address is not proved yet. */
export type PasswordOwner =
  | { readonly user: Selectable<Users>; readonly registration: null }
  | { readonly user: null; readonly registration: Registration };

/**
 * Who has this e-mail and password. An address with an account may be registered, too, by somebody who does not know
 * of it: what they typed opens nothing, and is answered as where there is no account. It sets no failures back, or
 * they could go on guessing. How long it takes is for the caller to hide.
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED, TOO_MANY_REQUESTS
 */
export async function checkPasswordOf(ctx: Ctx, email: string, password: string): Promise<PasswordOwner> {
  const user = await selectUserByEmail(ctx, email);
  const owner = await withTry<PasswordOwner>(ctx, email, user, async () => {
    const registration = await selectWaiting(ctx, email);
    const hashes = [user?.passwordHash ?? null, registration?.passwordHash ?? null];
    const index = await indexOfPassword(hashes, password);
    if (index === 0 && user) return { passed: { user, registration: null } };
    if (index === 1 && registration) return { withdrawn: { user: null, registration } };
    return null;
  });
  if (!owner) throw new AppError('INVALID_CREDENTIALS');
  return owner;
}

/**
 * Signs in with e-mail and password.
 * @param browserHash the browser that becomes known to the account
 * @throws AppError as checkPasswordOf and finishSignIn, and EMAIL_NOT_VERIFIED
 */
export function login(
  ctx: Ctx,
  input: Accepted & { email: string; password: string },
  browserHash: () => Buffer,
): Promise<Session> {
  return failNoSoonerThan(ctx.clock, REFUSED_AFTER, async () => {
    const { user } = await checkPasswordOf(ctx, input.email, input.password);
    if (!user) throw new AppError('EMAIL_NOT_VERIFIED');
    refuseClosed(user);
    const { acceptedTerms, acceptedPrivacy } = input;
    return finishSignIn(ctx, user, { browserHash, accepted: { acceptedTerms, acceptedPrivacy } });
  });
}
