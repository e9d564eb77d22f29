import type { Locale, Role } from '@prova/contract/common';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { upsertKnownDevice } from '../accounts.queries.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseWeakPassword } from '../passwords/refuse-password.ts';
import { openAccount } from './open-account.ts';

/** A new account whose address is already proved: its owner opened a secret link that was sent there. */
export interface ProvenAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: Exclude<Role, 'POTENTIAL'>;
  readonly language: Locale;
  /** Where it is made; it is known from then on. */
  readonly browserHash: Buffer;
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
  const { name, email, role, language, browserHash } = account;
  refuseWeakPassword(ctx, 'password', account.password, { name, email });
  const passwordHash = await hashPassword(account.password);
  const opens = { passwordHash };
  await ctx.transaction(async (ctx) => {
    const unseen = { companyName: null, visibility: 'hidden' as const };
    const userId = await openAccount(ctx, { email, name, role, locale: language, opens, ...unseen });
    if (userId === null) throw new AppError('INVITATION_HAS_ACCOUNT');
    await upsertKnownDevice(ctx, userId, browserHash);
    await follow(ctx, userId);
  });
}
