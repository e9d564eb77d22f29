import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { changedFiles, testsOf } from './changed-tests.ts';
import { importGraph } from './import-graph.ts';
import { root, runNode } from './run-node.ts';
import { readTestOptions } from './test-options.ts';

const edges = importGraph(root);
const touched = (...files: string[]) => testsOf(files, edges);

describe('a change touches', () => {
  test('the tests that import it, directly or not, and those that read every source', () => {
    const { tests, journeys } = touched('scripts/test-counts.ts');
    expect(tests).toEqual([
      'scripts/changed-tests.test.ts',
      'scripts/import-rules.test.ts',
      'scripts/module-order.test.ts',
      'scripts/query-files.test.ts',
      'scripts/table-owners.test.ts',
      'scripts/test-counts.test.ts',
    ]);
    expect(journeys).toEqual([]);
  });

  test('of a page: tests of the web client, and journeys of its feature and through several', () => {
    const { tests, journeys } = touched('web/src/features/funnel/board.page.tsx');
    expect(tests).toContain('web/src/app/features.test.ts');
    expect(tests).not.toContain('server/src/modules/funnel/board.test.ts');
    const expected = ['e2e/journeys/funnel/board.spec.ts', 'e2e/journeys/main-job.spec.ts'];
    expect(journeys).toEqual(expect.arrayContaining(expected));
    expect(journeys).not.toContain('e2e/journeys/accounts/google.spec.ts');
  });

  test('of a rule of the contract: tests on both sides', () => {
    const { tests } = touched('contract/src/offers/offers.ts');
    for (const part of ['server/src/modules/offers/offers.test.ts', 'web/src/features/offers/offer.page.test.tsx'])
      expect(tests).toContain(part);
  });

  test('of a test: itself alone, and none once it is gone', () => {
    const own = 'web/src/app/guards.test.tsx';
    expect(touched(own).tests).toContain(own);
    expect(touched(own).journeys).toEqual([]);
    expect(touched('web/src/app/gone.test.tsx').tests).not.toContain('web/src/app/gone.test.tsx');
  });

  test('of what is loaded before each test of a workspace: all its tests', () => {
    const tests = touched('server/test/setup.ts').tests as string[];
    expect(tests).toEqual(
      expect.arrayContaining(edges.map(({ from }) => from).filter((file) => /^server.*\.test\.ts$/.test(file))),
    );
    expect(tests.filter((file) => file.startsWith('web/'))).toEqual([]);
  });

  test('of phrases: every test of the web client, which all show some', () => {
    const { tests } = touched('web/src/locales/pt-BR/offers.ts');
    expect(tests).toContain('web/src/app/guards.test.tsx');
  });

  test.each(['server/migrations/0001_platform.sql', 'vitest.config.ts', 'package-lock.json'])(
    'of what no test imports: all (%s)',
    (file) => expect(touched(file).tests).toBe('all'),
  );

  test.each([
    'web/src/ui/button.tsx',
    'server/src/platform/config.ts',
    'e2e/playwright.config.ts',
    'contract/src/errors.ts',
  ])('of what is no feature’s: every journey (%s)', (file) => expect(touched(file).journeys).toBe('all'));

  test('of documents alone: nothing', () => {
    expect(touched('docs/architecture.md', 'README.md')).toEqual({ tests: [], journeys: [] });
  });
});

test('files that differ from a commit are found, whether git knows them or not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prova-changed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  const commit = async (name: string) => {
    await writeFile(join(folder, name), name);
    git('add', name);
    git('commit', '-qm', name);
  };
  git('init', '-qb', 'main');
  await commit('old');
  await commit('removed');
  git('switch', '-qc', 'branch');
  await commit('committed');
  git('switch', '-q', 'main');
  await commit('elsewhere');
  git('switch', '-q', 'branch');
  await writeFile(join(folder, 'new'), '');
  await unlink(join(folder, 'removed'));
  expect(changedFiles(folder, '')).toEqual(['committed', 'new', 'removed']);
  expect(changedFiles(folder, 'HEAD')).toEqual(['new', 'removed']);
  expect(() => changedFiles(folder, 'nowhere')).toThrow();
});

test('arguments are read, and one that is unknown ends the command with its usage', async () => {
  expect([[], ['--changed'], ['--changed=HEAD~1'], ['--checks']].map(readTestOptions)).toEqual([
    {},
    { changed: '' },
    { changed: 'HEAD~1' },
    { checksOnly: true },
  ]);
  const { code, output } = await runNode(['scripts/test.ts', '--chnaged']);
  expect(code).toBe(1);
  expect(output).toMatch(/npm test does not know --chnaged\n\n(.*\n)*npm test -- --changed /);
});

test('names of files that are told apart exist', () => {
  for (const file of ['scripts/import-graph.ts', 'server/test/setup.ts', 'web/test/setup.ts', 'web/src/lib/i18n.ts'])
    expect(existsSync(join(root, file)), file).toBe(true);
});
