import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import autocannon from 'autocannon';
import { freePort, spawnFollower, stopChild } from '../scripts/server-process.ts';
import type { Statement } from '../server/test/statements.ts';
import type { Measure } from './support/bench.ts';
import { percentile } from './support/figure.ts';
import { statementsOf } from './support/statements.ts';

const CONNECTIONS = 16;
/** As the server's own pool, see DATABASE_POOL. */
const POOL = 10;
const ROUNDS = 7;
const ROUND_SECONDS = 3;

type Round = { real: number; bare: number };

/**
 * The first page of a recruiter with 1,000 jobs: requests per second of the server, as a share of what a bare handler
 * makes of the same statements, asked in the plainest way. They take turns, so that whatever else the machine does hits
 * both.
 */
export const measure: Measure = async ({ url, databaseUrl, volume, accessToken }) => {
  const statements = await statementsOf(databaseUrl, volume.email, listRecruiterJobs.path);
  const bare = await startBare(databaseUrl, statements);
  try {
    const headers = { authorization: `Bearer ${accessToken}` };
    const real = () => load(url + listRecruiterJobs.path, headers);
    const least = () => load(bare.url, {});
    await real();
    await least();
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each goes first in turn.
      if (round % 2 === 0) rounds.push({ real: await real(), bare: await least() });
      else rounds.push({ bare: await least(), real: await real() });
    }
    const median = (pick: (round: Round) => number) => percentile(rounds.map(pick), 0.5);
    const rates = `${median(({ real }) => real).toFixed(0)} of ${median(({ bare }) => bare).toFixed(0)} requests/s`;
    return [
      {
        name: `jobs list, share of the bare handler (${statements.length} statements, ${rates})`,
        value: 100 * median(({ real, bare }) => real / bare),
        limit: 75,
        unit: '%',
        better: 'higher',
      },
    ];
  } finally {
    await bare.stop();
  }
};

async function startBare(databaseUrl: string, statements: Statement[]) {
  const port = await freePort();
  const child = spawnFollower([new URL('support/bare-server.ts', import.meta.url).pathname], {
    output: 'inherit',
    env: {
      PORT: String(port),
      BENCH_DATABASE_URL: databaseUrl,
      BENCH_POOL: String(POOL),
      BENCH_STATEMENTS: JSON.stringify(statements),
    },
  });
  const url = `http://127.0.0.1:${port}/`;
  const stop = () => stopChild(child);
  await answers(url).catch(async (error: Error) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: ROUND_SECONDS });
  if (result.errors + result.timeouts + result.non2xx > 0) throw new Error(`${url} failed under load.`);
  return result.requests.total / result.duration;
}

async function answers(url: string): Promise<void> {
  for (const deadline = Date.now() + 10_000; ; await new Promise((wake) => setTimeout(wake, 50))) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (answer || Date.now() > deadline) throw new Error(`The bare handler does not answer: ${await answer?.text()}`);
  }
}
