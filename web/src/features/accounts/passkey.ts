import type {
  addPasskey,
  passkeyChallenge,
  passkeyRegistration,
  passkeySignIn,
} from '@prova/contract/accounts/security';
import type { BodyInput, DataOf } from '@prova/contract/endpoint';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type RequestOptions = DataOf<typeof passkeyChallenge>['options'];
export type Assertion = BodyInput<typeof passkeySignIn>['assertion'];
type Attestation = BodyInput<typeof addPasskey>['attestation'];

/** Has a passkey sign; the device asks its owner. */
export async function askPasskey(options: RequestOptions): Promise<Assertion> {
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return (await startAuthentication({ optionsJSON })) as Assertion;
}

/** Has the device make a passkey. */
export async function makePasskey(options: DataOf<typeof passkeyRegistration>['options']): Promise<Attestation> {
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return (await startRegistration({ optionsJSON })) as Attestation;
}
