import { createHash, randomBytes } from 'node:crypto';
import type { SessionUser } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { Selectable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import { after, DAY, earlier } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { decrypt, encrypt } from '../../../platform/encryption.ts';
import { newId } from '../../../platform/id.ts';
import type { Sessions, Users } from '../../../platform/schema.gen.ts';
import { pictureLink } from '../../files/files.service.ts';
import {
  endSession,
  endSessionsOf,
  insertRefreshToken,
  insertSession,
  lockSessionOf,
  rotateRefreshToken,
  selectAcceptedVersions,
  selectRefreshToken,
  selectUser,
  updateSession,
} from '../accounts.queries.ts';
import { accountPorts } from '../ports.ts';
import { signAccessToken } from './access-token.ts';

/** A session that is not used for so long is over; SESSION_DAYS ends the others. */
export const REFRESH_DAYS = 30;
/** Two tabs may refresh at once: a token rotated so recently is no theft. */
const REUSE_GRACE_SECONDS = 10;
const SUCCESSOR = 'refresh token successor';

export interface Session {
  readonly user: SessionUser;
  readonly accessToken: string;
  readonly refreshToken: string;
}

type Opened = Pick<Selectable<Sessions>, 'id' | 'createdAt'>;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** The person as the client knows them. */
export async function sessionUser(ctx: Ctx, user: Selectable<Users>): Promise<SessionUser> {
  const accepted = await selectAcceptedVersions(ctx, user.id);
  return {
    id: user.id,
    name: user.name ?? '',
    email: user.email ?? '',
    role: user.role,
    language: user.locale,
    photoUrl: user.photoFileId && pictureLink(ctx, user.photoFileId),
    companies: await accountPorts.companiesOf(ctx, user.id),
    acceptedCurrentTerms: accepted.has(`terms:${TERMS_VERSION}`) && accepted.has(`privacy:${PRIVACY_VERSION}`),
  };
}

/** Opens a session on this device. */
export async function startSession(ctx: Ctx, user: Selectable<Users>): Promise<Session> {
  const sessionId = newId(ctx);
  const now = ctx.clock.now();
  await insertSession(ctx, {
    id: sessionId,
    userId: user.id,
    device: ctx.caller.userAgent,
    address: ctx.caller.address,
    lastUsedAt: now,
    confirmedAt: now,
    createdAt: now,
  });
  await audit(ctx, { action: 'accounts.signed_in', subjectId: sessionId, by: user.id });
  const session = { id: sessionId, createdAt: now };
  return toSession(ctx, user, session, await newRefreshToken(ctx, session));
}

/** When a session ends for good: renewing it does not move this. */
const endOf = (ctx: Ctx, signedInAt: Date) => after(signedInAt, ctx.platform.config.SESSION_DAYS * DAY);

/** What the client gets of a session, with this refresh token. */
async function toSession(ctx: Ctx, user: Selectable<Users>, session: Opened, refreshToken: string): Promise<Session> {
  const claims = { userId: user.id, sessionId: session.id };
  return {
    user: await sessionUser(ctx, user),
    accessToken: await signAccessToken(ctx, claims, endOf(ctx, session.createdAt)),
    refreshToken,
  };
}

async function newRefreshToken(ctx: Ctx, session: Opened): Promise<string> {
  const refreshToken = randomBytes(32).toString('base64url');
  await insertRefreshToken(ctx, {
    id: newId(ctx),
    sessionId: session.id,
    hash: hashOf(refreshToken),
    expiresAt: earlier(after(ctx.clock.now(), REFRESH_DAYS * DAY), endOf(ctx, session.createdAt)),
    createdAt: ctx.clock.now(),
  });
  return refreshToken;
}

/**
 * Exchanges a refresh token for the newest one of its session. Whoever sends the same token within the grace gets the same
 * answer; later it ends the whole session: one of two holders stole it.
 * @throws AppError REFRESH_INVALID
 */
export async function refreshSession(ctx: Ctx, secret: string): Promise<Session> {
  const renewed = await ctx.transaction(async (ctx) => {
    const session = await lockSessionOf(ctx, hashOf(secret));
    const now = ctx.clock.now();
    if (!session || session.endedAt) return null;
    if (endOf(ctx, session.createdAt) <= now) {
      await endSession(ctx, session.id, 'expired');
      return null;
    }
    // Read after the session is held: it shows what those before have done.
    const token = await selectRefreshToken(ctx, hashOf(secret));
    if (!token || token.expiresAt <= now) return null;
    if (token.rotatedAt && after(token.rotatedAt, REUSE_GRACE_SECONDS) < now) {
      await endSession(ctx, session.id, 'reuse');
      await audit(ctx, { action: 'accounts.refresh_token_reused', subjectId: session.id });
      ctx.log.warn({ sessionId: session.id }, 'rotated refresh token used again: session ended');
      return null;
    }
    const user = await selectUser(ctx, session.userId);
    if (!user || user.disabledAt) return null;
    await updateSession(ctx, session.id, { lastUsedAt: now, address: ctx.caller.address });
    return toSession(ctx, user, session, await successorOf(ctx, session, secret, token));
  });
  if (!renewed) throw new AppError('REFRESH_INVALID');
  return renewed;
}

/**
 * The one token that follows, also where it has been exchanged since: a session never has two that can be. It is made by
 * whoever comes first, and kept encrypted under the token that it follows, for the others who hold that.
 */
async function successorOf(
  ctx: Ctx,
  session: Opened,
  secret: string,
  token: { readonly id: string; readonly successor: Buffer | null },
): Promise<string> {
  if (!token.successor) {
    const made = await newRefreshToken(ctx, session);
    await rotateRefreshToken(ctx, token.id, encrypt(secret, SUCCESSOR, token.id, Buffer.from(made)));
    return made;
  }
  const successor = decrypt(secret, SUCCESSOR, token.id, token.successor)?.toString();
  const next = successor && (await selectRefreshToken(ctx, hashOf(successor)));
  if (!next) throw new Error(`The successor of refresh token ${token.id} cannot be read.`);
  return next.rotatedAt ? successorOf(ctx, session, successor, next) : successor;
}

/** Ends the session of the call: that of its access token, and that of its refresh token. It never fails: signing out always works. */
export async function endCurrentSession(ctx: Ctx, refreshToken: string | undefined): Promise<void> {
  await ctx.transaction(async (ctx) => {
    if (ctx.actor.kind === 'user') await endSession(ctx, ctx.actor.sessionId, 'logout');
    if (!refreshToken) return;
    const token = await selectRefreshToken(ctx, hashOf(refreshToken));
    if (token) await endSession(ctx, token.sessionId, 'logout');
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
