import type { Ctx } from '../../../platform/context.ts';
import type { ApplicationChanged } from '../../applications/applications.service.ts';
import { revokeProofs } from '../../matching/matching.service.ts';
import { selectInterviewIds, selectUnrevealed } from './proving-analyses.queries.ts';

/** A job begins to hide who applied: what they show of its interviews would name them. Runs after those known already are revealed. */
export async function revokeOfHidden(ctx: Ctx, jobId: string): Promise<void> {
  await revokeProofs(ctx, await selectUnrevealed(ctx, jobId));
}

/** Somebody who was never revealed is taken up again, and hidden as before. */
export async function revokeOfReopened(ctx: Ctx, { row, before }: ApplicationChanged): Promise<void> {
  if (!row.blind || !row.active || before?.active !== false) return;
  await revokeProofs(ctx, await selectInterviewIds(ctx, [row.id]));
}
