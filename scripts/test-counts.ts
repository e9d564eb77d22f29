import { readFile } from 'node:fs/promises';
import type { Ran } from './run-node.ts';

export type Counts = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/** Tests of a vitest run. A file that could not be loaded has no tests and counts as one failure. */
export async function countVitest({ code, output }: Ran, reportFile: string): Promise<Counts & { output: string }> {
  const report = await readReport<VitestReport>(reportFile);
  if (!report) return { passed: 0, failed: 1, output };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return atLeast(code, { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length, output });
}

/** Tests of a Playwright run. What passed at its second try has passed; at a desk there is no second try. */
export async function countPlaywright({ code, output }: Ran, reportFile: string): Promise<Counts & { output: string }> {
  const report = await readReport<PlaywrightReport>(reportFile);
  if (!report) return { passed: 0, failed: 1, output };
  const { expected, unexpected, flaky } = report.stats;
  return atLeast(code, { passed: expected + flaky, failed: unexpected + report.errors.length, output });
}

/** A run that ended badly without a failed test (an error between tests, no tests at all) has failed once. */
function atLeast(code: number, counts: Counts & { output: string }): Counts & { output: string } {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    // The program died before it could write it; its exit code and output tell why.
    return undefined;
  }
}
