import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const secret = 'a secret of at least thirty-two characters';
const plain = randomBytes(20);

it('opens what it encrypted, and hides it', () => {
  const encrypted = encrypt(secret, 'totp', 'row-1', plain);
  expect(decrypt(secret, 'totp', 'row-1', encrypted)).toEqual(plain);
  expect(encrypted.includes(plain)).toBe(false);
  expect(encrypt(secret, 'totp', 'row-1', plain)).not.toEqual(encrypted);
});

it('opens nothing of another row, purpose or secret, nor what was altered', () => {
  const encrypted = encrypt(secret, 'totp', 'row-1', plain);
  expect(decrypt(secret, 'totp', 'row-2', encrypted)).toBeNull();
  expect(decrypt(secret, 'other', 'row-1', encrypted)).toBeNull();
  expect(decrypt(`${secret}!`, 'totp', 'row-1', encrypted)).toBeNull();
  for (let at = 0; at < encrypted.length; at += 1) {
    const altered = Buffer.from(encrypted);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(decrypt(secret, 'totp', 'row-1', altered)).toBeNull();
  }
});
