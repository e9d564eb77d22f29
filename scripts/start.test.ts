import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectionString, readCredentials } from '../server/src/platform/postgres/credentials.ts';
import { crash, killBackend, killPostmaster } from '../server/test/kills.ts';
import { compareNotes, startNoteWriters } from '../server/test/note-writers.ts';
import { root } from './run-node.ts';
import { freePort } from './support/server-process.ts';

type Started = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

let dataDir: string;
let port: number;
let all: Started[] = [];
/** What the cases share that leave it running: a start takes longer than most of them. */
let shared: Started | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prova-start-'));
  port = await freePort();
});

afterEach(async ({ task }) => {
  // On what a case has failed with, no other stands.
  if (task.result?.state === 'fail') shared = undefined;
  await end(all.filter((started) => started !== shared));
});

afterAll(async () => {
  await end(all);
  await rm(dataDir, { recursive: true, force: true });
});

async function end(these: Started[]): Promise<void> {
  for (const { child } of these) child.kill('SIGTERM');
  await Promise.all(these.map(({ ended }) => ended));
  all = all.filter((started) => !these.includes(started));
}

function start(
  env: Record<string, string> = {},
  command = [process.execPath, 'scripts/bootstrap.mjs', 'start'],
): Started {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMITS: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const started = { child, output: () => text, ended };
  all.push(started);
  return started;
}

/** Waits until it prints the words; fails at once when it ends before that. */
async function prints({ output, ended }: Started, words: string): Promise<void> {
  const over = ended.then(() => {
    if (!output().includes(words)) throw new Error(`It ended without "${words}":\n${output()}`);
  });
  await Promise.race([over, expect.poll(output, { timeout: 150_000, interval: 20 }).toContain(words)]);
}

const serves = (started: Started) => prints(started, 'Ctrl+C stops everything');
/** It serves, and the demo is there. */
async function ready(started: Started): Promise<void> {
  await serves(started);
  if (started.output().includes('still being made')) await prints(started, 'demo company seeded');
}
/** One that is ready: the one that the case before has left, or a new one. */
async function running(): Promise<Started> {
  const child = shared?.child;
  const left = child?.exitCode === null && child.signalCode === null ? shared : undefined;
  shared = left ?? start();
  await ready(shared);
  return shared;
}
const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
const databaseRuns = () => existsSync(join(dataDir, 'postgres/postmaster.pid'));

async function processes(script: string): Promise<number[]> {
  const { readdir } = await import('node:fs/promises');
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [command, environment] = await Promise.all(
        ['cmdline', 'environ'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      );
      return command?.includes(script) && environment?.includes(`DATA_DIR=${dataDir}`) ? pid : undefined;
    }),
  );
  return found.filter((pid) => pid !== undefined);
}

test('a first start says where everything is, and stops the database last, the demo half made or not', async () => {
  const first = start();
  await serves(first);
  expect(first.output()).toContain(`http://localhost:${port}`);
  expect(first.output()).toContain('recrutadora@aurora.example');
  expect(first.output()).toContain('still being made');
  expect(first.output()).toContain('/dev/outbox');
  expect(first.output()).toContain('loopback');
  expect(await status('/readyz')).toBe(200);
  expect(await status('/')).toBe(200);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(first.output()).not.toContain('demo company seeded');
  expect(databaseRuns()).toBe(false);
  // One that is stopped is not started again.
  if (process.platform === 'linux') expect(await processes('server/src/main.ts')).toEqual([]);
});

test('the next start makes the demo behind the running server, whose pages say so until it is there', async () => {
  shared = start();
  await serves(shared);
  const home = async () =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-language': 'pt-BR' } })).text();
  await expect.poll(home).toContain('A demonstração ainda está sendo montada');
  await prints(shared, 'demo company seeded');
  expect(await home()).not.toContain('A demonstração ainda está sendo montada');
  const login = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'recrutadora@aurora.example', password: 'prova-demo-2026' }),
  });
  expect(login.status).toBe(200);
});

