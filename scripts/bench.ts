// npm run bench [-- <part of a benchmark's name>]: every figure beside its limit; fails when one is not kept.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Measure } from '../bench/support/bench.ts';
import { type Figure, ratio } from '../bench/support/figure.ts';
import { startTestedServer } from '../e2e/support/server.ts';
import { DEMO_PASSWORD } from '../server/seeds/companies.ts';
import { seedMany } from '../server/seeds/volume.ts';
import { openCluster } from '../server/src/platform/postgres/cluster.ts';
import { ensureBrowser } from './install-browser.ts';
import { say, step } from './say.ts';
import { buildWebClient } from './web-client.ts';

const [only = ''] = process.argv.slice(2);

async function openBench(databaseServer: string): Promise<Bench & { close: () => Promise<void> }> {
  const browser = await ensureBrowser();
  await buildWebClient();
  const server = await startTestedServer({
    databaseServer,
    seeded: false,
    logFile: 'test-results/bench.log',
    env: { LOG_LEVEL: 'warn' },
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

function print(figure: Figure): boolean {
  const share = ratio(figure);
  const kept = share <= 1;
  const bound = figure.better === 'lower' ? 'at most' : 'at least';
  const value = figure.value.toLocaleString('en-US', { maximumSignificantDigits: 4 });
  const limit = figure.limit.toLocaleString('en-US');
  say(
    `${kept ? 'ok  ' : 'FAIL'}  ${figure.name}: ${value} ${figure.unit}, ${bound} ${limit} (${(share * 100).toFixed(0)}% of the limit)`,
  );
  return kept;
}

const folder = await mkdtemp(join(tmpdir(), 'prova-bench-'));
// With its usual settings: a database that does not wait for the disk would flatter every write.
const cluster = await openCluster({ dir: join(folder, 'postgres') });
let broken = 0;
try {
  const bench = await openBench(cluster.url('postgres'));
  step('server ready with 1,000 jobs and 10,000 applications');
  try {
    const names = (await readdir('bench')).filter((name) => name.endsWith('.bench.ts') && name.includes(only));
    for (const name of names.sort()) {
      const { measure } = (await import(`../bench/${name}`)) as { measure: Measure };
      for (const figure of await measure(bench)) if (!print(figure)) broken += 1;
    }
  } finally {
    await bench.close();
  }
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
say(broken === 0 ? 'Every figure is within its limit.' : `${broken} figures are outside their limits.`);
process.exit(broken === 0 ? 0 : 1);
