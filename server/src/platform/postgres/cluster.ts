import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import pg from 'pg';
import { ClusterError, findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import { chooseOwner, type Owner } from './owner.ts';
import { runningPostmaster, samePath } from './postmaster.ts';
import { runProgram } from './run-program.ts';

const superuser = 'prova';
const largestLog = 10 * 1024 * 1024;

export type ClusterOptions = {
  /** Folder of the cluster; `<dir>.json` beside it keeps port and password, `<dir>/server.log` the log. */
  dir: string;
  /** Settings of PostgreSQL in force at each start, for example `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
};

export type Cluster = {
  /** Connection string of a database of this cluster, as its superuser. */
  url: (database: string) => string;
  /** True when the database was running already, left behind by a process that died. */
  adopted: boolean;
  /** Creates the database unless it exists. */
  createDatabase: (name: string) => Promise<void>;
  /** Starts the database again when it has gone away; does nothing while it runs. */
  revive: () => Promise<void>;
  /** Ends every connection and stops the database; resolves when its files are at rest. */
  stop: () => Promise<void>;
};

type Credentials = { port: number; password: string };

/**
 * Starts the embedded PostgreSQL of a folder, or adopts it when it runs already; creates it on first use.
 * It listens on 127.0.0.1 only, on a free port that is remembered. It runs in a session of its own, so that neither
 * Ctrl+C nor the death of this process stops it: call `stop()`. Throws ClusterError, whose message says what to do.
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const dir = resolve(options.dir);
  const binaries = await findPostgresBinaries();
  await mkdir(dirname(dir), { recursive: true });
  const owner = chooseOwner(dir, binaries);
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings };
  if (!existsSync(`${dir}/PG_VERSION`)) await initialise(dir, binaries, owner);

  const ensureRunning = () => ensureRunningCluster(dir, binaries, owner, settings);
  let current = await ensureRunning();
  const url = (database: string) => connectionString(current.credentials, database);

  return {
    url,
    adopted: current.adopted,
    createDatabase: (name) => createDatabase(url('postgres'), name),
    revive: async () => {
      current = await ensureRunning();
    },
    stop: () => stopCluster(dir, binaries, owner),
  };
}

async function ensureRunningCluster(
  dir: string,
  binaries: PostgresBinaries,
  owner: Owner,
  settings: Record<string, string>,
): Promise<{ credentials: Credentials; adopted: boolean }> {
  const credentials = await readCredentials(dir);
  const postmaster = await runningPostmaster(dir);
  if (postmaster) {
    const running = { ...credentials, port: postmaster.port };
    if (await answersFor(dir, running)) {
      await rememberPort(dir, credentials, running.port);
      return { credentials: running, adopted: true };
    }
    await stopCluster(dir, binaries, owner);
  }
  const port = (await isFree(credentials.port)) ? credentials.port : await freePort();
  await start(dir, binaries, owner, { ...settings, port: String(port) });
  await rememberPort(dir, credentials, port);
  return { credentials: { ...credentials, port }, adopted: false };
}

/** Everything happens in a folder beside the final one, so that an interrupted first start leaves nothing half made. */
async function initialise(dir: string, binaries: PostgresBinaries, owner: Owner): Promise<void> {
  const draft = `${dir}.init`;
  const passwordFile = `${draft}.password`;
  const credentials = { port: await freePort(), password: randomBytes(24).toString('base64url') };
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writePrivately(passwordFile, `${credentials.password}\n`);
  try {
    if (owner.ids) {
      await chown(draft, owner.ids.uid, owner.ids.gid);
      await chown(passwordFile, owner.ids.uid, owner.ids.gid);
    }
    await runProgram(owner, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--set=timezone=UTC',
      '--set=log_timezone=UTC',
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await writePrivately(`${dir}.json`, JSON.stringify(credentials));
  await rename(draft, dir);
}

async function start(
  dir: string,
  binaries: PostgresBinaries,
  owner: Owner,
  settings: Record<string, string>,
): Promise<void> {
  const log = `${dir}/server.log`;
  if (existsSync(log) && (await stat(log)).size > largestLog) await truncate(log);
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  // pg_ctl puts the server in a session of its own and returns once it accepts connections.
  await runProgram(owner, binaries.pg_ctl, [
    'start',
    '--wait',
    '--timeout=60',
    `--pgdata=${dir}`,
    `--log=${log}`,
    `--options=${flags.join(' ')}`,
  ]).catch((cause: unknown) => {
    throw new ClusterError(`The embedded PostgreSQL did not start; its log is ${log}.`, { cause });
  });
}

async function stopCluster(dir: string, binaries: PostgresBinaries, owner: Owner): Promise<void> {
  if (!(await runningPostmaster(dir))) return;
  await runProgram(owner, binaries.pg_ctl, ['stop', '--mode=fast', '--wait', '--timeout=60', `--pgdata=${dir}`]);
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** Whether the server on that port is ours: the same password, the same folder. Waits while it is starting up. */
async function answersFor(dir: string, credentials: Credentials): Promise<boolean> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const client = new pg.Client({
      connectionString: connectionString(credentials, 'postgres'),
      connectionTimeoutMillis: 3_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return await samePath(rows[0]?.data_directory ?? '', dir);
    } catch (error) {
      // 57P03: it is starting up or shutting down, and will soon be one or the other.
      const busy = error instanceof Error && 'code' in error && error.code === '57P03';
      if (!busy || Date.now() > deadline) return false;
      await new Promise((wake) => setTimeout(wake, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function connectionString({ port, password }: Credentials, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

async function readCredentials(dir: string): Promise<Credentials> {
  const file = `${dir}.json`;
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Credentials;
  } catch (cause) {
    throw new ClusterError(
      `The password of the embedded database could not be read (${file}). It belongs to whoever started it first: run as ` +
        'that user, restore the file from a backup, or choose another DATA_DIR.',
      { cause },
    );
  }
}

async function rememberPort(dir: string, credentials: Credentials, port: number): Promise<void> {
  if (credentials.port !== port) await writePrivately(`${dir}.json`, JSON.stringify({ ...credentials, port }));
}

async function writePrivately(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  await chmod(file, 0o600);
}

async function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  return listenOnce(0);
}

function listenOnce(port: number): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const used = typeof address === 'object' && address ? address.port : port;
      server.close(() => done(used));
    });
  });
}
