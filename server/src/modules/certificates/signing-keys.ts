import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import { audit } from '../../platform/audit.ts';
import { autonomous, type Ctx } from '../../platform/context.ts';
import { decrypt, encrypt } from '../../platform/encryption.ts';
import { newId } from '../../platform/id.ts';
import { keyAddress } from './addresses.ts';
import { insertKey, lockKeys, retireSigner, selectPublicKeys, selectSigner } from './signing-keys.queries.ts';

/** The one algorithm that every verifier of Open Badges knows. */
export const ALGORITHM = 'RS256';
const MODULUS_BITS = 2048;
const PURPOSE = 'credential-key';

export interface Signer {
  /** Where its public key is found. */
  readonly kid: string;
  readonly key: KeyObject;
}

const makePair = promisify(generateKeyPair);

/** The key that signs; the first one is made when something is signed first. Outside of a transaction: making one takes a while. */
export async function currentSigner(ctx: Ctx): Promise<Signer> {
  const stored = await selectSigner(ctx);
  const opened = stored && open(ctx, stored);
  return opened ?? replaceSigner(ctx, stored?.id ?? null);
}

/**
 * A new key signs from now on; the former one cannot any more, and its public key stays.
 * @param former whose place it takes: where another one has taken it meanwhile, that one is answered
 */
export async function replaceSigner(ctx: Ctx, former: string | null): Promise<Signer> {
  const { publicKey, privateKey } = await makePair('rsa', { modulusLength: MODULUS_BITS });
  const jwk = await exportJWK(publicKey);
  const [id, thumbprint] = [newId(ctx), await calculateJwkThumbprint(jwk)];
  const plain = privateKey.export({ type: 'pkcs8', format: 'der' });
  const encrypted = encrypt(ctx.platform.config.tokenSecret, PURPOSE, id, plain);
  return autonomous(ctx).transaction(async (ctx) => {
    await lockKeys(ctx);
    const stored = await selectSigner(ctx);
    const other = stored && stored.id !== former ? open(ctx, stored) : null;
    if (other) return other;
    await retireSigner(ctx);
    await insertKey(ctx, { id, thumbprint, publicKey: jwk, privateKey: encrypted, createdAt: ctx.clock.now() });
    await audit(ctx, { action: 'assessments.signing_key_made', subjectId: id });
    return { kid: keyAddress(ctx, thumbprint), key: privateKey };
  });
}

function open(
  ctx: Ctx,
  { id, thumbprint, privateKey }: { id: string; thumbprint: string; privateKey: Buffer | null },
): Signer | null {
  const plain = privateKey && decrypt(ctx.platform.config.tokenSecret, PURPOSE, id, privateKey);
  if (!plain) {
    ctx.log.warn({ thumbprint }, 'the key of credentials cannot be read, and is replaced: was TOKEN_SECRET changed?');
    return null;
  }
  return {
    kid: keyAddress(ctx, thumbprint),
    key: createPrivateKey({ key: plain, format: 'der', type: 'pkcs8' }),
  };
}

/** All public keys that ever signed, by their thumbprint. */
export async function publicKeys(ctx: Ctx): Promise<ReadonlyMap<string, JWK>> {
  const found = await selectPublicKeys(ctx);
  return new Map(
    found.map(({ thumbprint, publicKey }) => [
      thumbprint,
      { ...publicKey, kid: keyAddress(ctx, thumbprint), use: 'sig', alg: ALGORITHM },
    ]),
  );
}
