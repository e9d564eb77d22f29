import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPostgresBinaries } from './binaries.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { chooseOwner } from './owner.ts';
import { runningPostmaster } from './postmaster.ts';
import { stopCluster } from './stop-cluster.ts';

let folder: string;
let dir: string;
let cluster: Cluster;

beforeAll(async () => {
  // mkdtemp makes a folder that is closed to everyone else, as a clone in /root is.
  folder = await mkdtemp(join(tmpdir(), 'prova-cluster-'));
  dir = join(folder, 'postgres');
  cluster = await openCluster({ dir, settings: { fsync: 'off' } });
});

afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

async function one<Row extends pg.QueryResultRow>(sql: string, database = 'postgres'): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: cluster.url(database) });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows[0];
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(`${dir}/postmaster.pid`, 'utf8')).split('\n')[0]);
}

test('a first start makes a cluster whose password nobody else can read, on loopback only', async () => {
  expect(cluster.adopted).toBe(false);
  expect((await stat(`${dir}.json`)).mode & 0o777).toBe(0o600);
  expect(await one('show listen_addresses')).toEqual({ listen_addresses: '127.0.0.1' });
  const wrong = new pg.Client({ connectionString: cluster.url('postgres').replace(/:[^:@]+@/, ':wrong@') });
  await expect(wrong.connect()).rejects.toThrow(/password/);
});

test('a database is created once and keeps its rows', async () => {
  await cluster.createDatabase('prova');
  await one('create table kept (note text)', 'prova');
  await one("insert into kept values ('still here')", 'prova');
  await cluster.createDatabase('prova');
  expect(await one('select note from kept', 'prova')).toEqual({ note: 'still here' });
});

test('a database left running by a killed process is adopted, on its port', async () => {
  const program = `
    import { openCluster } from ${JSON.stringify(new URL('./cluster.ts', import.meta.url).href)};
    await openCluster({ dir: ${JSON.stringify(dir)} });
    process.stdout.write('open');
    setInterval(() => undefined, 1000);`;
  await cluster.stop();
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const pid = await postmasterPid();

  cluster = await openCluster({ dir });

  expect(cluster.adopted).toBe(true);
  expect(await postmasterPid()).toBe(pid);
  expect(await one('select note from kept', 'prova')).toEqual({ note: 'still here' });
});

test('a database that was itself killed is started again', async () => {
  const pid = await postmasterPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => one('select 1').catch((error: Error) => error.message)).toContain('ECONNREFUSED');

  await cluster.revive();

  expect(await postmasterPid()).not.toBe(pid);
  expect(await one('select note from kept', 'prova')).toEqual({ note: 'still here' });
});

test.runIf(process.platform === 'linux')(
  'a killed database that has left a process behind, busy and deaf, is started again',
  async () => {
    const busy = new pg.Client({ connectionString: cluster.url('prova') });
    busy.on('error', () => undefined);
    await busy.connect();
    const { rows } = await busy.query<{ pid: number }>('select pg_backend_pid() as pid');
    const orphan = rows[0]?.pid ?? 0;
    process.kill(orphan, 'SIGSTOP');
    process.kill(await postmasterPid(), 'SIGKILL');

    await cluster.revive();

    expect(await one('select note from kept', 'prova')).toEqual({ note: 'still here' });
  },
);

/** A connection that answers: one that is opened before the database has noticed the last crash is closed again. */
async function connectVictim(): Promise<{ pid: number; ended: Promise<void> }> {
  const client = new pg.Client({ connectionString: cluster.url('prova') });
  client.on('error', () => undefined);
  const ended = new Promise<void>((over) => client.once('end', over));
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return { pid: rows[0]?.pid ?? 0, ended };
}

test.runIf(process.platform === 'linux')(
  'a database that recovers from a crash is left to it, however its connections end',
  async () => {
    for (let crash = 0; crash < 10; crash += 1) {
      const pid = await postmasterPid();
      const victim = await vi.waitFor(connectVictim, { timeout: 120_000 });
      process.kill(victim.pid, 'SIGKILL');
      await victim.ended;
      await cluster.revive();
      expect(await postmasterPid()).toBe(pid);
    }
  },
);

