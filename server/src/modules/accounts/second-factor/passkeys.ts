import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Ctx } from '../../../platform/context.ts';
import type { Factor } from './second-factor.queries.ts';

/** Who asks for passkeys: the site under which people open the product. Passkeys of another address do not fit. */
const siteOf = (ctx: Ctx) => {
  const { hostname, origin } = new URL(ctx.platform.config.publicUrl);
  return { rpID: hostname, origin };
};

const idBytes = (userId: string) => new TextEncoder().encode(userId);
const described = (passkeys: readonly Factor[]) =>
  passkeys.flatMap(({ credentialId, transports }) => (credentialId ? [{ id: credentialId, transports }] : []));

/** What a device needs to make a passkey that signs in without a name; not one that it has made already. */
export function registrationOptions(
  ctx: Ctx,
  user: { id: string; name: string; email: string },
  passkeys: readonly Factor[],
) {
  return generateRegistrationOptions({
    rpName: 'Prova',
    rpID: siteOf(ctx).rpID,
    userID: idBytes(user.id),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: described(passkeys),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** What one of these passkeys has to sign; without any, whichever the device offers, unlocked by its owner. */
export function assertionOptions(ctx: Ctx, passkeys?: readonly Factor[]) {
  return generateAuthenticationOptions({
    rpID: siteOf(ctx).rpID,
    userVerification: passkeys ? 'preferred' : 'required',
    ...(passkeys && { allowCredentials: described(passkeys) }),
  });
}

/** The passkey that a device has made; null when it does not answer the challenge, or not from our pages. */
export async function readAttestation(ctx: Ctx, response: unknown, challenge: string) {
  const { rpID, origin } = siteOf(ctx);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    });
    return registrationInfo?.credential ?? null;
  } catch (error) {
    ctx.log.info({ err: error }, 'a passkey was refused at its registration');
    return null;
  }
}

/** The counter of a passkey that has signed the challenge; null when it has not. */
export async function readAssertion(
  ctx: Ctx,
  passkey: Factor,
  response: unknown,
  challenge: string,
  options: { unlocked: boolean },
): Promise<number | null> {
  const { rpID, origin } = siteOf(ctx);
  if (!passkey.credentialId || !passkey.publicKey) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
      requireUserVerification: options.unlocked,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    // Also a counter that has gone back: somebody copied the passkey.
    ctx.log.warn({ err: error, factorId: passkey.id }, 'a passkey was refused');
    return null;
  }
}

/** Whether the passkey says of itself that it belongs to this account; old security keys say nothing. */
export function namesUser(userHandle: string | undefined, userId: string): boolean {
  return userHandle === undefined || Buffer.from(userHandle, 'base64url').equals(idBytes(userId));
}
