import { randomBytes } from 'node:crypto';
import { CHALLENGE_SECONDS } from '@prova/contract/accounts/security';
import { AppError } from '../../../platform/app-error.ts';
import { after } from '../../../platform/clock.ts';
import { autonomous, type Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { hashSecret } from '../../../platform/tokens.ts';
import {
  type Challenge,
  countChallengeTry,
  deleteChallenge,
  insertChallenge,
  selectChallenge,
} from './second-factor.queries.ts';

export type Purpose = 'second_factor' | 'passkey_sign_in' | 'passkey_registration' | 'confirmation';

const MAX_TRIES = 5;

/** What was accepted with the password, kept until the second step is done. */
export interface Accepted {
  readonly acceptedTerms?: string | undefined;
  readonly acceptedPrivacy?: string | undefined;
}

/**
 * Opens a challenge of five minutes that only the browser it was given to can answer, once.
 * @returns its secret
 */
export async function openChallenge(
  ctx: Ctx,
  given: { purpose: Purpose; userId: string | null; browserHash: Buffer; webauthn?: string; accepted?: Accepted },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await insertChallenge(ctx, {
    id: newId(ctx),
    hash: hashSecret(secret),
    purpose: given.purpose,
    userId: given.userId,
    browserHash: given.browserHash,
    webauthn: given.webauthn ?? null,
    accepted: JSON.stringify(given.accepted ?? {}),
    expiresAt: after(ctx.clock.now(), CHALLENGE_SECONDS),
    createdAt: ctx.clock.now(),
  });
  return secret;
}

/**
 * The challenge behind a secret. One that expired, was used, or was given to another browser looks the same.
 * @throws AppError CHALLENGE_EXPIRED
 */
export async function findChallenge(ctx: Ctx, purpose: Purpose, secret: string): Promise<Challenge> {
  const { deviceHash } = ctx.caller;
  const challenge =
    deviceHash && (await selectChallenge(ctx, { hash: hashSecret(secret), purpose, browserHash: deviceHash }));
  if (!challenge) throw new AppError('CHALLENGE_EXPIRED');
  return challenge;
}

/** Counts a try before it is looked at. @throws AppError SECOND_FACTOR_TOO_MANY_TRIES after five */
export async function countTry(ctx: Ctx, challenge: Challenge): Promise<void> {
  if (!(await countChallengeTry(autonomous(ctx), challenge.id, MAX_TRIES)))
    throw new AppError('SECOND_FACTOR_TOO_MANY_TRIES');
}

/** Uses it up: of several calls at once exactly one succeeds. @throws AppError CHALLENGE_EXPIRED */
export async function takeChallenge(ctx: Ctx, challenge: Challenge): Promise<void> {
  if (!(await deleteChallenge(ctx, challenge.id))) throw new AppError('CHALLENGE_EXPIRED');
}
