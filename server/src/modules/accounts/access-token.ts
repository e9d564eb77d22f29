import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { after, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';

export const ACCESS_TOKEN_SECONDS = 15 * MINUTE;
const ISSUER = 'prova';

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

const keys = new Map<string, KeyObject>();

function keyOf(ctx: Ctx): KeyObject {
  const secret = ctx.platform.config.tokenSecret;
  const key = keys.get(secret) ?? createSecretKey(Buffer.from(secret));
  keys.set(secret, key);
  return key;
}

/** A signed access token of 15 minutes. It names the person and the session, never rights: those are read at each request. */
export function signAccessToken(ctx: Ctx, claims: AccessClaims): Promise<string> {
  const now = ctx.clock.now();
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.userId)
    .setIssuer(ISSUER)
    .setIssuedAt(now)
    .setExpirationTime(after(now, ACCESS_TOKEN_SECONDS))
    .sign(keyOf(ctx));
}

/** The claims of a token that is ours and still valid; null otherwise. */
export async function readAccessToken(ctx: Ctx, token: string): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(ctx), {
      issuer: ISSUER,
      algorithms: ['HS256'],
      currentDate: ctx.clock.now(),
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    return { userId: String(payload.sub), sessionId: String(payload.sid) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
