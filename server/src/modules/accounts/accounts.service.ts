import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { Locale, Role } from '@prova/contract/common';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Reader } from '../notifications/notifications.service.ts';
import { FORMER_NAMES } from './accounts.budgets.ts';
import {
  insertFormerName,
  lockUser,
  selectFormerNames,
  selectMailReaders,
  selectUser,
  selectUserByEmail,
  updateUser,
} from './accounts.queries.ts';
import { accountPorts, type Registered } from './ports.ts';
import { assertFresh } from './second-factor/assert-fresh.ts';
import { type AccessClaims, readAccessToken } from './sessions/access-token.ts';
import { sessionUser } from './sessions/sessions.ts';

export {
  changeRole,
  createAccount,
  disableAccount,
  enableAccount,
  resetFactors,
} from './operate.ts';
export { registerProven } from './registration/register-proven.ts';
export { rememberBrowser } from './sessions/device.ts';
export type { Registered };
export { accountPorts, assertFresh };

/** Who an access token names; null when it is not ours or has expired. The session may have ended since. */
export function readAccess(ctx: Ctx, token: string): Promise<AccessClaims | null> {
  return readAccessToken(ctx, token);
}

/** Whose token it is, whatever became of the session; null when it is not ours or has expired. */
export async function tokenHolder(ctx: Ctx, accessToken: string): Promise<string | null> {
  return (await readAccessToken(ctx, accessToken))?.userId ?? null;
}

/** The signed-in person. @throws AppError UNAUTHENTICATED */
export async function currentUser(ctx: Ctx): Promise<SessionUser> {
  const user = ctx.actor.kind === 'user' ? await selectUser(ctx, ctx.actor.userId) : undefined;
  if (!user) throw new AppError('UNAUTHENTICATED');
  return sessionUser(ctx, user);
}

/** Whatever else does this to the same person waits until the transaction ends. */
export async function lockPerson(ctx: Ctx, userId: string): Promise<void> {
  await lockUser(ctx, userId);
}

/** What the account of an address is; null where it has none. For those alone who have proved the address. */
export async function roleOfAddress(ctx: Ctx, email: string): Promise<Role | null> {
  return (await selectUserByEmail(ctx, email))?.role ?? null;
}

/** Whose account an address is, for what is sent there. */
export async function personAt(ctx: Ctx, address: string): Promise<{ userId: string; role: Role } | null> {
  const user = await selectUserByEmail(ctx, address);
  return user ? { userId: user.id, role: user.role } : null;
}

/** Those of these people to whom mails may be sent by themselves: open accounts, with addresses that were proved. */
export function mailReaders(ctx: Ctx, userIds: readonly string[]): Promise<Reader[]> {
  return userIds.length === 0 ? Promise.resolve([]) : selectMailReaders(ctx, userIds);
}

export async function setLanguage(ctx: Ctx, language: Locale): Promise<void> {
  const { actor } = ctx;
  if (actor.kind === 'user') await ctx.transaction((ctx) => updateUser(ctx, actor.userId, { locale: language }));
}

/** All names of a person: what mails say of them. */
export async function namesOf(ctx: Ctx, userId: string): Promise<string[]> {
  const name = (await selectUser(ctx, userId))?.name;
  return [...(name ? [name] : []), ...(await selectFormerNames(ctx, userId))];
}

/** Changes how a person is called and looks; what is left out stays. In a transaction. @throws AppError BUDGET_REACHED */
export async function changePerson(
  ctx: Ctx,
  userId: string,
  change: { name?: string; photoFileId?: string | null },
): Promise<void> {
  const before = change.name === undefined ? undefined : await selectUser(ctx, userId);
  if (before?.name && before.name !== change.name) {
    await requireCapacity(ctx, FORMER_NAMES, [userId]);
    await insertFormerName(ctx, userId, before.name);
  }
  await updateUser(ctx, userId, {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.photoFileId !== undefined && { photoFileId: change.photoFileId }),
  });
}
