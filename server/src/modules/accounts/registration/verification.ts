import { timingSafeEqual } from 'node:crypto';
import type { Role } from '@prova/contract/common';
import type { ErrorCode } from '@prova/contract/errors';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findToken, revokeTokens, useToken } from '../../../platform/tokens.ts';
import { insertFormerAddress, upsertKnownDevice } from '../accounts.queries.ts';
import { startCompletion } from './completion.ts';
import { openAccount } from './open-account.ts';
import { codeHash } from './proof-mail.ts';
import {
  countWrongCode,
  holdAddresses,
  isOwn,
  isVerifiedHere,
  type Registration,
  selectRegistration,
  selectWaiting,
  updateRegistration,
} from './registrations.queries.ts';

const MAX_TRIES = 5;

export interface Verified {
  readonly email: string;
  readonly role: Role;
  readonly completionToken: string | null;
}

/** @throws AppError VERIFICATION_INVALID, VERIFICATION_EXPIRED, EMAIL_ALREADY_VERIFIED */
export async function verifyByToken(ctx: Ctx, secret: string, browserHash?: () => Buffer): Promise<Verified> {
  const token = await findToken(ctx, 'verification', secret);
  if (!token) throw new AppError('VERIFICATION_INVALID');
  return ctx.transaction(async (ctx) => {
    const registration = await selectRegistration(ctx, token.subjectId);
    if (!registration) throw new AppError('VERIFICATION_INVALID');
    // A link to the address that the registration has left proved nothing.
    const { emailChangedAt } = registration;
    if (emailChangedAt && token.createdAt < emailChangedAt) throw new AppError('VERIFICATION_INVALID');
    if (registration.verifiedAt) throw new AppError('EMAIL_ALREADY_VERIFIED');
    if (!token.live) throw new AppError('VERIFICATION_EXPIRED');
    await useToken(ctx, 'verification', secret);
    return prove(ctx, registration, browserHash?.() ?? null);
  });
}

/**
 * Five tries a code for the browser that registered, and five for all others together, which learn nothing of them: an
 * address that nobody registers answers them like a wrong code, too.
 * @throws AppError VERIFICATION_INVALID, VERIFICATION_TOO_MANY_TRIES, VERIFICATION_EXPIRED, EMAIL_ALREADY_VERIFIED
 */
export async function verifyByCode(ctx: Ctx, email: string, code: string): Promise<Verified> {
  const outcome = await ctx.transaction(async (ctx): Promise<Verified | ErrorCode> => {
    await holdAddresses(ctx, email);
    // The same code again, in another tab or by a second click.
    if ((await verificationStatus(ctx, email)).verified) return 'EMAIL_ALREADY_VERIFIED';
    const registration = await selectWaiting(ctx, email);
    if (!registration) return 'VERIFICATION_INVALID';
    const own = isOwn(ctx, registration);
    const tries = own ? 'tries' : 'triesElsewhere';
    if (registration[tries] >= MAX_TRIES) return own ? 'VERIFICATION_TOO_MANY_TRIES' : 'VERIFICATION_INVALID';
    const { codeHash: expected, codeExpiresAt } = registration;
    if (!expected || !timingSafeEqual(expected, codeHash(ctx, registration.id, code))) {
      await countWrongCode(ctx, registration.id, tries);
      return 'VERIFICATION_INVALID';
    }
    if (!codeExpiresAt || codeExpiresAt <= ctx.clock.now()) return 'VERIFICATION_EXPIRED';
    return prove(ctx, registration, ctx.caller.deviceHash);
  });
  // Thrown out here: the count of a wrong code has to stay.
  if (typeof outcome === 'string') throw new AppError(outcome);
  return outcome;
}

/**
 * Turns a registration whose address is proved into an account.
 * @param browserHash where it was proved; the account knows it from then on, and the browser that registered
 * @throws AppError EMAIL_ALREADY_VERIFIED when the address got an account meanwhile, in another browser or with Google
 */
async function prove(ctx: Ctx, registration: Registration, browserHash: Buffer | null): Promise<Verified> {
  const { email, name } = registration;
  const [role, locale] = [registration.role, registration.locale];
  const userId = await openAccount(ctx, {
    email,
    name,
    role,
    locale,
    opens: { passwordHash: registration.passwordHash },
    companyName: registration.companyName,
    visibility: registration.visibility,
    accepted: {
      terms: registration.termsVersion,
      privacy: registration.privacyVersion,
      address: registration.address,
      at: registration.acceptedAt,
    },
  });
  if (userId === null) throw new AppError('EMAIL_ALREADY_VERIFIED');
  // That they come back is no news to the owner.
  await upsertKnownDevice(ctx, userId, registration.browserHash);
  if (browserHash) await upsertKnownDevice(ctx, userId, browserHash);
  if (registration.formerEmail !== null)
    await insertFormerAddress(ctx, {
      userId,
      address: registration.formerEmail,
      registrationId: registration.id,
      usedSince: registration.createdAt,
      leftAt: registration.emailChangedAt ?? ctx.clock.now(),
    });
  const proved = { verifiedAt: ctx.clock.now(), passwordHash: null, codeHash: null };
  await updateRegistration(ctx, registration.id, proved);
  await revokeTokens(ctx, { kind: 'verification', subjectId: registration.id });
  const completionToken = role === 'RECRUITER' ? await startCompletion(ctx, { userId, name, email, locale }) : null;
  return { email, role, completionToken };
}

/** True only to the browser that registered. */
export async function verificationStatus(ctx: Ctx, email: string): Promise<{ verified: boolean }> {
  const { deviceHash } = ctx.caller;
  return { verified: deviceHash !== null && (await isVerifiedHere(ctx, email, deviceHash)) };
}
