import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@prova/contract/accounts/security';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { hashSecret } from '../../../platform/tokens.ts';
import { deleteFactors, insertFactor } from './second-factor.queries.ts';

/** Without 0, 1, 8 and 9, which are taken for letters. Each character is five bits: a code has 80. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CHARACTERS = 16;

function newCode(): string {
  const characters = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}

const LOOKALIKES: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' };

/** However it was typed: hyphens, spaces and case do not matter, nor digits that look like a letter. */
export function recoveryHash(code: string): Buffer {
  const typed = code.toUpperCase().replace(/[018]/g, (digit) => LOOKALIKES[digit] ?? digit);
  return hashSecret(typed.replace(/[^A-Z2-7]/g, ''));
}

/** Replaces the codes of an account; they are readable this once. */
export async function renewCodes(ctx: Ctx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await deleteFactors(ctx, userId, { kind: 'recovery' });
  for (const code of codes) {
    await insertFactor(ctx, {
      id: newId(ctx),
      userId,
      kind: 'recovery',
      secret: recoveryHash(code),
      confirmedAt: ctx.clock.now(),
      createdAt: ctx.clock.now(),
    });
  }
  return codes;
}
