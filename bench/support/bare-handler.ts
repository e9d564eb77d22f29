import autocannon from 'autocannon';
import { freePort, spawnFollower, stopChild } from '../../scripts/support/server-process.ts';
import type { Statement } from '../../server/test/statements.ts';
import { percentile } from './figure.ts';

const CONNECTIONS = 16;
/** As the server's own pool, see DATABASE_POOL. */
const POOL = 10;
const ROUNDS = 7;
const ROUND_SECONDS = 3;

type Round = { real: number; bare: number };
type Target = { url: string; headers: Record<string, string>; method?: 'PUT'; body?: string };

interface Comparison {
  readonly databaseUrl: string;
  readonly statements: Statement[];
  /** One where they all wait for the same row. */
  readonly connections?: number;
  /** Long enough for many answers. */
  readonly roundSeconds?: number;
}

/**
 * Requests per second of the server, and of a bare handler that asks the same statements in the plainest way. They take
 * turns, so that whatever else the machine does hits both.
 * @returns the medians of both, and of what the server reaches of the other in a round
 */
export async function compareWithBare(
  real: Target,
  { databaseUrl, statements, connections = CONNECTIONS, roundSeconds = ROUND_SECONDS }: Comparison,
): Promise<Round & { share: number }> {
  const bare = await startBare(databaseUrl, statements);
  const load = (target: Target) => loadFor(roundSeconds, target, connections);
  try {
    const rounds: Round[] = [];
    await load(real);
    await load(bare.target);
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each goes first in turn.
      if (round % 2 === 0) rounds.push({ real: await load(real), bare: await load(bare.target) });
      else rounds.push({ bare: await load(bare.target), real: await load(real) });
    }
    const median = (pick: (round: Round) => number) => percentile(rounds.map(pick), 0.5);
    return {
      real: median((round) => round.real),
      bare: median((round) => round.bare),
      // A round in which the bare handler came to no answer shows nothing, and must not pass for the best of all.
      share: median((round) => (round.bare === 0 ? 0 : round.real / round.bare)),
    };
  } finally {
    await bare.stop();
  }
}

async function startBare(databaseUrl: string, statements: Statement[]) {
  const port = await freePort();
  const child = spawnFollower([new URL('bare-server.ts', import.meta.url).pathname], {
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
  return { target: { url, headers: {} }, stop };
}

async function loadFor(duration: number, { url, ...call }: Target, connections: number): Promise<number> {
  const result = await autocannon({ url, ...call, connections, duration });
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
