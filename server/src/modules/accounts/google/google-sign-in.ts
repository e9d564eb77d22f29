import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { googleSignIn } from '@prova/contract/accounts/google';
import { googleRegistration } from '@prova/contract/accounts/google';
import type { Locale } from '@prova/contract/common';
import type { BodyOf } from '@prova/contract/endpoint';
import type { Selectable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { zodError } from '../../../platform/http/failures.ts';
import type { Users } from '../../../platform/schema.gen.ts';
import { revokeTokens } from '../../../platform/tokens.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import { endSessionsOf, updateUser } from '../accounts.queries.ts';
import { googleLinkedMail } from '../mails/account-security.kinds.ts';
import { remindOfCompletion } from '../registration/completion.ts';
import { openAccount } from '../registration/open-account.ts';
import { recordConsents } from '../registration/register.ts';
import { refuseClosed } from '../sessions/refuse-closed.ts';
import type { Session } from '../sessions/sessions.ts';
import { finishSignIn } from '../sign-in/sign-in.ts';
import { forgetBeginnings, lockUserByEmail, lockUserByGoogle } from './google.queries.ts';
import { isOwnNonce } from './google-nonce.ts';
import { type GoogleIdentity, readGoogleToken } from './google-token.ts';

type Input = BodyOf<typeof googleSignIn>;

/**
 * Signs in, or registers, whoever an ID token of Google speaks of.
 * @param browserSecret what the nonce was bound to
 * @param browserHash the browser that becomes known to the account
 * @throws AppError as readGoogleToken, and GOOGLE_ROLE_REQUIRED, GOOGLE_LINK_REFUSED, GOOGLE_OTHER_ACCOUNT,
 * VALIDATION_FAILED, and as finishSignIn
 */
export async function signInWithGoogle(
  ctx: Ctx,
  input: Input,
  browserSecret: string | undefined,
  browserHash: () => Buffer,
): Promise<{ session: Session; created: boolean }> {
  const identity = await readGoogleToken(ctx, input.token);
  if (!browserSecret || !isOwnNonce(ctx, browserSecret, identity.nonce)) {
    ctx.log.warn({}, 'Google token refused: not asked for by this browser');
    throw new AppError('GOOGLE_TOKEN_INVALID');
  }
  const resolve = () => ctx.transaction((ctx) => accountOf(ctx, identity, input));
  // The address was registered in this moment, in another tab perhaps: then the account is there to be found.
  const account = (await resolve()) ?? (await resolve());
  if (!account) throw new AppError('VERSION_CONFLICT');
  const { acceptedTerms, acceptedPrivacy } = input;
  const session = await finishSignIn(ctx, account.user, { browserHash, accepted: { acceptedTerms, acceptedPrivacy } });
  return { session, created: account.created };
}

/** Null: somebody else registers the address in this moment. */
async function accountOf(
  ctx: Ctx,
  identity: GoogleIdentity,
  input: Input,
): Promise<{ user: Selectable<Users>; created: boolean } | null> {
  const found = await findUser(ctx, identity, input);
  if (found) return { user: found, created: false };
  const user = await createUser(ctx, identity, input);
  return user && { user, created: true };
}

/** The account of a Google account, or of its address; the latter is linked, where it is certain that both are one person's. */
async function findUser(ctx: Ctx, identity: GoogleIdentity, input: Input): Promise<Selectable<Users> | null> {
  const known = await lockUserByGoogle(ctx, identity.subject);
  const user = known ?? (await lockUserByEmail(ctx, identity.email));
  if (!user) return null;
  refuseClosed(user);
  if (user.googleSubject === null) {
    if (!user.emailVerifiedAt) return takeOver(ctx, user, identity, input);
    await link(ctx, user, identity);
  } else if (user.googleSubject !== identity.subject) {
    // The address has got a new owner at Google, or belongs to two of its accounts: which of them is ours is known.
    throw new AppError('GOOGLE_OTHER_ACCOUNT');
  }
  return user;
}

async function link(ctx: Ctx, user: Selectable<Users>, identity: GoogleIdentity): Promise<void> {
  // Google has seen the address confirmed some day; whether it still is the same person's, only its mail host knows.
  if (!identity.authoritative) throw new AppError('GOOGLE_LINK_REFUSED');
  await updateUser(ctx, user.id, { googleSubject: identity.subject });
  await audit(ctx, { action: 'accounts.google_linked', subjectId: user.id, by: user.id });
  await notifyOwner(ctx, user, false);
}

/**
 * Nobody has proved the address of this account so far, so whoever made it may be a stranger who waits for its owner:
 * what could let them in goes, and what they accepted counts for nothing.
 */
async function takeOver(
  ctx: Ctx,
  user: Selectable<Users>,
  identity: GoogleIdentity,
  input: Input,
): Promise<Selectable<Users>> {
  if (input.acceptedTerms !== TERMS_VERSION || input.acceptedPrivacy !== PRIVACY_VERSION || !input.adult)
    throw new AppError('TERMS_REQUIRED', { data: { asksAdult: true } });
  const values = {
    googleSubject: identity.subject,
    passwordHash: null,
    emailVerifiedAt: ctx.clock.now(),
    name: identity.name || user.name,
  };
  await updateUser(ctx, user.id, values);
  await endSessionsOf(ctx, user.id, 'takeover');
  for (const kind of ['verification', 'reset'] as const) await revokeTokens(ctx, { kind, subjectId: user.id });
  await forgetBeginnings(ctx, user.id);
  await recordConsents(ctx, user.id, user.locale);
  await audit(ctx, { action: 'accounts.google_took_over', subjectId: user.id, by: user.id });
  await notifyOwner(ctx, { ...user, name: values.name }, true);
  return { ...user, ...values };
}

function notifyOwner(ctx: Ctx, user: Selectable<Users>, passwordGone: boolean): Promise<unknown> {
  return queueMail(ctx, {
    kind: googleLinkedMail,
    to: user.email ?? '',
    locale: user.locale,
    params: { name: user.name ?? '', passwordGone },
    transactional: true,
  });
}

/** A new account, with what a registration by e-mail has, too; its address needs no further proof. Null: taken meanwhile. */
async function createUser(ctx: Ctx, identity: GoogleIdentity, input: Input): Promise<Selectable<Users> | null> {
  if (!input.role) throw new AppError('GOOGLE_ROLE_REQUIRED', { data: { name: identity.name, email: identity.email } });
  const given = googleRegistration.safeParse(
    { ...input, name: input.name ?? (identity.name || undefined) },
    { reportInput: true },
  );
  if (!given.success) throw zodError(given.error, ctx.locale);
  const { name, role, companyName } = given.data;
  const locale: Locale = input.language ?? ctx.locale;
  const { email, subject } = identity;
  const opens = { googleSubject: subject };
  const { visibility } = input;
  const account = { email, name, role, locale, opens, companyName: companyName ?? null, visibility };
  const userId = await openAccount(ctx, account);
  if (userId === null) return null;
  // The session that follows opens the rest of the registration; the mail is for whoever leaves it for later.
  if (role === 'RECRUITER') await remindOfCompletion(ctx, { userId, name, email, locale });
  await audit(ctx, { action: 'accounts.registered_with_google', subjectId: userId, by: userId });
  return (await lockUserByGoogle(ctx, subject)) ?? null;
}
