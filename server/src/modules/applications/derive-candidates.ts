import type { Ctx } from '../../platform/context.ts';
import { deriveSearch } from './candidates.queries.ts';
import { queueMatches } from './match/match.tasks.ts';

/** Part of every transaction that changes what is known of candidates: what they are found by, and soon how they match. */
export async function deriveCandidates(ctx: Ctx, candidateIds: readonly string[]): Promise<void> {
  await deriveSearch(ctx, candidateIds);
  await queueMatches(ctx, candidateIds);
}
