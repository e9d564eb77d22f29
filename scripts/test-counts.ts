import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Ran, root } from './run-node.ts';

export type Failure = { name: string; message: string };
export type Counts = { passed: number; failed: number };
export type Outcome = Counts & {
  output: string;
  failures: Failure[];
  /** What passed only at its second try. */
  flaky?: string[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
};

type PlaywrightError = { message?: string };
type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: { errors: PlaywrightError[] }[] }[];
};
type PlaywrightSuite = { title: string; file: string; specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
};

/** Tests of a vitest run. A file that could not be loaded has no tests and counts as one failure. */
export async function countVitest({ code, output }: Ran, reportFile: string): Promise<Outcome> {
  const report = await readReport<VitestReport>(reportFile);
  if (!report) return { passed: 0, failed: 1, output, failures: [{ name: 'vitest', message: output }] };
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [{ name: file, message: message ?? '' }];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: `${file} > ${test.fullName}`, message: test.failureMessages?.join('\n') ?? '' }));
  });
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return atLeast(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    output,
    failures,
  });
}

/** Tests of a Playwright run. What passed at its second try has passed; at a desk there is no second try. */
export async function countPlaywright({ code, output }: Ran, reportFile: string): Promise<Outcome> {
  const report = await readReport<PlaywrightReport>(reportFile);
  if (!report) return { passed: 0, failed: 1, output, failures: [{ name: 'playwright', message: output }] };
  const { expected, unexpected, flaky } = report.stats;
  const failures = [
    ...specsOf(report.suites, 'unexpected'),
    ...report.errors.map(({ message = '' }) => ({ name: 'playwright', message })),
  ];
  return atLeast(code, {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    output,
    failures,
    flaky: specsOf(report.suites, 'flaky').map(({ name, message }) => `${name}: ${essence(message).split('\n')[0]}`),
  });
}

/** Tests with this outcome, with what their last failed try says. */
function specsOf(suites: readonly PlaywrightSuite[], outcome: string, above: readonly string[] = []): Failure[] {
  return suites.flatMap(({ title, file, specs, suites: inner = [] }) => {
    const titles = title === file ? above : [...above, title];
    const own = specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === outcome)
        .map(({ results }) => ({
          name: `${spec.file}:${spec.line} > ${[...titles, spec.title].join(' > ')}`,
          message: (results.findLast(({ errors }) => errors.length > 0)?.errors ?? [])
            .map(({ message = '' }) => message)
            .join('\n'),
        })),
    );
    return [...own, ...specsOf(inner, outcome, titles)];
  });
}

/** A run that ended badly without a failed test (an error between tests, no tests at all) has failed once. */
function atLeast(code: number, counts: Outcome): Outcome {
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [{ name: 'it ended badly', message: counts.output.slice(-2_000) }] };
}

/**
 * What failed and why, short enough for the end of a log of which only that is kept: of each failure the beginning of
 * what it says, without the page that the test saw.
 */
export function summarize(failures: readonly Failure[], characters = 3_500): string {
  const each = Math.max(160, Math.floor(characters / Math.max(1, failures.length)));
  const shown = failures.slice(0, Math.floor(characters / 160));
  const texts = shown.map(({ name, message }) => {
    const said = essence(message);
    const most = Math.max(80, each - name.length);
    return `✗ ${name}\n  ${said.length > most ? `${said.slice(0, most)} …` : said}`;
  });
  const left = failures.length - shown.length;
  return [...texts, ...(left > 0 ? [`… and ${left} more`] : [])].join('\n');
}

function essence(message: string): string {
  const [said = ''] = stripVTControlCharacters(message).split(/^Ignored nodes:/m);
  return said
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .join('\n  ');
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    // The program died before it could write it; its exit code and output tell why.
    return undefined;
  }
}
