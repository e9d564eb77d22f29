import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { selectUser } from '../accounts.queries.ts';
import { type Accepted, countTry, findChallenge, openChallenge, takeChallenge } from '../second-factor/challenges.ts';
import { type Assertion, type FactorInput, withFactor } from '../second-factor/factor-proof.ts';
import { assertionOptions, namesUser, readAssertion } from '../second-factor/passkeys.ts';
import {
  advanceCounter,
  type Challenge,
  selectFactors,
  selectPasskey,
  setWebauthnChallenge,
} from '../second-factor/second-factor.queries.ts';
import { refuseClosed } from '../sessions/refuse-closed.ts';
import type { Session } from '../sessions/sessions.ts';
import { openSession } from './sign-in.ts';

async function ownerOf(ctx: Ctx, challenge: Challenge) {
  const user = challenge.userId ? await selectUser(ctx, challenge.userId) : undefined;
  if (!user) throw new AppError('CHALLENGE_EXPIRED');
  refuseClosed(user);
  return user;
}

/**
 * Finishes a sign-in that SECOND_FACTOR_REQUIRED interrupted, in the browser where it began.
 * @throws AppError CHALLENGE_EXPIRED, SECOND_FACTOR_INVALID, SECOND_FACTOR_TOO_MANY_TRIES, ACCOUNT_LOCKED
 */
export async function finishSecondStep(ctx: Ctx, secret: string, input: FactorInput): Promise<Session> {
  const challenge = await findChallenge(ctx, 'second_factor', secret);
  const user = await ownerOf(ctx, challenge);
  await countTry(ctx, challenge);
  return withFactor(ctx, user, input, challenge.webauthn, async (ctx) => {
    await takeChallenge(ctx, challenge);
    return openSession(ctx, user, challenge.browserHash, challenge.accepted as Accepted);
  });
}

/** What a passkey of the account has to sign for the second step. @throws AppError CHALLENGE_EXPIRED */
export async function passkeyForSecondStep(ctx: Ctx, secret: string) {
  const challenge = await findChallenge(ctx, 'second_factor', secret);
  const user = await ownerOf(ctx, challenge);
  const passkeys = (await selectFactors(ctx, user.id)).filter((factor) => factor.kind === 'passkey');
  const options = await assertionOptions(ctx, passkeys);
  await setWebauthnChallenge(ctx, challenge.id, options.challenge);
  return options;
}

/** What a passkey has to sign to sign in without a password: nobody knows yet whose it will be. */
export async function openPasskeySignIn(ctx: Ctx, browserHash: Buffer) {
  const options = await assertionOptions(ctx);
  const challenge = await openChallenge(ctx, {
    purpose: 'passkey_sign_in',
    userId: null,
    browserHash,
    webauthn: options.challenge,
  });
  return { challenge, options };
}

/**
 * Signs in with a passkey that its device has unlocked: something owned, and the finger or the PIN that opens it.
 * @throws AppError CHALLENGE_EXPIRED, PASSKEY_REFUSED, ACCOUNT_DISABLED, TERMS_REQUIRED
 */
export async function signInWithPasskey(
  ctx: Ctx,
  secret: string,
  assertion: Assertion,
  accepted: Accepted,
): Promise<Session> {
  const challenge = await findChallenge(ctx, 'passkey_sign_in', secret);
  await countTry(ctx, challenge);
  const passkey = await selectPasskey(ctx, assertion.id);
  const user = passkey && (await selectUser(ctx, passkey.userId));
  if (!user || !namesUser(assertion.response.userHandle, user.id)) throw new AppError('PASSKEY_REFUSED');
  const counter = await readAssertion(ctx, passkey, assertion, challenge.webauthn ?? '', { unlocked: true });
  if (counter === null) throw new AppError('PASSKEY_REFUSED');
  return ctx.transaction(async (ctx) => {
    if (!(await advanceCounter(ctx, passkey.id, counter))) throw new AppError('PASSKEY_REFUSED');
    await takeChallenge(ctx, challenge);
    return openSession(ctx, user, challenge.browserHash, accepted);
  });
}
