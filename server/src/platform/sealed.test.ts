import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

const secret = 'a secret of at least thirty-two characters';
const plain = randomBytes(20);

it('opens what it sealed, and hides it', () => {
  const sealed = seal(secret, 'totp', 'row-1', plain);
  expect(unseal(secret, 'totp', 'row-1', sealed)).toEqual(plain);
  expect(sealed.includes(plain)).toBe(false);
  expect(seal(secret, 'totp', 'row-1', plain)).not.toEqual(sealed);
});

it('opens nothing of another row, purpose or secret, nor what was altered', () => {
  const sealed = seal(secret, 'totp', 'row-1', plain);
  expect(unseal(secret, 'totp', 'row-2', sealed)).toBeNull();
  expect(unseal(secret, 'other', 'row-1', sealed)).toBeNull();
  expect(unseal(`${secret}!`, 'totp', 'row-1', sealed)).toBeNull();
  for (let at = 0; at < sealed.length; at += 1) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(unseal(secret, 'totp', 'row-1', altered)).toBeNull();
  }
});
