import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, openCluster } from '../server/src/platform/postgres/cluster.ts';

/** Any fixed number: held by the program that looks after an embedded database, which alone may stop it. */
const KEEPER = 7_318_002_613;

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
  const cluster = await openEmbedded(dataDir);
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
 * Throws AlreadyRunning, saying who has it, when another program does that for the same folder.
 */
export async function keepDatabase(
  dataDir: string,
  address: string,
  given = process.env.DATABASE_URL,
): Promise<Database> {
  if (given) return external(given);
  const cluster = await openEmbedded(dataDir);
  const label = `${address} (process ${process.pid})`;
  let keeper = await takeOver(cluster, label);
  let closing = false;

  const watch = (client: pg.Client) => {
    client.on('error', () => undefined);
    client.once('end', () => {
      if (!closing) void bringBack();
    });
  };
  const bringBack = async () => {
    process.stderr.write('The database went away; starting it again.\n');
    for (let wait = 200; !closing; wait = Math.min(wait * 2, 5_000)) {
      try {
        await cluster.revive();
        keeper = await takeOver(cluster, label);
        watch(keeper);
        return;
      } catch (error) {
        process.stderr.write(
          `It could not be started yet: ${error instanceof Error ? error.message : String(error)}\n`,
        );
        await delay(wait);
      }
    }
  };
  watch(keeper);

  return {
    url: cluster.url('prova'),
    description: describe(cluster, dataDir),
    close: async () => {
      closing = true;
      await keeper.end();
      await cluster.stop();
    },
  };
}

function external(url: string): Database {
  const { host, pathname } = new URL(url);
  return { url, description: `${host}${pathname} (DATABASE_URL)`, close: async () => undefined };
}

async function openEmbedded(dataDir: string): Promise<Cluster> {
  const cluster = await openCluster({ dir: join(dataDir, 'postgres') });
  await cluster.createDatabase('prova');
  return cluster;
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
  const client = new pg.Client({ connectionString: url, application_name: label, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [KEEPER]);
  if (rows[0]?.held) return client;
  await client.end();
  return undefined;
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
