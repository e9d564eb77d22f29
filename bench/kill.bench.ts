import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../scripts/server-process.ts';
import { connectionString, readCredentials } from '../server/src/platform/postgres/credentials.ts';
import { childrenOf, killBackend, killPostmaster } from '../server/test/kills.ts';
import { compareNotes, startNoteWriters } from '../server/test/note-writers.ts';
import type { Measure } from './support/bench.ts';
import { type Figure, percentile } from './support/figure.ts';

const KILLS = Number(process.env.KILLS ?? 100);
const CALLERS = 6;
/** Whoever notices a kill does so by then. */
const NOTICED_MS = 1_000;
/** Between two kills, so that there is something to lose. */
const PAUSE_MS = 400;

/**
 * `npm start` with its own database, killed again and again (kill -9) under a load of writes: its web process, a process
 * of the database that serves a connection, the postmaster. KILLS says how often.
 */
export const measure: Measure = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'prova-bench-kill-'));
  const database = join(dataDir, 'postgres');
  const port = await freePort();
  const installation = await start(dataDir, port);
  const kills = [
    () => killBackend(database),
    () => killPostmaster(database),
    async () => {
      for (const pid of await childrenOf(installation.pid ?? 0, /server\/src\/main\.ts/)) process.kill(pid, 'SIGKILL');
    },
  ];
  const seconds: number[] = [];
  try {
    const writers = await startNoteWriters(`http://127.0.0.1:${port}`, CALLERS);
    for (let turn = 0; turn < KILLS; turn += 1) {
      await writers.serves();
      await delay(Math.random() * PAUSE_MS);
      const noticed = Promise.race([writers.fails(), delay(NOTICED_MS)]);
      const began = performance.now();
      await kills[turn % kills.length]?.();
      await noticed;
      await writers.serves();
      seconds.push((performance.now() - began) / 1000);
    }
    await writers.stop();
    const url = connectionString(await readCredentials(database), 'prova');
    const { lost, doubled } = await compareNotes(url, writers.acknowledged);
    const count = (name: string, value: number): Figure => ({ name, value, limit: 0, unit: '', better: 'lower' });
    return [
      // The web client repeats a call for 12 seconds before it says anything.
      {
        name: `serves again after kill -9 (${KILLS} times), median`,
        value: percentile(seconds, 0.5),
        limit: 5,
        unit: 's',
        better: 'lower',
      },
      {
        name: 'serves again after kill -9, worst',
        value: percentile(seconds, 1),
        limit: 12,
        unit: 's',
        better: 'lower',
      },
      {
        name: 'writes acknowledged meanwhile',
        value: writers.acknowledged.size,
        limit: KILLS,
        unit: '',
        better: 'higher',
      },
      count('acknowledged writes that were lost', lost),
      count('acknowledged writes that were doubled', doubled),
    ];
  } finally {
    await stop(installation);
    await rm(dataDir, { recursive: true, force: true });
  }
};

async function start(dataDir: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'fatal',
      MAIL_DNS: 'off',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  while (!output.includes('Ctrl+C stops everything')) {
    if (child.exitCode !== null) throw new Error(`npm start ended before it was ready: ${output}`);
    await delay(50);
  }
  return child;
}

async function stop(installation: ChildProcess): Promise<void> {
  const ended = once(installation, 'exit');
  installation.kill('SIGTERM');
  await ended;
}
