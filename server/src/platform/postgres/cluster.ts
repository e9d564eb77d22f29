import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { awaitAnswer, isNotAccepting } from './answer.ts';
import { ClusterError, findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import {
  type Credentials,
  connectionString,
  readCredentials,
  superuser,
  writeCredentials,
  writePrivately,
} from './credentials.ts';
import { chooseOwner, type Owner, takeOwnership } from './owner.ts';
import { freePort, isFree } from './ports.ts';
import { runningPostmaster } from './postmaster.ts';
import { runProgram } from './run-program.ts';
import { AT_ONCE, endOrphans, stopCluster } from './stop-cluster.ts';
import { whyNotStarted } from './why-not-started.ts';

const largestLog = 10 * 1024 * 1024;
/** A start may meet the rest of a server that was killed a moment ago. */
const STARTS = 3;
const BETWEEN_STARTS_MS = 500;
/** So long the port of a running installation is waited for. */
const PORT_PATIENCE_MS = 10_000;

export type ClusterOptions = {
  /** Folder of the cluster; `<dir>.json` beside it keeps port and password, `<dir>/server.log` the log. */
  dir: string;
  /** Settings of PostgreSQL in force at each start, for example `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
  /** Ends the opening early: what it had begun to start is stopped again, and its reason is thrown. */
  signal?: AbortSignal;
};

export type Cluster = {
  /** Connection string of a database of this cluster, as its superuser; the same as long as the cluster is open. */
  url: (database: string) => string;
  /** True when the database was running already, left behind by a process that died. */
  adopted: boolean;
  /** Creates the database unless it exists. */
  createDatabase: (name: string) => Promise<void>;
  /**
   * Starts the database again when it has gone away, on the same port; waits while it recovers by itself, and does
   * nothing while it runs. Throws ClusterError when that did not work yet; may be repeated.
   */
  revive: () => Promise<void>;
  /**
   * Ends every connection and stops the database, in the end by force; resolves when its files are at rest, within a
   * minute. A `revive` under way is given up.
   */
  stop: () => Promise<void>;
};

type Parts = { dir: string; binaries: PostgresBinaries; owner: Owner; settings: Record<string, string> };

/**
 * Starts the embedded PostgreSQL of a folder, or adopts it when it runs already; creates it on first use.
 * It listens on 127.0.0.1 only, on a free port that is remembered. It runs in a session of its own, so that neither
 * Ctrl+C nor the death of this process stops it: call `stop()`. Throws ClusterError, whose message says what to do.
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const dir = resolve(options.dir);
  const signal = options.signal ?? new AbortController().signal;
  const binaries = await findPostgresBinaries();
  await mkdir(dirname(dir), { recursive: true });
  const owner = chooseOwner(dir, binaries);
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings };
  const parts = { dir, binaries, owner, settings };
  if (!existsSync(`${dir}/PG_VERSION`)) await initialise(parts, signal);
  takeOwnership(dir, owner);

  const { credentials, adopted } = await ensureRunning(parts, signal);
  const url = (database: string) => connectionString(credentials, database);
  let giveUp = new AbortController();
  let reviving: Promise<unknown> = Promise.resolve();

  return {
    url,
    adopted,
    createDatabase: (name) => createDatabase(url('postgres'), name),
    revive: async () => {
      const revived = ensureRunning(parts, giveUp.signal, credentials.port);
      reviving = revived.catch(() => undefined);
      await revived;
    },
    stop: async () => {
      giveUp.abort(new ClusterError('The embedded PostgreSQL is being stopped.'));
      await reviving;
      giveUp = new AbortController();
      await stopCluster(dir, binaries, owner, (await isNotAccepting(credentials)) ? AT_ONCE : undefined);
    },
  };
}

/** @param port where it has to listen, since programs that run know it by that; left out, where it can */
async function ensureRunning(
  parts: Parts,
  signal: AbortSignal,
  port?: number,
): Promise<{ credentials: Credentials; adopted: boolean }> {
  const { dir, binaries, owner } = parts;
  for (let attempt = 1; ; attempt += 1) {
    const credentials = await readCredentials(dir);
    const postmaster = await runningPostmaster(dir);
    if (postmaster) {
      const running = { ...credentials, port: postmaster.port };
      const answer = await awaitAnswer(dir, running, signal);
      if (answer === 'ours' && running.port === (port ?? running.port)) {
        await rememberPort(dir, credentials, running.port);
        return { credentials: running, adopted: attempt === 1 };
      }
      if (answer !== 'gone') await stopCluster(dir, binaries, owner);
    }
    await endOrphans(dir);
    try {
      const chosen = await choosePort(credentials.port, port);
      await start(parts, chosen, signal);
      await rememberPort(dir, credentials, chosen);
      return { credentials: { ...credentials, port: chosen }, adopted: false };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ClusterError) || attempt === STARTS) throw error;
      await delay(BETWEEN_STARTS_MS, undefined, { signal });
    }
  }
}

async function choosePort(last: number, needed?: number): Promise<number> {
  if (needed === undefined) return (await isFree(last)) ? last : freePort();
  if (await isFree(needed, PORT_PATIENCE_MS)) return needed;
  throw new ClusterError(`Another program listens on the port of the embedded PostgreSQL (${needed}).`);
}

/** Everything happens in a folder beside the final one, so that an interrupted first start leaves nothing half made. */
async function initialise({ dir, binaries, owner }: Parts, signal: AbortSignal): Promise<void> {
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
    const flags = [
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
    ];
    await runProgram(owner, binaries.initdb, flags, signal);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await writeCredentials(dir, credentials);
  await rename(draft, dir);
}

async function start({ dir, binaries, owner, settings }: Parts, port: number, signal: AbortSignal): Promise<void> {
  const log = `${dir}/server.log`;
  if (existsSync(log) && (await stat(log)).size > largestLog) await truncate(log);
  const options = Object.entries({ ...settings, port: String(port) }).map(([name, value]) => `-c ${name}=${value}`);
  // pg_ctl puts the server in a session of its own and returns once it accepts connections.
  const flags = [
    'start',
    '--wait',
    '--timeout=60',
    `--pgdata=${dir}`,
    `--log=${log}`,
    `--options=${options.join(' ')}`,
  ];
  try {
    await runProgram(owner, binaries.pg_ctl, flags, signal);
  } catch (cause) {
    if (signal.aborted) await stopCluster(dir, binaries, owner);
    throw new ClusterError(await whyNotStarted(dir, log), { cause });
  }
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function rememberPort(dir: string, credentials: Credentials, port: number): Promise<void> {
  if (credentials.port !== port) await writeCredentials(dir, { ...credentials, port });
}
