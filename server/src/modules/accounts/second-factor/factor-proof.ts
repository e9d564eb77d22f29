import type { Selectable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { areaOf } from '../../../platform/areas.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Users } from '../../../platform/schema.gen.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import { secondFactorChangedMail } from '../mails/account-security.kinds.ts';
import { withTry } from '../sessions/tries.ts';
import { namesUser, readAssertion } from './passkeys.ts';
import { recoveryHash } from './recovery-codes.ts';
import {
  advanceCounter,
  type Factor,
  selectFactors,
  spendRecoveryCode,
  spendTotpStep,
} from './second-factor.queries.ts';
import { stepOf } from './totp.ts';

export interface Assertion {
  readonly id: string;
  readonly response: { readonly userHandle?: string | undefined };
}

/** How somebody proves a second factor. */
export interface FactorInput {
  readonly code?: string | undefined;
  /** The code is to turn the app on, which has shown none yet. */
  readonly enrolling?: boolean;
  readonly recoveryCode?: string | undefined;
  readonly assertion?: Assertion | undefined;
}

/** Uses up what was shown; false when it was used before. */
type Spend = (ctx: Ctx) => Promise<boolean>;

/** What is guessed at when somebody tries codes of an account: right passwords do not set its count back. */
const codesOf = (userId: string) => `second-factor:${userId}`;

/** Whether this makes the sign-in ask for a second step: recovery codes alone do not, nor an app that has shown no code yet. */
export const isActive = (factor: Factor) => factor.kind !== 'recovery' && factor.confirmedAt !== null;

/**
 * Tries a second factor of an account, and does what it opens in the same transaction in which it is used up.
 * @param webauthn what a passkey had to sign
 * @throws AppError SECOND_FACTOR_INVALID, ACCOUNT_LOCKED, TOO_MANY_REQUESTS
 */
export async function withFactor<T>(
  ctx: Ctx,
  user: Selectable<Users>,
  input: FactorInput,
  webauthn: string | null,
  opened: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const outcome = await withTry(ctx, codesOf(user.id), user, async () => {
    const spend = await prove(ctx, user.id, input, webauthn);
    if (!spend) return null;
    return ctx.transaction(async (ctx) => {
      if (!(await spend(ctx))) return null;
      if (input.recoveryCode !== undefined) await notifyOfRecovery(ctx, user);
      return { passed: { value: await opened(ctx) } };
    });
  });
  if (!outcome) throw new AppError('SECOND_FACTOR_INVALID');
  return outcome.value;
}

/** Whoever has found the codes comes in by them: the owner counts how many are left. */
async function notifyOfRecovery(ctx: Ctx, user: Selectable<Users>): Promise<void> {
  const { name, email, locale, role } = user;
  await audit(ctx, { action: 'accounts.recovery_code_used', subjectId: user.id, by: user.id });
  await queueMail(ctx, {
    kind: secondFactorChangedMail,
    to: email ?? '',
    locale,
    params: { name: name ?? '', change: 'recovery_code_used', at: ctx.clock.now(), area: areaOf(role) },
    transactional: true,
  });
}

async function prove(ctx: Ctx, userId: string, input: FactorInput, webauthn: string | null): Promise<Spend | null> {
  const factors = await selectFactors(ctx, userId);
  if (input.code !== undefined) {
    const totp = factors.find((factor) => factor.kind === 'totp' && (isActive(factor) || input.enrolling));
    const step = totp ? stepOf(ctx, totp, input.code) : null;
    return totp && step !== null ? (ctx) => spendTotpStep(ctx, totp.id, step) : null;
  }
  if (input.recoveryCode !== undefined) {
    // Codes outlive no factor: without one there is nothing to recover.
    const hash = recoveryHash(input.recoveryCode);
    return factors.some(isActive) ? (ctx) => spendRecoveryCode(ctx, userId, hash) : null;
  }
  const { assertion } = input;
  const passkey = factors.find((factor) => factor.kind === 'passkey' && factor.credentialId === assertion?.id);
  if (!assertion || !passkey || !webauthn || !namesUser(assertion.response.userHandle, userId)) return null;
  const counter = await readAssertion(ctx, passkey, assertion, webauthn, { unlocked: false });
  return counter === null ? null : (ctx) => advanceCounter(ctx, passkey.id, counter);
}
