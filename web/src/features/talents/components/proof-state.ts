import type { Proof } from './seen-talent.ts';

/** So long before its end a proof counts as expiring. */
const SOON_MS = 30 * 86_400_000;

/** How a proof stands today. */
export function proofState({ validUntil }: Pick<Proof, 'validUntil'>, now: Date): 'proven' | 'expiring' | 'over' {
  const left = new Date(validUntil).getTime() - now.getTime();
  if (left <= 0) return 'over';
  return left <= SOON_MS ? 'expiring' : 'proven';
}
