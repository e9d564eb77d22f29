import type { Locale, Role } from '@prova/contract/common';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { insertUser } from './accounts.queries.ts';
import { hashPassword } from './password-hash.ts';
import { accountPorts } from './ports.ts';
import { refuseWeakPassword } from './refuse-password.ts';
import { recordConsents } from './register.ts';

/** A new account whose address is already proved: its owner opened a secret link that was sent there. */
export interface ProvenAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: Exclude<Role, 'POTENTIAL'>;
  readonly language: Locale;
}

/**
 * Creates such an account and, in the same transaction, what `follow` adds to it.
 * @throws AppError PASSWORD_REFUSED, INVITATION_HAS_ACCOUNT: whoever holds the link reads the mail of that address
 */
export async function registerProven(
  ctx: Ctx,
  account: ProvenAccount,
  follow: (ctx: Ctx, userId: string) => Promise<void>,
): Promise<void> {
  const { name, email, role, language } = account;
  refuseWeakPassword(ctx, 'password', account.password, { name, email });
  const passwordHash = await hashPassword(account.password);
  const userId = newId();
  await ctx.transaction(async (ctx) => {
    const now = ctx.clock.now();
    const inserted = await insertUser(ctx, {
      id: userId,
      role,
      locale: language,
      email,
      name,
      password_hash: passwordHash,
      email_verified_at: now,
      created_at: now,
    });
    if (!inserted) throw new AppError('INVITATION_HAS_ACCOUNT');
    await recordConsents(ctx, userId, language);
    const registered = { userId, role, locale: language, companyName: null, visibility: 'hidden' as const };
    for (const tell of accountPorts().onRegistered) await tell(ctx, registered);
    await follow(ctx, userId);
  });
}
