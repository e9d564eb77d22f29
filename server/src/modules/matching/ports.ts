import type { Ctx } from '../../platform/context.ts';
import { defineHook, definePort } from '../../platform/ports.ts';

/** What matching needs of modules further right. */
export const matchingPorts = {
  /** Jobs that a talent has an application to, ended or not. */
  appliedJobs: definePort<(ctx: Ctx, talentId: string) => Promise<readonly string[]>>('matching.appliedJobs'),
  /** What lists read of these jobs was worked out anew; part of that transaction. */
  onJobsWorkedOut: defineHook<[ctx: Ctx, jobIds: readonly string[]]>('matching.onJobsWorkedOut'),
};
