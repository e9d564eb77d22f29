// npm run bench [-- <part of a benchmark's name> [--set <folder>]]: every figure beside its limit; fails when one is not kept.
// --set: another folder of examples than the repository's, for those that judge how well something is matched or read.
// TEST_DATABASE_URL names a PostgreSQL to measure on; otherwise an embedded one is started for this run.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Measure, MeasureSet } from '../bench/support/bench.ts';
import { type Figure, ratio } from '../bench/support/figure.ts';
import { startTestedServer } from '../e2e/support/server.ts';
import { DEMO_PASSWORD } from '../server/seeds/companies.ts';
import { seedMany } from '../server/seeds/volume.ts';
import { openCluster } from '../server/src/platform/postgres/cluster.ts';
import { type BenchArguments, chooseBenchmarks, readBenchArguments } from './bench-files.ts';
import { ensureBrowser } from './install-browser.ts';
import { say, step } from './say.ts';
import { buildWebClient } from './support/web-client.ts';

/** What to run; a word that names none ends the program before anything is started. */
async function readCommand(): Promise<BenchArguments & { files: string[] }> {
  try {
    const command = readBenchArguments(process.argv.slice(2));
    return { ...command, files: chooseBenchmarks(await readdir('bench'), command.part) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function openPostgres(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, close: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'prova-bench-'));
  // With its usual settings: a database that does not wait for the disk would flatter every write.
  const cluster = await openCluster({ dir: join(folder, 'postgres') });
  return {
    url: cluster.url('postgres'),
    close: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openBench(databaseServer: string): Promise<Bench & { close: () => Promise<void> }> {
  const browser = await ensureBrowser();
  await buildWebClient();
  const server = await startTestedServer({
    ...{ databaseServer, seeded: false, logFile: 'test-results/bench.log' },
    // Benchmarks after one another make more rooms than a company does in a day.
    env: { BUDGETS: 'rooms=1000' },
  });
  const volume = await seedMany(server.databaseUrl, { applications: 10_000, jobs: 1_000 });
  const answer = await fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: volume.email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`The recruiter of the benchmark could not sign in: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return { ...server, volume, browser, accessToken: data.accessToken, close: server.stop };
}

/** What became of one figure, or of a benchmark that could not be measured. */
type Outcome = { name: string; measured: string; limit: string; share: string; kept: boolean };

function judge(figure: Figure): Outcome {
  const share = ratio(figure);
  const show = (value: number) =>
    `${value.toLocaleString('en-US', { maximumSignificantDigits: 4 })} ${figure.unit}`.trim();
  return {
    name: figure.name,
    measured: show(figure.value),
    limit: `${figure.better === 'lower' ? 'at most' : 'at least'} ${show(figure.limit)}`,
    share: Number.isFinite(share) ? share.toFixed(2) : 'beyond',
    kept: share <= 1,
  };
}

type BenchFile = { measure: Measure } | { measureSet: MeasureSet };

async function judged(file: string, measure: () => Promise<Figure[]>): Promise<Outcome[]> {
  try {
    const figures = await measure();
    if (figures.length === 0) throw new Error('it returned no figure');
    return figures.map(judge);
  } catch (error) {
    const measured = `not measured: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
    return [{ name: file, measured, limit: '', share: '', kept: false }];
  }
}

function report(outcome: Outcome): Outcome {
  const { name, measured, limit, share, kept } = outcome;
  say(`${name}: ${measured} (limit ${limit}, ratio ${share}) ${kept ? 'ok' : 'FAIL'}`);
  return outcome;
}

function table(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, measured, limit, share, kept }) => [
    name,
    measured,
    limit,
    share,
    kept ? 'ok' : 'FAIL',
  ]);
  const all = [['figure', 'measured', 'limit', 'ratio', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

const { files, set } = await readCommand();
const loaded = await Promise.all(
  files.map(async (file) => ({ file, benchmark: (await import(`../bench/${file}`)) as BenchFile })),
);
const outcomes: Outcome[] = [];
for (const { file, benchmark } of loaded) {
  if (!('measureSet' in benchmark)) continue;
  for (const outcome of await judged(file, () => benchmark.measureSet({ folder: set }))) outcomes.push(report(outcome));
}
const onServer = loaded.flatMap(({ file, benchmark }) => ('measure' in benchmark ? [{ file, ...benchmark }] : []));
if (onServer.length > 0) {
  const postgres = await openPostgres();
  try {
    const bench = await openBench(postgres.url);
    step('server ready with 1,000 jobs and 10,000 applications');
    try {
      for (const { file, measure } of onServer) {
        for (const outcome of await judged(file, () => measure(bench))) outcomes.push(report(outcome));
      }
    } finally {
      await bench.close();
    }
  } finally {
    await postgres.close();
  }
}
const broken = outcomes.filter(({ kept }) => !kept).length;
say();
say(table(outcomes));
say();
say(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end.`);
say(broken === 0 ? 'Every figure is within its limit.' : `${broken} figures are outside their limits.`);
process.exit(broken === 0 ? 0 : 1);
