import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, openCluster } from '../server/src/platform/postgres/cluster.ts';
import { runningPostmaster } from '../server/src/platform/postgres/postmaster.ts';

/** Any fixed number: held by the program that looks after an embedded database, which alone may stop it. */
const KEEPER = 7_318_002_613;
/** A database that goes away in between may accept a connection and never answer. */
const PATIENCE_MS = 5_000;
/** So long a database that shuts down is waited for: whoever stops it ends it by force before that. */
const SHUTDOWN_MS = 60_000;
/** It ends its connections, and takes no more. */
const SHUTTING_DOWN = new Set(['57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET']);
const CUT_OFF = 'Connection terminated unexpectedly';

export type Database = {
  url: string;
  /** For the person who started us. */
  description: string;
  /** Stops the embedded database unless another program looks after it; leaves any other database alone. */
  close: () => Promise<void>;
};

/** Another program looks after the embedded database of this data folder. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning';
}

/** The database of DATABASE_URL, otherwise the embedded one, started or adopted, without looking after it. */
export async function openDatabase(dataDir: string, given = process.env.DATABASE_URL): Promise<Database> {
  if (given) return external(given);
  const cluster = await afterShutdown(dataDir, () => openEmbedded(dataDir));
  return {
    url: cluster.url('prova'),
    description: describe(cluster, dataDir),
    close: async () => {
      const keeper = await holdLock(cluster.url('postgres'), 'prova command');
      if (!keeper) return;
      await keeper.end();
      await cluster.stop();
    },
  };
}

/**
 * The same, for the program that keeps the database running: it is the only one, and starts it again when it is lost.
 * Throws AlreadyRunning, saying who has it, when another program does that for the same folder. `signal` ends the
 * opening early.
 */
export async function keepDatabase(
  dataDir: string,
  address: string,
  { signal, given = process.env.DATABASE_URL }: { signal?: AbortSignal; given?: string } = {},
): Promise<Database> {
  if (given) return external(given);
  const label = `${address} (process ${process.pid})`;
  const opened = await afterShutdown(
    dataDir,
    async () => {
      const cluster = await openEmbedded(dataDir, signal);
      return { cluster, keeper: await takeOver(cluster, label) };
    },
    signal,
  );
  const { cluster } = opened;
  let { keeper } = opened;
  const closing = new AbortController();

  const watch = (client: pg.Client) => {
    client.once('end', () => {
      if (!closing.signal.aborted) void bringBack();
    });
  };
  const bringBack = async () => {
    process.stderr.write('The database went away; bringing it back.\n');
    let said = '';
    for (let wait = 200; !closing.signal.aborted; wait = Math.min(wait * 2, 5_000)) {
      try {
        await cluster.revive();
        keeper = await takeOver(cluster, label);
        watch(keeper);
        return;
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        if (text !== said && !closing.signal.aborted) process.stderr.write(`It is not back yet: ${text}\n`);
        said = text;
        await delay(wait, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };
  watch(keeper);

  return {
    url: cluster.url('prova'),
    description: describe(cluster, dataDir),
    close: async () => {
      closing.abort();
      // Ends the keeper's connection as well, so that nobody else can take the lock before.
      await cluster.stop();
      await keeper.end();
    },
  };
}

function external(url: string): Database {
  const { host, pathname } = new URL(url);
  return { url, description: `${host}${pathname} (DATABASE_URL)`, close: async () => undefined };
}

async function openEmbedded(dataDir: string, signal?: AbortSignal): Promise<Cluster> {
  const cluster = await openCluster({ dir: join(dataDir, 'postgres'), signal });
  await cluster.createDatabase('prova');
  return cluster;
}

/** Opens the database of a folder; one that was told to stop a moment ago has to end first, which is said once. */
async function afterShutdown<T>(dataDir: string, open: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const deadline = Date.now() + SHUTDOWN_MS;
  for (let said = false; ; await delay(100, undefined, { signal })) {
    const isLate = Date.now() > deadline;
    if (isLate || !(await runningPostmaster(join(dataDir, 'postgres')))?.stopping) {
      try {
        return await open();
      } catch (error) {
        if (isLate || !isShuttingDown(error)) throw error;
      }
    }
    if (!said) process.stderr.write('The database is still shutting down; waiting for its end…\n');
    said = true;
  }
}

function isShuttingDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === CUT_OFF || ('code' in error && SHUTTING_DOWN.has(String(error.code)));
}

function describe(cluster: Cluster, dataDir: string): string {
  const folder = relative(process.cwd(), join(dataDir, 'postgres'));
  return `embedded PostgreSQL in ${folder}${cluster.adopted ? ', found running and adopted' : ''}`;
}

async function takeOver(cluster: Cluster, label: string): Promise<pg.Client> {
  // One that was told to stop a moment ago may not have let go yet.
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const keeper = await holdLock(cluster.url('postgres'), label);
    if (keeper) return keeper;
    await delay(100);
  }
  throw new AlreadyRunning(
    `Prova is already running from this folder: ${await holder(cluster.url('postgres'))}. Stop that one first.`,
  );
}

/** A connection that holds the keeper's lock until it ends, or undefined when somebody else holds it. */
async function holdLock(url: string, label: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: label,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  let held = false;
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [KEEPER]);
    held = rows[0]?.held ?? false;
    return held ? client : undefined;
  } finally {
    // Not awaited: a database that hangs would not say goodbye.
    if (!held) client.end().catch(() => undefined);
  }
}

async function holder(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ application_name: string }>(
      `select application_name from pg_stat_activity join pg_locks using (pid)
       where locktype = 'advisory' and ((classid::bigint << 32) | objid::bigint) = $1`,
      [KEEPER],
    );
    return rows[0]?.application_name ?? 'another process';
  } finally {
    await client.end();
  }
}
