import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { COMPLETION_DAYS, RESEND_COOLDOWN } from '@prova/contract/accounts';
import type { Locale, Role } from '@prova/contract/common';
import type { Selectable } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { after, DAY, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Users } from '../../platform/schema.gen.ts';
import { findToken, mintToken, revokeTokens, useToken } from '../../platform/tokens.ts';
import { queueMail, registerMailPreparation } from '../messaging/messaging.service.ts';
import { selectUser, selectUserByEmail, selectVerification, updateUser } from './accounts.queries.ts';

const CODE_SECONDS = 15 * MINUTE;
const MAX_TRIES = 5;
const COMPLETION_MAIL_AFTER = 15 * MINUTE;
const MAX_PER_DAY = 5;

const codeHash = (ctx: Ctx, userId: string, code: string) =>
  createHmac('sha256', ctx.platform.config.tokenSecret).update(`${userId}:${code}`).digest();

/** The code is made when its mail is sent; until then a hash that nothing fits stands in its place. */
registerMailPreparation('verify_email', async (ctx, { userId }) => {
  const user = await selectUser(ctx, userId);
  if (!user || user.email_verified_at) return null;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await ctx.db
    .updateTable('email_verifications')
    .set({ code_hash: codeHash(ctx, userId, code), code_expires_at: after(ctx.clock.now(), CODE_SECONDS), tries: 0 })
    .where('user_id', '=', userId)
    .execute();
  return { code };
});

/** Starts the proof of a new account's address; `browserHash` may later ask whether it is done. */
export async function startVerification(
  ctx: Ctx,
  user: { id: string; name: string; email: string; locale: Locale },
  browserHash: Buffer | null,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('email_verifications')
    .values({
      user_id: user.id,
      code_hash: randomBytes(32),
      code_expires_at: now,
      sent_at: now,
      sent_today: 1,
      browser_hash: browserHash,
      created_at: now,
    })
    .execute();
  await queueVerificationMail(ctx, user);
}

export async function queueVerificationMail(
  ctx: Ctx,
  user: { id: string; name: string; email: string; locale: Locale },
): Promise<void> {
  await queueMail(ctx, {
    kind: 'verify_email',
    to: user.email,
    locale: user.locale,
    params: { userId: user.id, name: user.name },
    transactional: true,
  });
}

export const person = (user: Selectable<Users>) => ({
  id: user.id,
  name: user.name ?? '',
  email: user.email ?? '',
  locale: user.locale as Locale,
});

/**
 * Sends the verification mail again. The answer is the same whether or not the account exists; the
 * cooldown is only told to the browser that registered, so that nobody learns of accounts by it.
 */
export async function resendVerification(
  ctx: Ctx,
  email: string,
): Promise<{ email: string; resendAfterSeconds: number }> {
  const answer = { email, resendAfterSeconds: RESEND_COOLDOWN };
  await ctx.transaction(async (ctx) => {
    const user = await selectUserByEmail(ctx, email);
    if (!user || user.email_verified_at) return;
    const pending = await selectVerification(ctx, user.id);
    if (!pending) return;
    const owner = pending.browser_hash !== null && ctx.caller.deviceHash?.equals(pending.browser_hash) === true;
    const now = ctx.clock.now();
    const waitSeconds = Math.ceil((after(pending.sent_at, RESEND_COOLDOWN).getTime() - now.getTime()) / 1000);
    if (waitSeconds > 0) {
      if (owner) throw new AppError('RESEND_COOLDOWN', { data: { seconds: waitSeconds } });
      return;
    }
    const sameDay = pending.sent_at.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
    const sentToday = sameDay ? pending.sent_today : 0;
    if (sentToday >= MAX_PER_DAY) {
      if (owner) throw new AppError('RESEND_LIMIT');
      return;
    }
    await ctx.db
      .updateTable('email_verifications')
      .set({ sent_at: now, sent_today: sentToday + 1 })
      .where('user_id', '=', user.id)
      .execute();
    await queueVerificationMail(ctx, person(user));
  });
  return answer;
}

