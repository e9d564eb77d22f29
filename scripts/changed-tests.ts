// Which tests a change may touch, by who imports whom and by the folders of features.
import { execFileSync } from 'node:child_process';
import type { Edge } from './import-graph.ts';

export type ChangedTests = {
  /** Files for vitest; 'all' when something changed that reaches tests by other ways than imports. */
  tests: 'all' | string[];
  /** Files for Playwright. */
  journeys: 'all' | string[];
};

const TEST = /\.test\.tsx?$/;
const JOURNEY = /^e2e\/journeys\/.*\.spec\.ts$/;
const JOURNEYS_OF_FEATURE = /^e2e\/journeys\/([\w-]+)\//;
const FEATURE =
  /^(?:(?:contract\/src|server\/src\/modules|web\/src\/features)\/([\w-]+)\/|web\/src\/locales\/[\w-]+\/([\w-]+)\.ts$)/;
/** What people use, and therefore every journey, as long as it belongs to no feature. */
const PRODUCT = /^(?:contract|server\/(?:src|migrations|seeds)|web\/(?!test\/))|^package/;
/** What no test reads. */
const BESIDE_THE_TESTS = /^(?:docs|bench)\/|\.md$|^\.git/;
/** Loaded before each test of its workspace. */
const SETUP = /^(?:server|web)\/test\/setup\.ts$/;
/** Who finds files by a pattern (import.meta.glob), as good as an import of each. */
const FOUND_BY_PATTERN: readonly [files: RegExp, by: string][] = [
  [/^web\/src\/locales\//, 'web/src/lib/i18n.ts'],
  [/^contract\/src\/[^/]+\/paths\.ts$/, 'web/src/app/features.test.ts'],
];
/** The server's tests make a web client of their own. */
const WEB_TESTS = /^(?:web|scripts)\//;
/** Whoever imports it reads every source. */
const READS_ALL_SOURCES = 'scripts/import-graph.ts';

/** Files that differ from a commit, those removed or not yet known to git among them. */
export function changedFiles(root: string, since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);
  const [base = since] = since ? [since] : git('merge-base', 'HEAD', 'main');
  const tracked = git('diff', '--name-only', '--no-renames', base, '--');
  return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}

/**
 * @param files that changed, from the root of the repository
 * @param edges the imports of all sources
 */
export function testsOf(files: readonly string[], edges: readonly Edge[]): ChangedTests {
  const relevant = files.filter((file) => !BESIDE_THE_TESTS.test(file));
  if (relevant.length === 0) return { tests: [], journeys: [] };
  const importers = new Map<string, string[]>();
  for (const { from, to } of edges) importers.set(to, [...(importers.get(to) ?? []), from]);
  const sources = new Set(edges.map(({ from }) => from));
  return { tests: vitestFiles(relevant, importers, sources), journeys: journeyFiles(relevant, importers, sources) };
}

function vitestFiles(
  files: readonly string[],
  importers: ReadonlyMap<string, string[]>,
  sources: ReadonlySet<string>,
): ChangedTests['tests'] {
  const isTest = (file: string) => TEST.test(file) && sources.has(file);
  const found = new Set([...reached(READS_ALL_SOURCES, importers)].filter(isTest));
  for (const file of files.filter((each) => !each.startsWith('e2e/'))) {
    const finders = FOUND_BY_PATTERN.filter(([pattern]) => pattern.test(file)).map(([, by]) => by);
    const all = [file, ...finders].flatMap((each) => [...reached(each, importers)]);
    const setups = all.filter((each) => SETUP.test(each)).map((each) => each.replace('test/setup.ts', ''));
    const tests = [...all, ...[...sources].filter((each) => setups.some((place) => each.startsWith(place)))].filter(
      isTest,
    );
    // A test that is no more needs none.
    if (TEST.test(file) && tests.length === 0) continue;
    // SQL, settings, programs that are started: a test may stand on it without an import that says so.
    if (tests.length === 0 && !file.startsWith('web/')) return 'all';
    if (tests.length === 0) tests.push(...[...sources].filter((each) => TEST.test(each) && WEB_TESTS.test(each)));
    for (const test of tests) found.add(test);
  }
  return [...found].sort();
}

function journeyFiles(
  files: readonly string[],
  importers: ReadonlyMap<string, string[]>,
  sources: ReadonlySet<string>,
): ChangedTests['journeys'] {
  const journeys = [...sources].filter((file) => JOURNEY.test(file));
  const found = new Set<string>();
  for (const file of files.filter((each) => !TEST.test(each))) {
    if (PRODUCT.test(file)) {
      const [, folder, phrases] = FEATURE.exec(file) ?? [];
      const feature = folder ?? phrases;
      if (feature === undefined) return 'all';
      // Those in no folder go through several features.
      for (const journey of journeys) {
        if ([feature, undefined].includes(JOURNEYS_OF_FEATURE.exec(journey)?.[1])) found.add(journey);
      }
      continue;
    }
    const importing = [...reached(file, importers)].filter((each) => journeys.includes(each));
    if (file.startsWith('e2e/') && importing.length === 0 && !JOURNEY.test(file)) return 'all';
    for (const journey of importing) found.add(journey);
  }
  return [...found].sort();
}

/** A file and all that import it, directly or through others. */
function reached(file: string, importers: ReadonlyMap<string, string[]>): Set<string> {
  const found = new Set([file]);
  // A set also yields what is added while it is walked.
  for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer);
  return found;
}
