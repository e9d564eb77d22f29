import { createSecretKey, hash, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { after, earlier, MINUTE } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';

export const ACCESS_TOKEN_SECONDS = 15 * MINUTE;
const ISSUER = 'prova';

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** Tokens that are remembered as genuine; the oldest are forgotten first. */
const REMEMBERED = 10_000;

interface Signer {
  readonly key: KeyObject;
  /** By the hash of the token. Verifying takes a thread of the pool and a sixth of a short request's time. */
  readonly genuine: Map<string, AccessClaims & { readonly expiresAt: number }>;
}

const signers = new Map<string, Signer>();

function signerOf(ctx: Ctx): Signer {
  const secret = ctx.platform.config.tokenSecret;
  const known = signers.get(secret);
  if (known) return known;
  const signer = { key: createSecretKey(Buffer.from(secret)), genuine: new Map() };
  signers.set(secret, signer);
  return signer;
}

/**
 * A signed access token of 15 minutes. It names the person and the session, never rights: those are read at each request.
 * @param sessionEnd the token does not outlive it
 */
export function signAccessToken(ctx: Ctx, claims: AccessClaims, sessionEnd: Date): Promise<string> {
  const now = ctx.clock.now();
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.userId)
    .setIssuer(ISSUER)
    .setIssuedAt(now)
    .setExpirationTime(earlier(after(now, ACCESS_TOKEN_SECONDS), sessionEnd))
    .sign(signerOf(ctx).key);
}

/** The claims of a token that is ours and still valid; null otherwise. Whether its session lives is for the caller to ask. */
export async function readAccessToken(ctx: Ctx, token: string): Promise<AccessClaims | null> {
  const { key, genuine } = signerOf(ctx);
  const digest = hash('sha256', token, 'base64url');
  const known = genuine.get(digest);
  const now = ctx.clock.now();
  if (known && now.getTime() < known.expiresAt) return known;
  genuine.delete(digest);
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer: ISSUER,
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const claims = { userId: String(payload.sub), sessionId: String(payload.sid) };
    remember(genuine, digest, { ...claims, expiresAt: Number(payload.exp) * 1000 });
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function remember<T>(map: Map<string, T>, key: string, value: T): void {
  if (map.size >= REMEMBERED) for (const oldest of map.keys().take(1)) map.delete(oldest);
  map.set(key, value);
}
