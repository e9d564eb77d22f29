import type { getSecondFactors } from '@prova/contract/accounts/security';
import type { ResultOf } from '@prova/contract/endpoint';
import type { Selectable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { areaOf } from '../../../platform/areas.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import type { Users } from '../../../platform/schema.gen.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import { lockUser, selectUser } from '../accounts.queries.ts';
import { secondFactorChangedMail } from '../mails/account-security.kinds.ts';
import { assertFresh } from './assert-fresh.ts';
import { findChallenge, openChallenge, takeChallenge } from './challenges.ts';
import { isActive, withFactor } from './factor-proof.ts';
import { readAttestation, registrationOptions } from './passkeys.ts';
import { renewCodes } from './recovery-codes.ts';
import {
  deleteChallengesOf,
  deleteFactors,
  type Factor,
  insertFactor,
  selectFactors,
  updatePasskeyName,
} from './second-factor.queries.ts';
import { newSeed } from './totp.ts';
import { assertWayIn, waysIn } from './ways-in.ts';

const MAX_PASSKEYS = 20;

type Change =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_renewed'
  | 'second_factors_reset';

async function owner(ctx: Ctx): Promise<Selectable<Users>> {
  const user = ctx.actor.kind === 'user' ? await selectUser(ctx, ctx.actor.userId) : undefined;
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

/** Changes of factors come one after the other: whether there is another one decides about the recovery codes. */
async function lockOwner(ctx: Ctx, userId: string): Promise<Selectable<Users>> {
  const user = await lockUser(ctx, userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

const shownPasskey = (factor: Factor) => ({
  id: factor.id,
  name: factor.label ?? '',
  createdAt: factor.createdAt,
  lastUsedAt: factor.lastUsedAt,
});

export async function ownSecondFactors(ctx: Ctx): Promise<ResultOf<typeof getSecondFactors>> {
  const user = await owner(ctx);
  const factors = await selectFactors(ctx, user.id);
  const totp = factors.find((factor) => factor.kind === 'totp');
  const [onlyWay, ...more] = waysIn(ctx, user, factors);
  return {
    hasPassword: user.passwordHash !== null,
    hasGoogle: user.googleSubject !== null,
    totp: totp?.confirmedAt ? { confirmedAt: totp.confirmedAt, lastUsedAt: totp.lastUsedAt } : null,
    passkeys: factors.filter((factor) => factor.kind === 'passkey').map(shownPasskey),
    recoveryCodesLeft: factors.filter((factor) => factor.kind === 'recovery').length,
    lastWayIn: onlyWay === undefined || more.length > 0 || onlyWay === 'password' ? null : onlyWay,
  };
}

/**
 * A new seed for an authenticator app; one that was not confirmed is replaced.
 * @throws AppError IDENTITY_NOT_CONFIRMED, SECOND_FACTOR_EXISTS
 */
export async function startTotp(ctx: Ctx): Promise<{ uri: string; secret: string }> {
  const user = await owner(ctx);
  await assertFresh(ctx);
  const id = newId(ctx);
  const { encrypted, uri, secret } = newSeed(ctx, id, user.email ?? '');
  await ctx.transaction(async (ctx) => {
    await deleteFactors(ctx, user.id, { kind: 'totp', confirmed: false });
    const factor = { id, userId: user.id, kind: 'totp', secret: encrypted, createdAt: ctx.clock.now() } as const;
    if (!(await insertFactor(ctx, factor))) throw new AppError('SECOND_FACTOR_EXISTS');
  });
  return { uri, secret };
}

/**
 * Turns the app on by a code that it shows. The first factor of an account comes with recovery codes.
 * @throws AppError IDENTITY_NOT_CONFIRMED, NOT_FOUND, SECOND_FACTOR_EXISTS, SECOND_FACTOR_INVALID, ACCOUNT_LOCKED
 */
export async function confirmTotp(ctx: Ctx, code: string): Promise<{ recoveryCodes: string[] | null }> {
  const user = await owner(ctx);
  await assertFresh(ctx);
  const totp = (await selectFactors(ctx, user.id)).find((factor) => factor.kind === 'totp');
  if (!totp) throw new AppError('NOT_FOUND');
  if (totp.confirmedAt) throw new AppError('SECOND_FACTOR_EXISTS');
  return withFactor(ctx, user, { code, enrolling: true }, null, async (ctx) => {
    await lockOwner(ctx, user.id);
    return factorAdded(ctx, user, 'totp_added', totp.id);
  });
}

/** @throws AppError IDENTITY_NOT_CONFIRMED, NOT_FOUND */
export async function removeTotp(ctx: Ctx): Promise<void> {
  const user = await owner(ctx);
  await assertFresh(ctx);
  await ctx.transaction(async (ctx) => {
    await lockOwner(ctx, user.id);
    if ((await deleteFactors(ctx, user.id, { kind: 'totp', confirmed: true })) === 0) throw new AppError('NOT_FOUND');
    await factorRemoved(ctx, user, 'totp_removed');
  });
}

/** @throws AppError IDENTITY_NOT_CONFIRMED, NOT_FOUND without a factor that they could stand in for */
export async function renewRecoveryCodes(ctx: Ctx): Promise<{ recoveryCodes: string[] }> {
  const user = await owner(ctx);
  await assertFresh(ctx);
  return ctx.transaction(async (ctx) => {
    await lockOwner(ctx, user.id);
    if (!(await selectFactors(ctx, user.id)).some(isActive)) throw new AppError('NOT_FOUND');
    const recoveryCodes = await renewCodes(ctx, user.id);
    await changed(ctx, user, 'recovery_codes_renewed');
    return { recoveryCodes };
  });
}

/** @throws AppError IDENTITY_NOT_CONFIRMED, TOO_MANY_PASSKEYS */
export async function openPasskeyRegistration(ctx: Ctx, browserHash: Buffer) {
  const user = await owner(ctx);
  await assertFresh(ctx);
  const passkeys = await passkeysBelowLimit(ctx, user.id);
  const options = await registrationOptions(
    ctx,
    { id: user.id, name: user.name ?? '', email: user.email ?? '' },
    passkeys,
  );
  const challenge = await openChallenge(ctx, {
    purpose: 'passkey_registration',
    userId: user.id,
    browserHash,
    webauthn: options.challenge,
  });
  return { challenge, options };
}

async function passkeysBelowLimit(ctx: Ctx, userId: string): Promise<Factor[]> {
  const passkeys = (await selectFactors(ctx, userId)).filter((factor) => factor.kind === 'passkey');
  if (passkeys.length >= MAX_PASSKEYS) throw new AppError('TOO_MANY_PASSKEYS');
  return passkeys;
}

/** @throws AppError IDENTITY_NOT_CONFIRMED, CHALLENGE_EXPIRED, PASSKEY_REFUSED, TOO_MANY_PASSKEYS */
export async function addPasskey(
  ctx: Ctx,
  input: { challenge: string; name: string; attestation: { response: { transports?: string[] | undefined } } },
) {
  const user = await owner(ctx);
  await assertFresh(ctx);
  const challenge = await findChallenge(ctx, 'passkey_registration', input.challenge);
  if (challenge.userId !== user.id) throw new AppError('CHALLENGE_EXPIRED');
  const made = await readAttestation(ctx, input.attestation, challenge.webauthn ?? '');
  if (!made) throw new AppError('PASSKEY_REFUSED');
  const id = newId(ctx);
  return ctx.transaction(async (ctx) => {
    await lockOwner(ctx, user.id);
    await takeChallenge(ctx, challenge);
    await passkeysBelowLimit(ctx, user.id);
    const kept = await insertFactor(ctx, {
      id,
      userId: user.id,
      kind: 'passkey',
      label: input.name,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: input.attestation.response.transports ?? [],
      confirmedAt: ctx.clock.now(),
      createdAt: ctx.clock.now(),
    });
    if (!kept) throw new AppError('PASSKEY_REFUSED');
    const { recoveryCodes } = await factorAdded(ctx, user, 'passkey_added', id);
    return {
      passkey: { id, name: input.name, createdAt: ctx.clock.now(), lastUsedAt: null },
      recoveryCodes,
    };
  });
}

/** @throws AppError NOT_FOUND */
export async function renamePasskey(ctx: Ctx, id: string, name: string): Promise<void> {
  const user = await owner(ctx);
  const renamed = await ctx.transaction((ctx) => updatePasskeyName(ctx, user.id, id, name));
  if (!renamed) throw new AppError('NOT_FOUND');
}

/** @throws AppError IDENTITY_NOT_CONFIRMED, NOT_FOUND, LAST_WAY_IN */
export async function removePasskey(ctx: Ctx, id: string): Promise<void> {
  const user = await owner(ctx);
  await assertFresh(ctx);
  await ctx.transaction(async (ctx) => {
    const locked = await lockOwner(ctx, user.id);
    if ((await deleteFactors(ctx, user.id, { kind: 'passkey', id })) === 0) throw new AppError('NOT_FOUND');
    await assertWayIn(ctx, locked);
    await factorRemoved(ctx, user, 'passkey_removed', id);
  });
}

/** Takes every second factor from an account, with the sign-ins that wait for one, and tells its owner. */
export async function resetSecondFactors(ctx: Ctx, user: Selectable<Users>): Promise<void> {
  await deleteFactors(ctx, user.id);
  await deleteChallengesOf(ctx, user.id);
  await changed(ctx, user, 'second_factors_reset');
}

async function factorAdded(ctx: Ctx, user: Selectable<Users>, change: Change, id: string) {
  const hasCodes = (await selectFactors(ctx, user.id)).some((factor) => factor.kind === 'recovery');
  const recoveryCodes = hasCodes ? null : await renewCodes(ctx, user.id);
  await changed(ctx, user, change, id);
  return { recoveryCodes };
}

/** With the last factor go its recovery codes, and the sign-ins that waited for it. */
async function factorRemoved(ctx: Ctx, user: Selectable<Users>, change: Change, id?: string): Promise<void> {
  if (!(await selectFactors(ctx, user.id)).some(isActive)) {
    await deleteFactors(ctx, user.id, { kind: 'recovery' });
    await deleteChallengesOf(ctx, user.id);
  }
  await changed(ctx, user, change, id);
}

/** Written down, and told to the owner: it may be somebody else's doing. */
async function changed(ctx: Ctx, user: Selectable<Users>, change: Change, id?: string): Promise<void> {
  await audit(ctx, { action: `accounts.${change}`, subjectId: id ?? user.id });
  await queueMail(ctx, {
    kind: secondFactorChangedMail,
    to: user.email ?? '',
    locale: user.locale,
    params: {
      name: user.name ?? '',
      change,
      at: ctx.clock.now(),
      area: areaOf(user.role),
    },
    transactional: true,
  });
}
