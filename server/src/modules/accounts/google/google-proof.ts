import { CHALLENGE_SECONDS, CONFIRMED_SECONDS } from '@prova/contract/accounts/security';
import { AppError } from '../../../platform/app-error.ts';
import { after } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { countTry, findChallenge, openChallenge } from '../second-factor/challenges.ts';
import type { Challenge } from '../second-factor/second-factor.queries.ts';
import { type GoogleIdentity, readGoogleToken, requireClientId } from './google-token.ts';

/**
 * The nonce of the next ID token that speaks for somebody who is signed in: a challenge, known to this browser alone.
 * @throws AppError GOOGLE_NOT_CONFIGURED
 */
export async function askGoogle(ctx: Ctx, browserHash: Buffer): Promise<{ nonce: string }> {
  requireClientId(ctx.platform.config);
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return { nonce: await openChallenge(ctx, { purpose: 'confirmation', userId: ctx.actor.userId, browserHash }) };
}

/**
 * What Google answers to `askGoogle`, and the challenge, which remains to be used up. Google cannot be made to ask for its
 * password again; where a token tells when it did, that must be as recent as a sign-in here would have to be.
 * @throws AppError as readGoogleToken, and CHALLENGE_EXPIRED, SECOND_FACTOR_TOO_MANY_TRIES
 */
export async function readGoogleAnswer(
  ctx: Ctx,
  userId: string,
  token: string,
): Promise<{ identity: GoogleIdentity; challenge: Challenge }> {
  const identity = await readGoogleToken(ctx, token, CHALLENGE_SECONDS);
  const { authenticatedAt } = identity;
  if (authenticatedAt && authenticatedAt < after(ctx.clock.now(), -CONFIRMED_SECONDS)) {
    ctx.log.info({}, 'Google token refused: its person signed in long ago');
    throw new AppError('GOOGLE_TOKEN_INVALID');
  }
  const challenge = await findChallenge(ctx, 'confirmation', identity.nonce);
  // What a passkey has to sign is no question to Google.
  if (challenge.userId !== userId || challenge.webauthn !== null) throw new AppError('CHALLENGE_EXPIRED');
  await countTry(ctx, challenge);
  return { identity, challenge };
}
