import type { AskedTests } from '@prova/contract/jobs/job-steps';
import type { KeptPromises } from '@prova/contract/jobs/kept-promises';
import type { Ctx } from '../../platform/context.ts';
import { defineHook, definePort } from '../../platform/ports.ts';

/** What jobs need of modules further right. */
export const jobPorts = {
  /** How a company keeps its promises to answer; null while there are few. */
  keptPromises: definePort<(ctx: Ctx, companyId: string) => Promise<KeptPromises>>('jobs.keptPromises'),
  /** Counts a call of the model on a day of the company; false where it may make no more, and none is to be made. */
  takeModelCall: definePort<(ctx: Ctx, companyId: string) => Promise<boolean>>('jobs.takeModelCall'),
  /** A job begins to hide who applies: whoever is known already stays so. */
  onBlind: defineHook<[ctx: Ctx, jobId: string]>('jobs.onBlind'),
  /** Stages of a job that hold an application, in whatever status. */
  occupiedStages: definePort<(ctx: Ctx, jobId: string) => Promise<ReadonlySet<string>>>('jobs.occupiedStages'),
  /** The tests that stages ask are put away only after the transaction. */
  holdTestsOfStages: definePort<(ctx: Ctx, stageIds: readonly string[]) => Promise<void>>('jobs.holdTestsOfStages'),
  /** What stages of tests ask, by stage: those of their tests that can be sent now. */
  testsOfStages:
    definePort<(ctx: Ctx, stageIds: readonly string[]) => Promise<ReadonlyMap<string, AskedTests>>>(
      'jobs.testsOfStages',
    ),
  /** Says what a stage of tests asks. */
  saveTestsOfStage:
    definePort<(ctx: Ctx, stage: { companyId: string; stageId: string }, tests: AskedTests) => Promise<void>>(
      'jobs.saveTestsOfStage',
    ),
  /** Applications of a job by the source they came through. */
  applicationsBySource:
    definePort<(ctx: Ctx, jobId: string) => Promise<ReadonlyMap<string, number>>>('jobs.applicationsBySource'),
  /** Open applications, and those of them in the first stage, by job; jobs without any may be left out. */
  figuresByJob:
    definePort<(ctx: Ctx, jobIds: readonly string[]) => Promise<ReadonlyMap<string, { open: number; fresh: number }>>>(
      'jobs.figuresByJob',
    ),
};
