import type { Ctx } from '../../platform/context.ts';
import { definePort } from '../../platform/ports.ts';

/** What recordings need of modules further right. */
export const recordingPorts = {
  /** For how many months a company keeps what was recorded. */
  keptMonths: definePort<(ctx: Ctx, companyId: string) => Promise<number>>('recordings.keptMonths'),
};
