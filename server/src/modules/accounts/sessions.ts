import { createHash, randomBytes } from 'node:crypto';
import { PRIVACY_VERSION, type SessionUser, TERMS_VERSION } from '@prova/contract/accounts';
import type { Locale, Role } from '@prova/contract/common';
import type { Selectable } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { after, DAY, earlier } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { Users } from '../../platform/schema.gen.ts';
import { pictureLink } from '../files/files.service.ts';
import { signAccessToken } from './access-token.ts';
import {
  endSession,
  endSessionsOf,
  selectAcceptedVersions,
  selectRefreshToken,
  selectUser,
} from './accounts.queries.ts';
import { accountPorts } from './ports.ts';

/** A session that is not used for so long is over; SESSION_DAYS ends the others. */
export const REFRESH_DAYS = 30;
/** Two tabs may refresh at once: a token rotated so recently is no theft. */
const REUSE_GRACE_SECONDS = 10;

export interface Session {
  readonly user: SessionUser;
  readonly accessToken: string;
  readonly refreshToken: string;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** The person as the client knows them. */
export async function sessionUser(ctx: Ctx, user: Selectable<Users>): Promise<SessionUser> {
  const accepted = await selectAcceptedVersions(ctx, user.id);
  return {
    id: user.id,
    name: user.name ?? '',
    email: user.email ?? '',
    role: user.role as Role,
    language: user.locale as Locale,
    photoUrl: user.photo_file_id && pictureLink(ctx, user.photo_file_id),
    companies: await accountPorts().companiesOf(ctx, user.id),
    acceptedCurrentTerms: accepted.has(`terms:${TERMS_VERSION}`) && accepted.has(`privacy:${PRIVACY_VERSION}`),
  };
}

/** Opens a session on this device. */
export async function startSession(ctx: Ctx, user: Selectable<Users>): Promise<Session> {
  const sessionId = newId();
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: user.id,
      device: ctx.caller.userAgent,
      address: ctx.caller.address,
      last_used_at: now,
      confirmed_at: now,
      created_at: now,
    })
    .execute();
  await audit(ctx, { action: 'accounts.signed_in', subjectId: sessionId, by: user.id });
  return issue(ctx, user, sessionId, now);
}

/** When a session ends for good: renewing it does not move this. */
const endOf = (ctx: Ctx, signedInAt: Date) => after(signedInAt, ctx.platform.config.SESSION_DAYS * DAY);

async function issue(ctx: Ctx, user: Selectable<Users>, sessionId: string, signedInAt: Date): Promise<Session> {
  const refreshToken = randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  const end = endOf(ctx, signedInAt);
  await ctx.db
    .insertInto('refresh_tokens')
    .values({
      id: newId(),
      session_id: sessionId,
      hash: hashOf(refreshToken),
      expires_at: earlier(after(now, REFRESH_DAYS * DAY), end),
      created_at: now,
    })
    .execute();
  return {
    user: await sessionUser(ctx, user),
    accessToken: await signAccessToken(ctx, { userId: user.id, sessionId }, end),
    refreshToken,
  };
}

/**
 * Exchanges a refresh token for a new pair. A rotated token that comes back after the grace ends the
 * whole session: one of the two holders stole it.
 * @throws AppError REFRESH_INVALID
 */
export async function refreshSession(ctx: Ctx, secret: string): Promise<Session> {
  const session = await ctx.transaction(async (ctx) => {
    const token = await selectRefreshToken(ctx, hashOf(secret));
    const now = ctx.clock.now();
    if (!token || token.ended_at) return null;
    if (endOf(ctx, token.signed_in_at) <= now) {
      await endSession(ctx, token.session_id, 'expired');
      return null;
    }
    if (token.expires_at <= now) return null;
    if (token.rotated_at && after(token.rotated_at, REUSE_GRACE_SECONDS) < now) {
      await endSession(ctx, token.session_id, 'reuse');
      await audit(ctx, { action: 'accounts.refresh_token_reused', subjectId: token.session_id });
      ctx.log.warn({ sessionId: token.session_id }, 'rotated refresh token used again: session ended');
      return null;
    }
    const user = await selectUser(ctx, token.user_id);
    if (!user || user.disabled_at) return null;
    await ctx.db
      .updateTable('refresh_tokens')
      .set({ rotated_at: token.rotated_at ?? now })
      .where('id', '=', token.id)
      .execute();
    await ctx.db
      .updateTable('sessions')
      .set({ last_used_at: now, address: ctx.caller.address })
      .where('id', '=', token.session_id)
      .execute();
    return issue(ctx, user, token.session_id, token.signed_in_at);
  });
  if (!session) throw new AppError('REFRESH_INVALID');
  return session;
}

/** Ends the session of the call: that of its access token, and that of its refresh token. It never fails: signing out always works. */
export async function endCurrentSession(ctx: Ctx, refreshToken: string | undefined): Promise<void> {
  if (ctx.actor.kind === 'user') await endSession(ctx, ctx.actor.sessionId, 'logout');
  if (!refreshToken) return;
  await ctx.transaction(async (ctx) => {
    const token = await selectRefreshToken(ctx, hashOf(refreshToken));
    if (token) await endSession(ctx, token.session_id, 'logout');
  });
}

export async function endAllSessions(ctx: Ctx): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return;
  await ctx.transaction(async (ctx) => {
    await endSessionsOf(ctx, actor.userId, 'logout_all');
    await audit(ctx, { action: 'accounts.signed_out_everywhere', subjectId: actor.userId });
  });
}
