import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { from as copyFrom } from 'pg-copy-streams';
import * as z from 'zod';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { lockMigrations, migrate, readMigrations } from '../migrate.ts';
import { openStorage } from '../storage/open-storage.ts';
import { type ArchiveReader, readArchive } from './archive.ts';
import {
  entryOfFile,
  entryOfTable,
  MANIFEST,
  type Manifest,
  manifest,
  type SecretName,
  secretPrints,
} from './manifest.ts';
import { copyIn, listForeignKeys, listTables, qualified } from './tables.ts';

export interface RestoreOptions {
  readonly from: string;
  readonly log: Logger;
  /** Go on where a secret is another than the one that belongs to the data. */
  readonly otherSecrets?: boolean;
}

/** Why a backup cannot be restored here; the message says how to go on. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
}

/**
 * Fills an empty database and the storage from a backup, and brings the database up to date. The files come first and the
 * rows in one transaction, so that what fails can be repeated.
 * @throws RestoreRefused
 */
export async function restore(config: Config, { from, log, otherSecrets = false }: RestoreOptions): Promise<Manifest> {
  const archive = await openArchive(from);
  try {
    const made = await readManifest(archive, from);
    if (!otherSecrets) refuseOtherSecrets(config, made);
    await refuseUnknownMigrations(made);
    const client = new pg.Client({ connectionString: config.databaseUrl, application_name: 'prova-restore' });
    // What is asked next fails with the reason.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await refuseInUse(client);
      await makeTables(config.databaseUrl, made, log);
      // A server that starts meanwhile waits until the rows are there.
      await lockMigrations(client);
      await refuseFilled(client);
      await putFiles(config, made, archive);
      await load(client, made, archive);
    } finally {
      await client.end();
    }
    await migrate(config.databaseUrl, { log });
    return made;
  } finally {
    archive.close();
  }
}

async function openArchive(path: string): Promise<ArchiveReader> {
  try {
    return await readArchive(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RestoreRefused(`${path} is no complete backup (${reason}).`, { cause });
  }
}

async function readManifest(archive: ArchiveReader, path: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await text(await archive.read(MANIFEST))));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new RestoreRefused(`${path} is no backup of Prova, or one of a later version (${reason}).`, { cause });
  }
}

function refuseOtherSecrets(config: Config, { secrets }: Manifest): void {
  const here = secretPrints(config);
  const other = (Object.keys(secrets) as SecretName[]).filter((name) => secrets[name] !== here[name]);
  if (other.length === 0) return;
  throw new RestoreRefused(
    `${other.join(' and ')} ${other.length === 1 ? 'is' : 'are'} not what this backup was made with. Set the same, or copy ` +
      'the folder secrets/ of the data folder it was made from. With --other-secrets it is restored without: then everybody ' +
      'signs in again, and authenticator apps and links to files that were sent stop working.',
  );
}

async function refuseUnknownMigrations({ migrations }: Manifest): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, sha256 }) => [name, sha256]));
  const unknown = migrations.filter(({ name, sha256 }) => known.get(name) !== sha256);
  if (unknown.length === 0) return;
  const names = unknown.map(({ name }) => name).join(', ');
  throw new RestoreRefused(`This backup was made by a later version of Prova (${names}). Restore it with that one.`);
}

async function refuseInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ programs: string | null }>(
    `select string_agg(distinct application_name, ', ') as programs from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'prova%'`,
  );
  const programs = rows[0]?.programs;
  if (programs) throw new RestoreRefused(`Prova runs on this database (${programs}). Stop it first.`);
}

/** The tables as the backup knew them. */
async function makeTables(databaseUrl: string, { migrations, queues }: Manifest, log: Logger): Promise<void> {
  await migrate(databaseUrl, { log, last: migrations.at(-1)?.name });
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false, max: 1 });
  boss.on('error', (error) => log.error({ err: error }, 'task queues could not be made'));
  await boss.start();
  const version = await boss.schemaVersion();
  await boss.stop({ graceful: false });
  if (version === queues) return;
  throw new RestoreRefused(
    `The task queues of this backup have version ${queues}, and this version of Prova makes them with ${version}. Restore ` +
      'it with the version of Prova that made it, and bring that up to date.',
  );
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ filled: boolean }>(
    'select exists (select from users) or exists (select from candidates) or exists (select from jobs) as filled',
  );
  if (rows[0]?.filled)
    throw new RestoreRefused(
      'The database holds accounts, candidates or jobs. A backup is restored into an empty database: name a new one in ' +
        'DATABASE_URL, or a new folder in DATA_DIR.',
    );
}

async function putFiles(config: Config, { files }: Manifest, archive: ArchiveReader): Promise<void> {
  const storage = openStorage(config);
  for (const { key, mime, ...content } of files) {
    await storage.put(key, await archive.read(entryOfFile(key), content), { mime });
  }
}

/** Rows as they were: nothing follows from them, and what they refer to is looked for once all are there. */
async function load(client: pg.Client, { tables, sequences }: Manifest, archive: ArchiveReader): Promise<void> {
  await client.query('begin');
  const here = new Set((await listTables(client)).map(qualified));
  const strange = tables.map(qualified).filter((name) => !here.has(name));
  if (strange.length > 0) throw new Error(`The database has no place for ${strange.join(', ')}.`);
  const keys = await listForeignKeys(client);
  for (const { drop } of keys) await client.query(drop);
  await client.query(`truncate ${[...here].join(', ')}`);
  for (const table of tables) {
    await client.query(`alter table ${qualified(table)} disable trigger user`);
    const copy = client.query(copyFrom(copyIn(table)));
    await pipeline(await archive.read(entryOfTable(table), table), copy);
    await client.query(`alter table ${qualified(table)} enable trigger user`);
    // Known once the connection has answered something else.
    if (copy.rowCount !== table.rows)
      throw new Error(`${qualified(table)} took ${copy.rowCount} of ${table.rows} rows.`);
  }
  for (const { add } of keys) await client.query(add);
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [qualified(sequence), sequence.value]);
  await client.query('commit');
  await client.query('analyze');
}
