import { createHash } from 'node:crypto';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts';
import type { Locale } from '@prova/contract/common';
import type { Selectable } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { Users } from '../../platform/schema.gen.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import {
  countAddressEmails,
  countEmailFailures,
  deleteEmailFailures,
  insertConsents,
  insertLoginFailure,
  isKnownDevice,
  selectAcceptedVersions,
  selectUserByEmail,
  upsertKnownDevice,
} from './accounts.queries.ts';
import { verifyPassword } from './password-hash.ts';
import { type Session, startSession } from './sessions.ts';

const MAX_FAILURES = 5;
export const LOCK_SECONDS = 15 * MINUTE;
/** For so many different accounts one address may fail before it has to wait; known devices there do not. */
const MAX_ACCOUNTS_PER_ADDRESS = 20;

/**
 * The account of an e-mail and password. Five failures in 15 minutes lock the e-mail, whether an account
 * exists or not; devices that have signed in before are counted apart, so that a stranger cannot lock
 * the owner out. A try is counted before the password is looked at: tries at the same time count too.
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED, TOO_MANY_REQUESTS
 */
export async function checkPasswordOf(ctx: Ctx, email: string, password: string): Promise<Selectable<Users>> {
  const emailHash = createHash('sha256').update(email).digest();
  const address = ctx.caller.address ?? '0.0.0.0';
  const user = await selectUserByEmail(ctx, email);
  const { deviceHash } = ctx.caller;
  const device = user && deviceHash && (await isKnownDevice(ctx, user.id, deviceHash)) ? deviceHash : null;

  if (!device && (await countAddressEmails(ctx, address, LOCK_SECONDS)) >= MAX_ACCOUNTS_PER_ADDRESS) {
    throw new AppError('TOO_MANY_REQUESTS', { data: { seconds: LOCK_SECONDS } });
  }
  const failureId = newId();
  await insertLoginFailure(ctx, { id: failureId, emailHash, deviceHash: device, address });
  const tries = await countEmailFailures(ctx, emailHash, device, LOCK_SECONDS);
  if (tries > MAX_FAILURES) {
    // A refused try does not prolong the lock.
    await ctx.db.deleteFrom('login_failures').where('id', '=', failureId).execute();
    ctx.log.warn({ userId: user?.id ?? null, requestId: ctx.caller.requestId }, 'sign-in refused: locked');
    throw new AppError('ACCOUNT_LOCKED');
  }
  if (!(await verifyPassword(user?.password_hash ?? null, password)) || !user) {
    ctx.log.info({ userId: user?.id ?? null, tries, requestId: ctx.caller.requestId }, 'sign-in refused: credentials');
    if (tries === MAX_FAILURES && user) await lock(ctx, user);
    throw new AppError('INVALID_CREDENTIALS');
  }
  await deleteEmailFailures(ctx, emailHash);
  return user;
}

/** Further tries are refused by their count; the owner is told once. */
async function lock(ctx: Ctx, user: Selectable<Users>): Promise<void> {
  await audit(ctx, { action: 'accounts.locked', subjectId: user.id });
  await queueMail(ctx, {
    kind: 'account_locked',
    to: user.email ?? '',
    locale: user.locale as Locale,
    params: { name: user.name ?? '', minutes: LOCK_SECONDS / MINUTE },
    transactional: true,
  });
}

/**
 * Signs in.
 * @param browserHash the browser that becomes known to the account
 * @throws AppError as checkPasswordOf, and ACCOUNT_DISABLED, EMAIL_NOT_VERIFIED, TERMS_REQUIRED
 */
export async function login(
  ctx: Ctx,
  input: { email: string; password: string; acceptedTerms?: string | undefined; acceptedPrivacy?: string | undefined },
  browserHash: () => Buffer,
): Promise<Session> {
  const user = await checkPasswordOf(ctx, input.email, input.password);
  if (user.disabled_at) throw new AppError('ACCOUNT_DISABLED');
  if (!user.email_verified_at) throw new AppError('EMAIL_NOT_VERIFIED');
  return ctx.transaction(async (ctx) => {
    await acceptDocuments(ctx, user, input);
    await upsertKnownDevice(ctx, user.id, browserHash());
    ctx.log.info({ userId: user.id, requestId: ctx.caller.requestId }, 'signed in');
    return startSession(ctx, user);
  });
}

async function acceptDocuments(
  ctx: Ctx,
  user: Selectable<Users>,
  given: { acceptedTerms?: string | undefined; acceptedPrivacy?: string | undefined },
): Promise<void> {
  const accepted = await selectAcceptedVersions(ctx, user.id);
  const documents = [
    { kind: 'terms', version: TERMS_VERSION, given: given.acceptedTerms },
    { kind: 'privacy', version: PRIVACY_VERSION, given: given.acceptedPrivacy },
  ].filter(({ kind, version }) => !accepted.has(`${kind}:${version}`));
  if (documents.length === 0) return;
  if (documents.some((document) => document.given !== document.version)) throw new AppError('TERMS_REQUIRED');
  await insertConsents(
    ctx,
    documents.map(({ kind, version }) => ({
      id: newId(),
      user_id: user.id,
      kind,
      text_version: version,
      locale: user.locale,
      address: ctx.caller.address,
      created_at: ctx.clock.now(),
    })),
  );
}