test.runIf(process.platform !== 'win32')('a database that hangs is stopped by force, and started again', async () => {
  const pid = await postmasterPid();
  process.kill(pid, 'SIGSTOP');
  const binaries = await findPostgresBinaries();
  const impatient = (['fast', 'immediate'] as const).map((mode) => ({ mode, seconds: 1 }));
  await stopCluster(dir, binaries, chooseOwner(dir, binaries), impatient);
  await cluster.revive();
  expect(await postmasterPid()).not.toBe(pid);
  expect(await one('select note from kept', 'prova')).toEqual({ note: 'still here' });
});

test('to stop gives up what tries to start', async () => {
  process.kill(await postmasterPid(), 'SIGKILL');
  const revived = expect(cluster.revive()).rejects.toThrow('is being stopped');
  await cluster.stop();
  await revived;
  expect(await runningPostmaster(dir)).toBeUndefined();
  await cluster.revive();
});

test('a running database that does not know the password is stopped and started again', async () => {
  await one("alter user prova password 'changed by hand'");
  const kept = await readFile(`${dir}.json`, 'utf8');
  const pid = await postmasterPid();
  await cluster.revive();
  expect(await postmasterPid()).not.toBe(pid);

  await writeFile(`${dir}.json`, JSON.stringify({ ...JSON.parse(kept), password: 'changed by hand' }));
  cluster = await openCluster({ dir });
  expect(cluster.adopted).toBe(true);
});

test('a postmaster.pid whose number belongs to another program now does not stop the start', async () => {
  await cluster.stop();
  await writeFile(`${dir}/postmaster.pid`, `${process.pid}\n${dir}\n0\n1\n\n127.0.0.1\n`);
  cluster = await openCluster({ dir });
  expect(cluster.adopted).toBe(false);
  expect(await one('select note from kept', 'prova')).toEqual({ note: 'still here' });
});

test.runIf(process.platform === 'linux')(
  'a postmaster.pid that names the process of another cluster harms neither',
  async () => {
    const other = await openCluster({ dir: join(folder, 'other'), settings: { fsync: 'off' } });
    try {
      const text = await readFile(join(folder, 'other/postmaster.pid'), 'utf8');
      await cluster.stop();
      await writeFile(`${dir}/postmaster.pid`, text.replace(join(folder, 'other'), dir));
      cluster = await openCluster({ dir });
      expect(cluster.adopted).toBe(false);
      expect(await one('select note from kept', 'prova')).toEqual({ note: 'still here' });
      expect(await readFile(join(folder, 'other/postmaster.pid'), 'utf8')).toBe(text);
    } finally {
      await other.stop();
    }
  },
);

test('when its port has been taken, it moves to another and remembers it', async () => {
  const port = Number(new URL(cluster.url('prova')).port);
  await cluster.stop();
  const squatter = (await import('node:net')).createServer().listen(port, '127.0.0.1');
  await once(squatter, 'listening');
  try {
    cluster = await openCluster({ dir });
    expect(Number(new URL(cluster.url('prova')).port)).not.toBe(port);
    expect(JSON.parse(await readFile(`${dir}.json`, 'utf8')).port).toBe(Number(new URL(cluster.url('prova')).port));
  } finally {
    squatter.close();
  }
});

test('a copy starts as well, whoever made it and however open it is', async () => {
  await cluster.stop();
  const copy = join(folder, 'copy');
  // As `cp -r` leaves it: this user's, who may be root.
  await cp(dir, copy, { recursive: true });
  await cp(`${dir}.json`, `${copy}.json`);
  await chmod(copy, 0o755);
  const copied = await openCluster({ dir: copy });
  try {
    const client = new pg.Client({ connectionString: copied.url('prova') });
    await client.connect();
    const { rows } = await client.query('select note from kept');
    await client.end();
    expect(rows).toEqual([{ note: 'still here' }]);
  } finally {
    await copied.stop();
    cluster = await openCluster({ dir });
  }
});
