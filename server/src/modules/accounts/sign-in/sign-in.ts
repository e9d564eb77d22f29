import { CHALLENGE_SECONDS } from '@prova/contract/accounts/security';
import type { Selectable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { areaOf } from '../../../platform/areas.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Users } from '../../../platform/schema.gen.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import { selectKnownDevices, upsertKnownDevice } from '../accounts.queries.ts';
import { acceptDocuments, missingDocuments } from '../documents.ts';
import { newDeviceMail } from '../mails/account-security.kinds.ts';
import { type Accepted, openChallenge } from '../second-factor/challenges.ts';
import { isActive } from '../second-factor/factor-proof.ts';
import { selectFactors } from '../second-factor/second-factor.queries.ts';
import { deviceName } from '../sessions/device-name.ts';
import { refuseClosed } from '../sessions/refuse-closed.ts';
import { type Session, startSession } from '../sessions/sessions.ts';

export interface SignIn {
  /** Makes the browser known by its cookie, and answers its hash. */
  readonly browserHash: () => Buffer;
  readonly accepted: Accepted;
}

/**
 * What every way to sign in ends with once it has proved who is there: opens the session, or asks for the second factor
 * of an account that has one. Not inside a transaction: what it keeps outlives the failure that it throws.
 * @throws AppError ACCOUNT_DISABLED, TERMS_REQUIRED, SECOND_FACTOR_REQUIRED
 */
export async function finishSignIn(
  ctx: Ctx,
  user: Selectable<Users>,
  { browserHash, accepted }: SignIn,
): Promise<Session> {
  refuseClosed(user);
  const factors = await selectFactors(ctx, user.id);
  if (!factors.some(isActive)) {
    const browser = browserHash();
    return ctx.transaction((ctx) => openSession(ctx, user, browser, accepted));
  }
  await missingDocuments(ctx, user, accepted);
  const challenge = await openChallenge(ctx, {
    purpose: 'second_factor',
    userId: user.id,
    browserHash: browserHash(),
    accepted,
  });
  throw new AppError('SECOND_FACTOR_REQUIRED', {
    data: {
      challenge,
      seconds: CHALLENGE_SECONDS,
      totp: factors.some((factor) => factor.kind === 'totp' && isActive(factor)),
      passkey: factors.some((factor) => factor.kind === 'passkey'),
      recovery: factors.some((factor) => factor.kind === 'recovery'),
    },
  });
}

/** Starts a session for somebody who has proved everything there is to prove; to be called in a transaction. */
export async function openSession(
  ctx: Ctx,
  user: Selectable<Users>,
  browser: Buffer,
  accepted: Accepted,
): Promise<Session> {
  refuseClosed(user);
  await acceptDocuments(ctx, user, accepted);
  await greetDevice(ctx, user, browser);
  ctx.log.info({ userId: user.id }, 'signed in');
  return startSession(ctx, user);
}

/** From now on the account knows this browser; its owner is told, unless it is the first one. */
async function greetDevice(ctx: Ctx, user: Selectable<Users>, browser: Buffer): Promise<void> {
  const known = await selectKnownDevices(ctx, user.id);
  await upsertKnownDevice(ctx, user.id, browser);
  if (known.length === 0 || known.some((device) => device.equals(browser))) return;
  await queueMail(ctx, {
    kind: newDeviceMail,
    to: user.email ?? '',
    locale: user.locale,
    params: {
      name: user.name ?? '',
      device: deviceName(ctx.caller.userAgent),
      at: ctx.clock.now(),
      area: areaOf(user.role),
    },
    transactional: true,
  });
}
