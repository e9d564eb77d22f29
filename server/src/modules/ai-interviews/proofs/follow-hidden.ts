import type { Ctx } from '../../../platform/context.ts';
import type { ApplicationChanged } from '../../applications/applications.service.ts';
import { proofHidden } from '../ai-interviews.notifications.ts';
import { selectInterviewIds, selectUnrevealed } from './proving-analyses.queries.ts';
import { takeBackProofs } from './take-back-proofs.ts';

/** A job begins to hide who applied: what they show of its interviews would name them. Runs after those known already are revealed. */
export async function revokeOfHidden(ctx: Ctx, jobId: string): Promise<void> {
  await takeBackProofs(ctx, await selectUnrevealed(ctx, jobId), proofHidden);
}

/** Somebody who was never revealed is taken up again, and hidden as before. */
export async function revokeOfReopened(ctx: Ctx, { row, before }: ApplicationChanged): Promise<void> {
  if (!row.blind || !row.active || before?.active !== false) return;
  await takeBackProofs(ctx, await selectInterviewIds(ctx, [row.id]), proofHidden);
}
