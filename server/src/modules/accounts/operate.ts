import type { Locale, Role } from '@prova/contract/common';
import type { Selectable } from 'kysely';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { Users } from '../../platform/schema.gen.ts';
import { revokeTokens } from '../../platform/tokens.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { endSessionsOf, insertUser, selectUserByEmail, updateUser } from './accounts.queries.ts';
import { selectHolder } from './email-change/email-change.queries.ts';
import { accountCreatedMail } from './mails/accounts.kinds.ts';
import { accountPorts } from './ports.ts';
import { resetSecondFactors } from './second-factor/second-factor.ts';

/** What operators do to accounts; nobody else comes here, so refusals are plain sentences for the console. */

interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly locale: Locale;
  /** Of a recruiter. */
  readonly companyName: string | null;
}

/**
 * Creates an account without a password: its owner sets one by the link of the mail, which proves the address, and
 * accepts the documents at the first sign-in.
 * @throws Error that says why not
 */
export async function createAccount(ctx: Ctx, account: NewAccount): Promise<void> {
  const { email, name, role, locale } = account;
  await ctx.transaction(async (ctx) => {
    const userId = newId(ctx);
    if (!(await insertUser(ctx, { id: userId, email, name, role, locale, createdAt: ctx.clock.now() })))
      throw new Error(`There is an account with ${email} already.`);
    if (await selectHolder(ctx, email))
      throw new Error(`An account left ${email} less than a week ago and may want it back.`);
    await equip(ctx, { userId, role, locale, companyName: account.companyName });
    await audit(ctx, { action: 'accounts.created', subjectId: userId, data: { role } });
    await queueMail(ctx, {
      kind: accountCreatedMail,
      to: email,
      locale,
      params: { userId, name },
      transactional: true,
    });
  });
}

/** Keeps a person out: every session ends, and no link that was sent opens anything. @throws Error that says why not */
export async function disableAccount(ctx: Ctx, email: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const user = await requireByEmail(ctx, email);
    await updateUser(ctx, user.id, { disabledAt: user.disabledAt ?? ctx.clock.now() });
    await endSessionsOf(ctx, user.id, 'disabled');
    await revokeTokens(ctx, { kind: 'reset', subjectId: user.id });
    await accountPorts.onStandingChanged(ctx, user.id);
    await audit(ctx, { action: 'accounts.disabled', subjectId: user.id });
  });
}

/** Opens a closed account; its owner signs in afresh. @throws Error that says why not */
export async function enableAccount(ctx: Ctx, email: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const user = await requireByEmail(ctx, email);
    await updateUser(ctx, user.id, { disabledAt: null });
    await accountPorts.onStandingChanged(ctx, user.id);
    await audit(ctx, { action: 'accounts.enabled', subjectId: user.id });
  });
}

/** Lets somebody who has lost phone, passkeys and recovery codes in by the password alone. @throws Error that says why not */
export async function resetFactors(ctx: Ctx, email: string): Promise<void> {
  await ctx.transaction(async (ctx) => resetSecondFactors(ctx, await requireByEmail(ctx, email)));
}

/**
 * Gives an account another role, with what that role needs. Whoever belongs to a company leaves it first.
 * @throws Error that says why not
 */
export async function changeRole(ctx: Ctx, email: string, role: Role, companyName: string | null): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const user = await requireByEmail(ctx, email);
    if (user.role === role) return;
    if ((await accountPorts.companiesOf(ctx, user.id)).length > 0)
      throw new Error(`${email} belongs to a company: remove them from its team first.`);
    await updateUser(ctx, user.id, { role });
    await equip(ctx, { userId: user.id, role, locale: user.locale, companyName });
    await accountPorts.onStandingChanged(ctx, user.id);
    // Pages that are open belong to the former role.
    await endSessionsOf(ctx, user.id, 'logout_all');
    await audit(ctx, { action: 'accounts.role_changed', subjectId: user.id, data: { from: user.role, to: role } });
  });
}

/** What a role needs beside the account, as at a registration. */
async function equip(
  ctx: Ctx,
  person: { userId: string; role: Role; locale: Locale; companyName: string | null },
): Promise<void> {
  if (person.role === 'RECRUITER' && !person.companyName)
    throw new Error('A recruiter needs a company: name it with --company.');
  await accountPorts.onRegistered(ctx, { ...person, visibility: 'applied' });
}

async function requireByEmail(ctx: Ctx, email: string): Promise<Selectable<Users>> {
  const user = await selectUserByEmail(ctx, email);
  if (!user) throw new Error(`There is no account with ${email}.`);
  return user;
}
