import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { atMost } from '../../platform/at-most.ts';

/** Argon2id with the parameters that OWASP recommends (19 MiB, 2 passes); it runs off the event loop. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing takes a thread for some 20 ms. More at once than there are cores would be no faster, and would take the threads
 * that files and tokens need; those who wait longer than this queue lasts (seconds) had better try again.
 */
const inTurn = atMost(availableParallelism(), 300);

/** A hash of no password: verifying against it takes as long as against a real one. */
let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/** Whether the password fits; without a hash it takes the same time and says no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return stored !== null && matches;
}
