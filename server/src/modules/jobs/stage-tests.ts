import { type AskedTests, stagesWithoutTests } from '@prova/contract/jobs/job-steps';
import type { Ctx } from '../../platform/context.ts';
import type { StagePart } from './job-parts.queries.ts';
import { jobPorts } from './ports.ts';

/** What the stages of tests among these ask, by stage. */
export async function testsOf(ctx: Ctx, stages: readonly StagePart[]): Promise<ReadonlyMap<string, AskedTests>> {
  const ids = idsOf(stages);
  return ids.length > 0 ? jobPorts.testsOfStages(ctx, ids) : new Map();
}

/** The same for whoever decides by it: none of them is put away before the transaction ends. */
export async function heldTestsOf(ctx: Ctx, stages: readonly StagePart[]): ReturnType<typeof testsOf> {
  await jobPorts.holdTestsOfStages(ctx, idsOf(stages));
  return testsOf(ctx, stages);
}

/** The first stage of tests that asks none; undefined where each asks one, which stay so until the transaction ends. */
export async function stageWithoutTest(ctx: Ctx, stages: readonly StagePart[]): Promise<StagePart | undefined> {
  const tests = await heldTestsOf(ctx, stages);
  const [empty] = stagesWithoutTests(stages.map(({ id, type }) => ({ type, tests: tests.get(id) })));
  return empty === undefined ? undefined : stages[empty];
}

const idsOf = (stages: readonly StagePart[]) => stages.filter(({ type }) => type === 'test').map(({ id }) => id);

/** Where no test was chosen yet. A test that is chosen is sent by itself, unless somebody wants it otherwise. */
export const NO_TESTS: AskedTests = { testIds: [], dueDays: 7, automatic: true };
