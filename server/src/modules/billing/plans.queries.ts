import type { PlanAudience, PlanCode } from '@prova/contract/billing/billing-fields';
import type { Ctx } from '../../platform/context.ts';

export interface PlanRow {
  readonly code: PlanCode;
  readonly audience: PlanAudience;
  readonly monthCents: number;
  readonly yearCents: number;
  readonly currency: string;
  readonly maxActiveJobs: number | null;
  readonly maxCandidates: number | null;
  readonly maxInterviews: number | null;
}

/** From the least to the most, talents first. */
export function selectPlans(ctx: Ctx, audience?: PlanAudience): Promise<PlanRow[]> {
  return ctx.db
    .selectFrom('plans')
    .select(['code', 'audience', 'monthCents', 'yearCents', 'currency'])
    .select(['maxActiveJobs', 'maxCandidates', 'maxInterviews'])
    .$castTo<PlanRow>()
    .$if(audience !== undefined, (query) => query.where('audience', '=', audience ?? null))
    .orderBy('audience', 'desc')
    .orderBy('position')
    .execute();
}
