import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { passkeyChallenge, passkeyRegistration } from '@prova/contract/accounts/security';
import type { DataOf } from '@prova/contract/endpoint';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Behaviour {
  /** The page that asks, as the browser sees it. */
  origin?: string;
  rpId?: string;
  /** Whether its owner has unlocked the device by a finger or a PIN. */
  unlocked?: boolean;
}

/** A device that holds one passkey, written in a few lines after the standard: what it says is really signed. */
export class SoftwareAuthenticator {
  readonly #credentialId = randomBytes(32);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  /** Of the next signature; a copy of the device would not know it. */
  counter = 0;

  register({ options }: DataOf<typeof passkeyRegistration>, behaviour: Behaviour = {}) {
    this.#userHandle = options.user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#credentialId, publicKey]);
    const authData = Buffer.concat([this.#head(behaviour, HAS_CREDENTIAL), credential]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      ...this.#described(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, behaviour),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    };
  }

  assert({ options }: Pick<DataOf<typeof passkeyChallenge>, 'options'>, behaviour: Behaviour = {}) {
    const authData = this.#head(behaviour, 0);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, behaviour);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.#described(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: this.#userHandle,
      },
    };
  }

  #described() {
    const id = base64url(this.#credentialId);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #head({ rpId = 'localhost', unlocked = true }: Behaviour, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    this.counter += 1;
    return Buffer.concat([sha256(rpId), Buffer.of(USER_PRESENT | (unlocked ? USER_VERIFIED : 0) | flags), count]);
  }

  #clientData(type: string, challenge: string, { origin = 'http://localhost:3000' }: Behaviour): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }
}