test('a second start says plainly that one runs, and leaves it alone', async () => {
  await running();
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('already running');
  expect(second.output()).toContain(`http://localhost:${port}`);
  expect(await status('/readyz')).toBe(200);
});

test.runIf(process.platform === 'linux')(
  'after each of five kills of its database under load it serves again, and no acknowledged write is lost',
  async () => {
    const database = join(dataDir, 'postgres');
    const started = await running();
    const before = started.output().length;
    const writers = await startNoteWriters(`http://127.0.0.1:${port}`, 4);
    for (const kill of [killBackend, killPostmaster, killBackend, killBackend, killPostmaster]) {
      await writers.serves();
      await crash(database, kill);
      await writers.serves();
    }
    await writers.stop();
    const said = started.output().slice(before);
    expect(said).toContain('The database went away; bringing it back');
    expect(said).not.toContain('The server has ended');
    expect(await status('/readyz')).toBe(200);
    const url = connectionString(await readCredentials(database), 'prova');
    expect(writers.acknowledged.size).toBeGreaterThan(10);
    expect(await compareNotes(url, writers.acknowledged)).toMatchObject({ lost: 0 });
  },
);

test.runIf(process.platform === 'linux')('a server that is killed is started again', async () => {
  const started = await running();
  // For a moment after its fork, a process that reads files still bears the name of the server that starts it.
  let before: number[] = [];
  const servers = async () => {
    before = await processes('server/src/main.ts');
    return before;
  };
  await expect.poll(servers).toHaveLength(1);
  for (const pid of before) process.kill(pid, 'SIGKILL');
  await prints(started, 'The server has ended (signal SIGKILL); starting it again.');
  await expect.poll(() => status('/readyz').catch(() => 0), { timeout: 60_000 }).toBe(200);
  expect(await processes('server/src/main.ts')).not.toEqual(before);
});

test.runIf(process.platform === 'linux')(
  'after kill -9 of every Node process, the next start adopts the database',
  async () => {
    const first = await running();
    for (const pid of await processes('node')) process.kill(pid, 'SIGKILL');
    await first.ended;
    expect(databaseRuns()).toBe(true);
    const second = await running();
    expect(second.output()).toContain('adopted');
    expect(second.output()).not.toContain('still being made');
    expect(await status('/readyz')).toBe(200);
  },
);

test.runIf(process.platform === 'linux')(
  'when only the keeper is killed, the server follows and frees its port',
  async () => {
    const first = await running();
    for (const pid of await processes('scripts/start.ts')) process.kill(pid, 'SIGKILL');
    await first.ended;
    await running();
    expect(await status('/readyz')).toBe(200);
  },
);

test.runIf(process.platform === 'linux')(
  'told to stop while its database recovers from a crash, it ends, and so does the server',
  async () => {
    const started = await running();
    await killBackend(join(dataDir, 'postgres'));
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(databaseRuns()).toBe(false);
    expect(await processes('server/src/main.ts')).toEqual([]);
  },
);

describe('where nothing runs', () => {
  beforeEach(() => end(all));

  test('a port that another program has is named', async () => {
    const { createServer } = await import('node:http');
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    try {
      const started = start();
      expect(await started.ended).toBe(1);
      expect(started.output()).toContain(`Port ${port} is busy`);
      expect(databaseRuns()).toBe(false);
    } finally {
      other.close();
    }
  });

  test.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
    'a signal to npm alone ends everything (%s)',
    async (signal) => {
      const started = start({}, ['npm', 'start']);
      await ready(started);
      started.child.kill(signal);
      await expect.poll(() => processes('node'), { timeout: 20_000 }).toEqual([]);
      await expect.poll(databaseRuns).toBe(false);
    },
  );

  test('in production it names every setting that is missing, and starts nothing', async () => {
    const started = start({ NODE_ENV: 'production' });
    expect(await started.ended).toBe(1);
    for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'TOKEN_SECRET', 'FILE_SECRET', 'SMTP_URL']) {
      expect(started.output()).toContain(`${name} is missing`);
    }
    expect(databaseRuns()).toBe(false);
  });
});
