import { Secret, TOTP } from 'otpauth';
import type { Ctx } from '../../../platform/context.ts';
import { decrypt, encrypt } from '../../../platform/encryption.ts';
import type { Factor } from './second-factor.queries.ts';

const PERIOD_SECONDS = 30;
/** A clock may go wrong by so many periods. */
const DRIFT = 1;
const PURPOSE = 'totp';

const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Prova', label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret });

/** A new seed: how it is stored, and how an app takes it up. */
export function newSeed(ctx: Ctx, factorId: string, email: string) {
  const secret = new Secret({ size: 20 });
  return {
    encrypted: encrypt(ctx.platform.config.tokenSecret, PURPOSE, factorId, Buffer.from(secret.bytes)),
    uri: totpOf(secret, email).toString(),
    secret: secret.base32,
  };
}

/** The period that a code belongs to, one before or after the present at most; null for a wrong code. */
export function stepOf(ctx: Ctx, factor: Factor, code: string): number | null {
  const seed = factor.secret && decrypt(ctx.platform.config.tokenSecret, PURPOSE, factor.id, factor.secret);
  if (!seed) {
    ctx.log.error(
      { factorId: factor.id },
      'the seed of an authenticator app cannot be read: was TOKEN_SECRET changed?',
    );
    return null;
  }
  const timestamp = ctx.clock.now().getTime();
  const secret = new Secret({ buffer: new Uint8Array(seed).buffer });
  const delta = totpOf(secret).validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
