import type { Ctx } from '../../platform/context.ts';
import { definePort } from '../../platform/ports.ts';

/** What the homes need of modules further right. */
export const metricsPorts = {
  /** How many requests about personal data wait for the owners of a company. */
  openDataRequests: definePort<(ctx: Ctx, companyId: string) => Promise<number>>('metrics.openDataRequests'),
};
