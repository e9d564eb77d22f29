import { PROOF_HALF_LIFE_DAYS } from '@prova/contract/matching/formula';

/** The day that stored proofs are reckoned from. */
export const PROOF_EPOCH = new Date('2026-01-01T00:00:00Z');
const DAY_MS = 86_400_000;

/** What stored proofs are worth at an instant, as a factor of what stands in `proven`. */
export function proofFactor(now: Date): number {
  return 2 ** (-(now.getTime() - PROOF_EPOCH.getTime()) / DAY_MS / PROOF_HALF_LIFE_DAYS);
}

/** What to store for a proof: its share of 1 as if it had been made at the beginning of the epoch. */
export function storedProof(score: number, provenAt: Date): number {
  return score / proofFactor(provenAt);
}
