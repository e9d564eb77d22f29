import type { ScenarioRunner } from '../runner/scenario-runner.ts';

/** The id of a test that is written already. */
export async function testNamed(runner: ScenarioRunner, title: string): Promise<string> {
  const { id } = await runner.platform.database
    .selectFrom('tests')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return id;
}
