import * as z from 'zod';
import { CODE_LENGTH } from './components/code-field.tsx';
import { RECOVERY_LENGTH } from './components/recovery-field.tsx';

export type ProofWay = 'password' | 'google' | 'totp' | 'passkey' | 'recovery';

const typed: Record<ProofWay, z.ZodType<string, string>> = {
  password: z.string().min(1),
  totp: z.string().length(CODE_LENGTH),
  recovery: z.string().refine((text) => text.replace(/[^a-z0-9]/gi, '').length >= RECOVERY_LENGTH),
  // The device and Google answer without anything being typed.
  passkey: z.string(),
  google: z.string(),
};

/**
 * The last digit of a code sends it, and a refused code empties its field. A click on the button that comes after both would
 * cover what the server said with "too short".
 */
export const isRefusedCode = (typed: string, error: string | undefined): boolean => typed === '' && error !== undefined;

/** What is typed to prove who is there, by the way that was chosen. */
export const proofForm = (way: ProofWay) => z.object({ typed: typed[way] });
