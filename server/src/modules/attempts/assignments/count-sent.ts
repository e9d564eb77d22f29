import type { Ctx } from '../../../platform/context.ts';
import { updateApplicationsCounts } from '../../assessments/assessments.service.ts';
import { selectSentCounts } from './assignments.queries.ts';

/** Tells tests how often they were sent or chosen. */
export async function countSent(ctx: Ctx, testIds: readonly string[]): Promise<void> {
  await updateApplicationsCounts(ctx, await selectSentCounts(ctx, testIds));
}