export interface Verified {
  readonly email: string;
  readonly role: Role;
  readonly completionToken: string | null;
}

/** @throws AppError VERIFICATION_INVALID, VERIFICATION_EXPIRED, EMAIL_ALREADY_VERIFIED */
export async function verifyByToken(ctx: Ctx, secret: string): Promise<Verified> {
  const token = await findToken(ctx, 'verification', secret);
  if (!token) throw new AppError('VERIFICATION_INVALID');
  const user = await selectUser(ctx, token.subjectId);
  if (!user) throw new AppError('VERIFICATION_INVALID');
  if (user.email_verified_at) throw new AppError('EMAIL_ALREADY_VERIFIED');
  if (!token.live) throw new AppError('VERIFICATION_EXPIRED');
  return ctx.transaction(async (ctx) => {
    await useToken(ctx, 'verification', secret);
    return markVerified(ctx, user);
  });
}

/** Five tries a code; an address without a pending proof answers like a wrong code. */
export async function verifyByCode(ctx: Ctx, email: string, code: string): Promise<Verified> {
  const outcome = await ctx.transaction(async (ctx) => {
    const user = await selectUserByEmail(ctx, email);
    const pending = user && !user.email_verified_at ? await selectVerification(ctx, user.id) : undefined;
    if (!user || !pending) return 'VERIFICATION_INVALID' as const;
    if (pending.tries >= MAX_TRIES) return 'VERIFICATION_TOO_MANY_TRIES' as const;
    if (!timingSafeEqual(pending.code_hash, codeHash(ctx, user.id, code))) {
      await ctx.db
        .updateTable('email_verifications')
        .set((expression) => ({ tries: expression('tries', '+', 1) }))
        .where('user_id', '=', user.id)
        .execute();
      return 'VERIFICATION_INVALID' as const;
    }
    if (pending.code_expires_at <= ctx.clock.now()) return 'VERIFICATION_EXPIRED' as const;
    return markVerified(ctx, user);
  });
  if (typeof outcome === 'string') throw new AppError(outcome);
  return outcome;
}

async function markVerified(ctx: Ctx, user: Selectable<Users>): Promise<Verified> {
  await updateUser(ctx, user.id, { email_verified_at: ctx.clock.now() });
  await revokeTokens(ctx, { kind: 'verification', subjectId: user.id });
  const completionToken = user.role === 'RECRUITER' ? await startCompletion(ctx, user) : null;
  return { email: user.email ?? '', role: user.role as Role, completionToken };
}

/** A recruiter goes on with the registration at once; the mail is for whoever has not finished it by then. */
async function startCompletion(ctx: Ctx, user: Selectable<Users>): Promise<string> {
  const { id, name, email, locale } = person(user);
  await queueMail(ctx, {
    kind: 'complete_registration',
    to: email,
    locale,
    params: { userId: id, name, email },
    transactional: true,
    delaySeconds: COMPLETION_MAIL_AFTER,
  });
  const expiresAt = after(ctx.clock.now(), COMPLETION_DAYS * DAY);
  return mintToken(ctx, { kind: 'completion', subjectId: id, expiresAt });
}

/** True only to the browser that holds the pending registration. */
export async function verificationStatus(ctx: Ctx, email: string): Promise<{ verified: boolean }> {
  const { deviceHash } = ctx.caller;
  if (!deviceHash) return { verified: false };
  const row = await ctx.db
    .selectFrom('users')
    .innerJoin('email_verifications', 'email_verifications.user_id', 'users.id')
    .select('users.email_verified_at')
    .where('users.email', '=', email)
    .where('email_verifications.browser_hash', '=', deviceHash)
    .executeTakeFirst();
  return { verified: row?.email_verified_at != null };
}
