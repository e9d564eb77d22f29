import type { Selectable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Users } from '../../../platform/schema.gen.ts';
import { selectUser, updateSession } from '../accounts.queries.ts';
import { readGoogleAnswer } from '../google/google-proof.ts';
import { countTry, findChallenge, openChallenge, takeChallenge } from '../second-factor/challenges.ts';
import { type FactorInput, isActive, withFactor } from '../second-factor/factor-proof.ts';
import { assertionOptions } from '../second-factor/passkeys.ts';
import { selectFactors } from '../second-factor/second-factor.queries.ts';
import { checkOwnPassword } from '../sessions/tries.ts';

/**
 * Proves again who sits before a session that is open already. Failures count like those of the login.
 * @throws AppError INVALID_CREDENTIALS, SECOND_FACTOR_INVALID, CHALLENGE_EXPIRED, ACCOUNT_LOCKED, TOO_MANY_REQUESTS, and as
 * confirmWithGoogle
 */
export async function confirmIdentity(
  ctx: Ctx,
  input: FactorInput & { password?: string; challenge?: string; googleToken?: string },
): Promise<void> {
  const { user, sessionId } = await present(ctx);
  const confirm = (ctx: Ctx) => updateSession(ctx, sessionId, { confirmedAt: ctx.clock.now() });
  if (input.password !== undefined) {
    await checkOwnPassword(ctx, user, input.password);
    return ctx.transaction(confirm);
  }
  if (input.googleToken !== undefined) return confirmWithGoogle(ctx, user, input.googleToken, confirm);
  const challenge = input.challenge === undefined ? null : await findChallenge(ctx, 'confirmation', input.challenge);
  if (challenge && challenge.userId !== user.id) throw new AppError('CHALLENGE_EXPIRED');
  if (challenge) await countTry(ctx, challenge);
  await withFactor(ctx, user, input, challenge?.webauthn ?? null, async (ctx) => {
    if (challenge) await takeChallenge(ctx, challenge);
    await confirm(ctx);
  });
}

/**
 * Has the Google account that opens this one say that its owner is there. Google may answer by a click of whoever sits at
 * an open browser, which would make a second factor worth nothing: accounts that have one are asked for it.
 * @throws AppError as readGoogleAnswer, and GOOGLE_NOT_ENOUGH, GOOGLE_WRONG_ACCOUNT
 */
async function confirmWithGoogle(
  ctx: Ctx,
  user: Selectable<Users>,
  token: string,
  confirm: (ctx: Ctx) => Promise<unknown>,
): Promise<void> {
  if ((await selectFactors(ctx, user.id)).some(isActive)) throw new AppError('GOOGLE_NOT_ENOUGH');
  const { identity, challenge } = await readGoogleAnswer(ctx, user.id, token);
  if (identity.subject !== user.googleSubject) throw new AppError('GOOGLE_WRONG_ACCOUNT');
  await ctx.transaction(async (ctx) => {
    await takeChallenge(ctx, challenge);
    await confirm(ctx);
  });
}

/** What a passkey of the account has to sign to confirm the identity. */
export async function openConfirmation(ctx: Ctx, browserHash: Buffer) {
  const { user } = await present(ctx);
  const passkeys = (await selectFactors(ctx, user.id)).filter((factor) => factor.kind === 'passkey');
  const options = await assertionOptions(ctx, passkeys);
  const challenge = await openChallenge(ctx, {
    purpose: 'confirmation',
    userId: user.id,
    browserHash,
    webauthn: options.challenge,
  });
  return { challenge, options };
}

async function present(ctx: Ctx) {
  const user = ctx.actor.kind === 'user' ? await selectUser(ctx, ctx.actor.userId) : undefined;
  if (ctx.actor.kind !== 'user' || !user) throw new AppError('UNAUTHENTICATED');
  return { user, sessionId: ctx.actor.sessionId };
}
