// npm test: every check, each with one line; then what failed and why; the last line counts what passed and failed.
// npm test -- --changed: of the tests those that a change may touch; --checks: none.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { atMost } from '../server/src/platform/at-most.ts';
import { openTestServer } from '../server/test/database-server.ts';
import { makeRunFolder, throwawayFolder } from '../server/test/throwaway-folder.ts';
import { changedFiles, testsOf } from './changed-tests.ts';
import { importGraph } from './import-graph.ts';
import { ensureBrowser } from './install-browser.ts';
import { endPrograms, root, runNode } from './run-node.ts';
import { say } from './say.ts';
import { capacityEnv, measureCapacity } from './support/test-capacity.ts';
import { buildWebClient } from './support/web-client.ts';
import { type Counts, countPlaywright, countVitest, type Failure, type Outcome, summarize } from './test-counts.ts';
import { readTestOptions, UnknownArgument } from './test-options.ts';

const total: Counts = { passed: 0, failed: 0 };
const failures: Failure[] = [];
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopped = true;
    endPrograms('SIGTERM');
  });
}

/** Runs one step, prints its line, and its whole output when something failed. */
async function step(name: string, work: () => Promise<Outcome>): Promise<void> {
  if (stopped) return;
  const began = performance.now();
  const outcome = await work().catch((error: unknown) =>
    once(false, error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  const { passed, failed, output, flaky = [] } = outcome;
  total.passed += passed;
  total.failed += failed;
  failures.push(...outcome.failures.map((failure) => ({ ...failure, name: failure.name || name })));
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const counted = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  say(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seconds}${counted})`);
  for (const test of flaky) say(`      at its second try: ${test}`);
  if (failed > 0) say(`${output.trim()}\n`);
}

/** A step that is one check: it passes when the program ends well. */
function check(name: string, args: string[]): Promise<void> {
  return step(name, async () => {
    const { code, output } = await runNode(args);
    return once(code === 0, output);
  });
}

/** A step that runs these files, or all there are; none leaves it out. */
async function testFiles(
  name: string,
  files: 'all' | string[],
  work: (files: string[]) => Promise<Outcome>,
): Promise<void> {
  if (files === 'all') await step(name, () => work([]));
  else if (files.length === 0) say(`--    ${name}: nothing that changed touches them`);
  else await step(`${name}, ${files.length} files`, () => work(files));
}

/** The outcome of what passes or fails as a whole, under the name of its step. */
function once(passed: boolean, output: string): Outcome {
  if (passed) return { passed: 1, failed: 0, output, failures: [] };
  return { passed: 0, failed: 1, output, failures: [{ name: '', message: output }] };
}

const ROOM_JOURNEY = /^e2e\/journeys\/rooms\//;

const bin = (path: string) => join('node_modules', path);

async function main(): Promise<void> {
  const { changed, checksOnly } = readTestOptions(process.argv.slice(2));
  const { tests, journeys } =
    changed === undefined
      ? ({ tests: 'all', journeys: 'all' } as const)
      : testsOf(changedFiles(root, changed), importGraph(root));
  // Before anything of ours runs: how many tests at a time, and how long each may take.
  const capacity = await measureCapacity();
  Object.assign(process.env, capacityEnv(capacity));
  if (capacity.stretch > 1.2)
    say(`      this machine is busy or slow: limits of time are ${capacity.stretch.toFixed(1)} times as long`);
  const browser = await ensureBrowser();
  // Most of them have one core to do, or wait for the disk.
  const atATime = atMost(2);
  const checks: [name: string, args: string[]][] = [
    ['no regular expression is slow', ['scripts/slow-expressions.ts']],
    ['types of contract, server and scripts', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json']],
    ['types of the web client', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'web/tsconfig.json']],
    ['types of the journeys', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'e2e/tsconfig.json']],
    [
      'format, lint and import cycles',
      [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=200'],
    ],
    ['no dead code', [bin('knip/bin/knip.js'), '--no-progress']],
    [
      'what runs needs no development package',
      [bin('knip/bin/knip.js'), '--no-progress', '--production', '--strict', '--dependencies'],
    ],
    ['settings table is that of the schema', ['scripts/settings-table.ts', '--check']],
  ];
  await Promise.all(checks.map(([name, args]) => atATime(() => check(name, args))));

  const folder = await makeRunFolder(await throwawayFolder());
  // What is started from here on keeps its files there, and uses one PostgreSQL.
  process.env.TMPDIR = folder;
  const database = await openTestServer();
  process.env.TEST_DATABASE_URL = database.url;
  process.env.CHROMIUM_PATH = browser;
  try {
    await check('schema.sql is what the migrations make', ['scripts/schema.ts', '--check']);
    await step('web client builds', async () => {
      await buildWebClient();
      return once(true, '');
    });
    await check('first visits weigh what they may', ['scripts/bundle-size.ts', '--check']);
    if (checksOnly) return;
    await testFiles('unit, HTTP and web tests', tests, async (files) => {
      const report = join(folder, 'vitest.json');
      const flags = ['run', '--reporter=json', `--outputFile=${report}`, '--reporter=minimal', ...files];
      // Of the page that a test saw, the beginning.
      const env = { DEBUG_PRINT_LIMIT: '2000' };
      return countVitest(await runNode([bin('vitest/vitest.mjs'), ...flags], { env }), report);
    });
    const journey = (project: string) => async (files: string[]) => {
      const report = join(folder, `playwright-${project}.json`);
      const flags = [
        'test',
        '--config=e2e/playwright.config.ts',
        `--project=${project}`,
        '--reporter=list,json',
        ...files,
      ];
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' };
      return countPlaywright(await runNode([bin('@playwright/test/cli.js'), ...flags], { env }), report);
    };
    const those = (ofRooms: boolean) =>
      journeys === 'all' ? journeys : journeys.filter((file) => ROOM_JOURNEY.test(file) === ofRooms);
    await testFiles('journeys in a browser', those(false), journey('journeys'));
    // Several browsers each, with sound and pictures: they have the machine to themselves.
    await testFiles('journeys in rooms of interviews', those(true), journey('rooms'));
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  if (error instanceof UnknownArgument) {
    say(error.message);
    process.exit(1);
  }
  total.failed += 1;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  failures.push({ name: 'npm test', message });
  say(message);
}
if (stopped) total.failed += 1;
if (failures.length > 0) say(`\n${summarize(failures)}\n`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
