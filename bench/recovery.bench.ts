import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../scripts/support/server-process.ts';
import { connectionString, readCredentials } from '../server/src/platform/postgres/credentials.ts';
import { childrenOf, killBackend, killPostmaster } from '../server/test/kills.ts';
import { compareNotes, type NoteWriters, startNoteWriters } from '../server/test/note-writers.ts';
import type { Measure } from './support/bench.ts';
import { type Figure, percentile } from './support/figure.ts';

const KILLS = Number(process.env.KILLS ?? 100);
const CALLERS = 6;
/** Whoever notices a kill does so by then. */
const NOTICED_MS = 1_000;
/** Between two kills, so that there is something to lose. */
const PAUSE_MS = 400;

type Kill = () => Promise<unknown>;

/**
 * `npm start` with its own database, killed again and again (kill -9) under a load of writes: its web process, a process
 * of the database that serves a connection, the postmaster. KILLS says how often in all.
 */
export const measure: Measure = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'prova-bench-recovery-'));
  const database = join(dataDir, 'postgres');
  const port = await freePort();
  const installation = await start(dataDir, port);
  const kinds: readonly [string, Kill][] = [
    [
      'web process',
      async () => {
        for (const pid of await childrenOf(installation.pid ?? 0, /server\/src\/main\.ts/))
          process.kill(pid, 'SIGKILL');
      },
    ],
    ['database backend', () => killBackend(database)],
    ['postmaster', () => killPostmaster(database)],
  ];
  try {
    const figures: Figure[] = [];
    const kills = Math.ceil(KILLS / kinds.length);
    for (const [kind, kill] of kinds) {
      const writers = await startNoteWriters(`http://127.0.0.1:${port}`, CALLERS);
      const seconds = await recoveries(writers, kill, kills);
      await writers.stop();
      const url = connectionString(await readCredentials(database), 'prova');
      const compared = await compareNotes(url, writers.acknowledged);
      figures.push(
        ...figuresOf(`${kind} killed (${kills} times)`, seconds, writers.acknowledged.size, kills, compared),
      );
    }
    return figures;
  } finally {
    await stop(installation);
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Seconds from each kill until a write is acknowledged that began after it. */
async function recoveries(writers: NoteWriters, kill: Kill, times: number): Promise<number[]> {
  const seconds: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    await writers.serves();
    await delay(Math.random() * PAUSE_MS);
    const noticed = Promise.race([writers.fails(), delay(NOTICED_MS)]);
    const began = performance.now();
    await kill();
    await noticed;
    await writers.serves();
    seconds.push((performance.now() - began) / 1000);
  }
  return seconds;
}

function figuresOf(
  name: string,
  seconds: readonly number[],
  writes: number,
  kills: number,
  { lost, doubled }: { lost: number; doubled: number },
): Figure[] {
  const lower = (what: string, value: number, limit: number, unit: string): Figure => ({
    name: `${name}: ${what}`,
    value,
    limit,
    unit,
    better: 'lower',
  });
  return [
    // The web client repeats a call for 12 seconds before it says anything.
    lower('serves again after, median', percentile(seconds, 0.5), 5, 's'),
    lower('serves again after, worst', percentile(seconds, 1), 12, 's'),
    { name: `${name}: writes acknowledged meanwhile`, value: writes, limit: kills, unit: '', better: 'higher' },
    lower('acknowledged writes lost', lost, 0, ''),
    lower('acknowledged writes doubled', doubled, 0, ''),
  ];
}

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
  // Its people write; a database that is killed while they come takes them back.
  while (!output.includes('demo company seeded')) {
    if (child.exitCode !== null) throw new Error(`npm start ended before the demo was there: ${output}`);
    await delay(50);
  }
  return child;
}

async function stop(installation: ChildProcess): Promise<void> {
  const ended = once(installation, 'exit');
  installation.kill('SIGTERM');
  await ended;
}
