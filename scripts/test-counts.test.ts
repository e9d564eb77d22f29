import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, runNode } from './run-node.ts';
import { countPlaywright, countVitest, summarize } from './test-counts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prova-counts-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const program = (path: string) => join(root, 'node_modules', path);

test('tests of vitest are counted, and what failed is named with its reason', async () => {
  await write(
    'sums.test.ts',
    `import { describe, expect, test } from 'vitest';
     describe('sums', () => {
       test('of ones', () => expect(1 + 1).toBe(2));
       test('of twos', () => expect(2 + 2).toBe(5));
     });`,
  );
  await write('unloaded.test.ts', `import './nothing-of-the-kind.ts';`);
  const report = join(folder, 'vitest.json');
  const flags = ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`, '--reporter=minimal'];
  const { failures, ...counts } = await countVitest(await runNode([program('vitest/vitest.mjs'), ...flags]), report);
  expect(counts).toMatchObject({ passed: 1, failed: 2, output: expect.stringContaining('of twos') });
  expect(failures).toHaveLength(2);
  const summary = summarize(failures);
  expect(summary).toMatch(/✗ .*sums\.test\.ts > sums of twos\n {2}AssertionError: expected 4 to be 5/);
  expect(summary).toMatch(/✗ .*unloaded\.test\.ts\n {2}.*nothing-of-the-kind/);
});

test('journeys are counted, and what needed a second try is told', async () => {
  await write(
    'ways.spec.ts',
    `import { expect, test } from '@playwright/test';
     test('leads there', () => undefined);
     test('leads astray', () => expect('here').toBe('there'));
     test('leads there in the end', ({}, { retry }) => expect(retry, 'the try').toBe(1));`,
  );
  const report = join(folder, 'playwright.json');
  const flags = ['test', '--reporter=json', '--retries=1', '--workers=1', 'ways.spec.ts'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' };
  const run = await runNode([program('@playwright/test/cli.js'), ...flags, `--config=${folder}`], { env });
  const { passed, failed, failures, flaky } = await countPlaywright(run, report);
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(summarize(failures)).toMatch(/^✗ ways\.spec\.ts:3 > leads astray\n {2}Error: expect.*toBe/);
  expect(flaky).toEqual([expect.stringMatching(/^ways\.spec\.ts:4 > leads there in the end: Error: the try/)]);
});

test('a run that ended before it could report has failed once, and says how it ended', async () => {
  const ran = { code: 1, output: 'out of memory' };
  const nowhere = join(folder, 'nothing.json');
  for (const count of [countVitest, countPlaywright]) {
    const { passed, failed, failures } = await count(ran, nowhere);
    expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
    expect(summarize(failures)).toContain('out of memory');
  }
});

test('a summary is short, whatever failed: its names, the beginning of the reasons, no page', () => {
  const page = `\nIgnored nodes: comments, script, style\n${'<div>\n'.repeat(5_000)}`;
  const failures = Array.from({ length: 300 }, (_, n) => ({
    name: `board.test.tsx > case ${n}`,
    message: `Unable to find the text ${n}${page}\n at node_modules/x.js`,
  }));
  expect(summarize(failures.slice(0, 1))).toBe('✗ board.test.tsx > case 0\n  Unable to find the text 0');
  for (const length of [3, 20, 300]) {
    const summary = summarize(failures.slice(0, length));
    expect(summary.length).toBeLessThan(4_000);
    expect(summary).toContain('✗ board.test.tsx > case 2\n  Unable to find the text 2');
  }
  expect(summarize(failures)).toMatch(/… and 2\d\d more$/);
});
