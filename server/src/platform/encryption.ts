import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own for each purpose: what is encrypted for one cannot be opened for another. */
const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `prova:${purpose}`, 32));

/**
 * Encrypts what the database must not tell to whoever reads a copy of it.
 * @param secret that nobody can guess: of the installation (TOKEN_SECRET), or a token that the database does not have.
 * Without it nothing encrypted can be read again
 * @param owner the id of the row: moved to another one, it cannot be opened
 */
export function encrypt(secret: string, purpose: string, owner: string, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  cipher.setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** What was encrypted; null when it was altered, moved, or encrypted under another secret. */
export function decrypt(secret: string, purpose: string, owner: string, encrypted: Buffer): Buffer | null {
  const iv = encrypted.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(encrypted.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
