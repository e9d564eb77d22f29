import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts';
import type { Selectable } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { Users } from '../../platform/schema.gen.ts';
import { insertConsents, selectAcceptedVersions, selectUserByEmail, upsertKnownDevice } from './accounts.queries.ts';
import { verifyPassword } from './password-hash.ts';
import { type Session, startSession } from './sessions.ts';
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

/** Keeps the acceptance of the documents in force. @throws AppError TERMS_REQUIRED when one was not accepted yet */
export async function acceptDocuments(
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
