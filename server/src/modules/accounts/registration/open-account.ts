import type { Locale, Role } from '@prova/contract/common';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { insertUser } from '../accounts.queries.ts';
import { selectHolder } from '../email-change/email-change.queries.ts';
import { accountPorts, type Registered } from '../ports.ts';
import { type Acceptance, recordConsents } from './register.ts';

/** An account whose address is proved: by the mail of a registration or an invitation, or by Google. */
export interface AccountToOpen {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly locale: Locale;
  /** What opens it. */
  readonly opens: { readonly passwordHash: string | null } | { readonly googleSubject: string };
  readonly companyName: string | null;
  readonly visibility: Registered['visibility'];
  /** Where the documents were accepted before now. */
  readonly accepted?: Acceptance;
}

/**
 * Makes the account, its consents and what its role needs, in the transaction of `ctx`.
 * @returns its id; null when the address has an account, also one that is being made at this moment
 * @throws AppError EMAIL_HELD when an account left the address so lately that it may want it back
 */
export async function openAccount(ctx: Ctx, account: AccountToOpen): Promise<string | null> {
  const { email, name, role, locale, opens, companyName, visibility, accepted } = account;
  const userId = newId(ctx);
  const now = ctx.clock.now();
  const values = { id: userId, role, locale, email, name, ...opens, emailVerifiedAt: now, createdAt: now };
  if (!(await insertUser(ctx, values))) return null;
  // Asked once the address is ours: an account that leaves it at this moment has done so by now.
  if (await selectHolder(ctx, email)) throw new AppError('EMAIL_HELD');
  await recordConsents(ctx, userId, locale, accepted);
  await accountPorts.onRegistered(ctx, { userId, role, locale, companyName, visibility });
  return userId;
}
