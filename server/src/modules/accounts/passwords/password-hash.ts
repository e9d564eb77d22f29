import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { atMost } from '../../../platform/at-most.ts';

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

/**
 * The index of the first hash that the password fits; -1 when none does. Where there is none (null) it takes the same time
 * and does not fit. All are compared in one turn: whoever is refused for lack of capacity has learnt nothing.
 */
export function indexOfPassword(stored: readonly (string | null)[], password: string): Promise<number> {
  return inTurn(async () => {
    decoy ??= hash('no account has this password', OPTIONS);
    for (const [index, one] of stored.entries()) {
      const matches = await verify(one ?? (await decoy), password);
      if (matches && one !== null) return index;
    }
    return -1;
  });
}

/** Whether the password fits; without a hash it takes the same time and says no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return (await indexOfPassword([stored], password)) === 0;
}
