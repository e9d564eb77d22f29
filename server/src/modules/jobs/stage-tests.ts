import type { AskedTests } from '@prova/contract/jobs/job-steps';
import type { Ctx } from '../../platform/context.ts';
import type { StagePart } from './job-parts.queries.ts';
import { jobPorts } from './ports.ts';

/** What the stages of tests among these ask, by stage. */
export async function testsOf(ctx: Ctx, stages: readonly StagePart[]): Promise<ReadonlyMap<string, AskedTests>> {
  const ids = stages.filter(({ type }) => type === 'test').map(({ id }) => id);
  return ids.length > 0 ? jobPorts.testsOfStages(ctx, ids) : new Map();
}

/** Where no test was chosen yet. A test that is chosen is sent by itself, unless somebody wants it otherwise. */
export const NO_TESTS: AskedTests = { testIds: [], dueDays: 7, automatic: true };
