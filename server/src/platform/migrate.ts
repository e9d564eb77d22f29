import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Logger } from './log.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

/** Any fixed number: programs that start together wait for each other here. */
const LOCK = 7_318_002_611;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** The database and the folder of migrations contradict each other; the message says how to go on. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MigrationError';
  }
}

/** The migrations in the order of their numbers. */
export async function readMigrations(folder: URL = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      // A checkout with CRLF line ends is the same migration.
      const sha256 = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
      return { name, sql, sha256 };
    }),
  );
}

/**
 * Brings a database up to date: each file once, in one transaction, under an advisory lock.
 * @param folder where the files lie, for tests
 * @param last the last file to be applied; left out, all are
 * @returns names of the files applied now; empty when the database was up to date
 * @throws MigrationError when a file that was applied has changed since, or when a file fails
 */
export async function migrate(
  databaseUrl: string,
  { log, folder = FOLDER, last }: { log: Logger; folder?: URL; last?: string | undefined },
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'prova-migrate' });
  await client.connect();
  try {
    await lockMigrations(client);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    refuseChanged(migrations, applied);
    const done: string[] = [];
    for (const migration of migrations) {
      if (last !== undefined && migration.name > last) break;
      if (applied.has(migration.name)) continue;
      await apply(client, migration);
      log.info({ migration: migration.name }, 'migration applied');
      done.push(migration.name);
    }
    return done;
  } finally {
    // Ending the session gives the lock back.
    await client.end();
  }
}

/** Whoever migrates the database waits as long as the connection lives. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
}

function refuseChanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const changed = migrations.filter(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256);
  if (changed.length === 0) return;
  const names = changed.map(({ name }) => name).join(', ');
  throw new MigrationError(
    `Migrations changed after they were applied to this database: ${names}. ` +
      'Restore the files and put the change into a new migration; a database that may be lost can be made again instead.',
  );
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`Migration ${migration.name} failed and was undone: ${reason}`, { cause });
  }
}
