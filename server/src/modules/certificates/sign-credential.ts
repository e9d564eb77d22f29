import { SignJWT } from 'jose';
import { ALGORITHM, type Signer } from './signing-keys.ts';

export const VC_CONTEXT = 'https://www.w3.org/ns/credentials/v2';

interface Credential {
  readonly '@context': readonly string[];
  /** Its address. */
  readonly id: string;
  readonly type: readonly string[];
  /** An address, or a profile with one. */
  readonly issuer: string | { readonly id: string };
  readonly [property: string]: unknown;
}

/**
 * A credential as a JWT: it is the payload itself, beside the registered claims that say the same.
 * @param to.from, to.until to the second, as JWT count: both sides have to be equal
 */
export function signCredential(
  { kid, key }: Signer,
  to: {
    readonly typ: 'JWT' | 'vc+jwt';
    readonly credential: Credential;
    readonly subject: { readonly id: string; readonly [property: string]: unknown };
    readonly from: Date;
    readonly until: Date;
  },
): Promise<string> {
  const { typ, credential, subject } = to;
  const [nbf, exp] = [seconds(to.from), seconds(to.until)];
  const { id: jti, issuer } = credential;
  const iss = typeof issuer === 'string' ? issuer : issuer.id;
  return new SignJWT({
    ...credential,
    validFrom: instantOf(nbf),
    validUntil: instantOf(exp),
    credentialSubject: subject,
    ...{ iss, jti, sub: subject.id, nbf, exp },
  })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ })
    .sign(key);
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
const instantOf = (epochSeconds: number): string => new Date(epochSeconds * 1000).toISOString().replace('.000Z', 'Z');
