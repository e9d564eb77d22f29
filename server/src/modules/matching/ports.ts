import type { matchBasis } from '@prova/contract/matching/explanation';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineHook, definePort } from '../../platform/ports.ts';
import type { ReadTalent } from './facts.ts';
import type { ScoredJob } from './scores.queries.ts';

/** A person as an application to a job shows them to its company. */
export interface AppliedPerson extends Pick<ReadTalent, 'profile' | 'proofs'> {
  readonly applicationId: string;
  readonly basis: z.output<typeof matchBasis>;
}

/** What matching needs of modules further right. */
export const matchingPorts = {
  /** Jobs that a talent has an application to, ended or not. */
  appliedJobs: definePort<(ctx: Ctx, talentId: string) => Promise<readonly string[]>>('matching.appliedJobs'),
  /**
   * Of the jobs that a talent has an application to that was not withdrawn, how the newest one matches; of these jobs, or of
   * all. Who applied and their company read one number.
   */
  appliedScores:
    definePort<(ctx: Ctx, talentId: string, jobIds?: readonly string[]) => Promise<readonly ScoredJob[]>>(
      'matching.appliedScores',
    ),
  /** What such an application is reckoned from; null without one. */
  readApplied:
    definePort<(ctx: Ctx, talentId: string, jobId: string) => Promise<AppliedPerson | null>>('matching.readApplied'),
  /** What lists read of these jobs was worked out again; part of that transaction. */
  onJobsWorkedOut: defineHook<[ctx: Ctx, jobIds: readonly string[]]>('matching.onJobsWorkedOut'),
};
