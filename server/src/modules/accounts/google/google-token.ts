import { email as emailSchema, personName } from '@prova/contract/common';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError } from '../../../platform/app-error.ts';
import { HOUR } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Ctx } from '../../../platform/context.ts';

/** What Google says of a person, once its signature, its addressee and its age are known to be right. */
export interface GoogleIdentity {
  /** Google's id of the account; the address may change, this does not. */
  readonly subject: string;
  readonly email: string;
  /** '' when what Google sent cannot be a name here. */
  readonly name: string;
  /** Whether Google itself runs the mailbox: then nobody else can have it by now. */
  readonly authoritative: boolean;
  readonly nonce: string;
  /** When the person last showed Google who they are; most tokens do not say. */
  readonly authenticatedAt: Date | null;
}

/** Clocks of two servers differ by so much. */
const SKEW_SECONDS = 30;
const FETCH_MILLISECONDS = 3000;
const KEEP_KEYS_MILLISECONDS = HOUR * 1000;
/** A key that is not known has the keys fetched again, at most so often. */
const COOLDOWN_MILLISECONDS = 10_000;

class IssuerUnreachable extends Error {}

const keySets = new Map<string, JWTVerifyGetKey>();

/** The keys that the issuer publishes, kept for an hour and fetched again when a token names another one. */
function keysOf(url: string): JWTVerifyGetKey {
  const known = keySets.get(url);
  if (known) return known;
  const published = createRemoteJWKSet(new URL(url), {
    timeoutDuration: FETCH_MILLISECONDS,
    cacheMaxAge: KEEP_KEYS_MILLISECONDS,
    cooldownDuration: COOLDOWN_MILLISECONDS,
  });
  const keys: JWTVerifyGetKey = async (header, token) => {
    try {
      return await published(header, token);
    } catch (error) {
      // These speak of the token; everything else of the way to the keys.
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error;
      throw new IssuerUnreachable('The keys of the issuer could not be read.', { cause: error });
    }
  };
  keySets.set(url, keys);
  return keys;
}

/**
 * Who an ID token of Google speaks of.
 * @param maxAgeSeconds how long ago it may have been signed
 * @throws AppError GOOGLE_NOT_CONFIGURED, GOOGLE_TOKEN_INVALID, GOOGLE_EMAIL_UNVERIFIED, GOOGLE_UNREACHABLE
 */
export async function readGoogleToken(ctx: Ctx, token: string, maxAgeSeconds = HOUR): Promise<GoogleIdentity> {
  const { config } = ctx.platform;
  const clientId = requireClientId(config);
  try {
    const { payload } = await jwtVerify(token, keysOf(config.GOOGLE_JWKS_URL), {
      algorithms: ['RS256'],
      issuer: [config.GOOGLE_ISSUER, config.GOOGLE_ISSUER.replace(/^https:\/\//, '')],
      audience: clientId,
      currentDate: ctx.clock.now(),
      clockTolerance: SKEW_SECONDS,
      // Also refuses a token that says it was made in the future.
      maxTokenAge: maxAgeSeconds,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce', 'email'],
    });
    return identityOf(payload, clientId);
  } catch (error) {
    if (error instanceof errors.JOSEError) {
      ctx.log.info({ reason: error.code }, 'Google token refused');
      throw new AppError('GOOGLE_TOKEN_INVALID', { cause: error });
    }
    if (error instanceof IssuerUnreachable) throw new AppError('GOOGLE_UNREACHABLE', { cause: error.cause });
    throw error;
  }
}

/** @throws AppError GOOGLE_NOT_CONFIGURED */
export function requireClientId(config: Config): string {
  if (!config.GOOGLE_CLIENT_ID) throw new AppError('GOOGLE_NOT_CONFIGURED');
  return config.GOOGLE_CLIENT_ID;
}

function identityOf(payload: JWTPayload, clientId: string): GoogleIdentity {
  const { sub, aud, azp, nonce, email, email_verified, hd, name, auth_time } = payload;
  // A token for several programs must say which of them asked for it.
  const askedByUs = azp === undefined ? typeof aud === 'string' : azp === clientId;
  const address = emailSchema.safeParse(email);
  if (!askedByUs || !sub || sub.length > 255 || typeof nonce !== 'string' || !address.success)
    throw new AppError('GOOGLE_TOKEN_INVALID');
  if (email_verified !== true) throw new AppError('GOOGLE_EMAIL_UNVERIFIED');
  const domain = address.data.slice(address.data.lastIndexOf('@') + 1);
  return {
    subject: sub,
    email: address.data,
    name: personName.safeParse(name).data ?? '',
    authoritative: domain === 'gmail.com' || (typeof hd === 'string' && hd.toLowerCase() === domain),
    nonce,
    authenticatedAt: typeof auth_time === 'number' ? new Date(auth_time * 1000) : null,
  };
}
