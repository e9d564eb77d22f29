import type { Ctx } from '../../platform/context.ts';
import { definePort } from '../../platform/ports.ts';

/** What matching needs of modules further right. */
export const matchingPorts = {
  /** Jobs that a talent has an application to, ended or not. */
  appliedJobs: definePort<(ctx: Ctx, talentId: string) => Promise<readonly string[]>>('matching.appliedJobs'),
};
