import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import pg from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import type { Config } from '../config.ts';
import { openStorage } from '../storage/open-storage.ts';
import { ObjectMissing, type Storage } from '../storage/storage.ts';
import { type ArchiveWriter, type Content, writeArchive } from './archive.ts';
import { entryOfFile, entryOfTable, MANIFEST, type Manifest, secretPrints } from './manifest.ts';
import { keepFiles } from './storage-lock.ts';
import { copyOut, listSequences, listTables, qualified, type Table } from './tables.ts';

export interface BackupResult {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Keys of files that the storage did not have. */
  readonly missing: readonly string[];
}

/**
 * Writes all that an installation holds into one zip, while it runs: the database as it is at one instant, its task queues
 * among it, and the files that it knows then. No secret is in it; of those it says by a fingerprint which they are.
 * @param to must not exist; it appears when the backup is complete
 */
export async function backUp(config: Config, { to, now }: { to: string; now: Date }): Promise<BackupResult> {
  if (existsSync(to)) throw new Error(`${to} is there already. Name a file that does not exist.`);
  const client = new pg.Client({ connectionString: config.databaseUrl, application_name: 'prova-backup' });
  // What is asked next fails with the reason.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Files that the snapshot names stay until they are copied.
    await keepFiles(client);
    await client.query('begin isolation level repeatable read read only');
    const found = { tables: 0, rows: 0, files: 0, missing: [] as readonly string[] };
    await writeArchive(to, async (archive) => {
      const database = await addDatabase(client, archive);
      const { rows: known } = await client.query<{ key: string; mime: string }>(
        `select storage_key as key, mime from files where state <> 'deleted' and sha256 is not null order by id`,
      );
      await client.query('commit');
      const storage = await addFiles(openStorage(config), known, archive);
      const manifest: Manifest = {
        format: 1,
        madeAt: now.toISOString(),
        ...database,
        ...storage,
        secrets: secretPrints(config),
      };
      await archive.add(MANIFEST, async () => Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]));
      found.tables = manifest.tables.length;
      found.rows = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
      found.files = manifest.files.length;
      found.missing = manifest.missing;
    });
    return found;
  } finally {
    // Gives back the lock, too.
    await client.end();
  }
}

async function addDatabase(
  client: pg.Client,
  archive: ArchiveWriter,
): Promise<Pick<Manifest, 'migrations' | 'queues' | 'tables' | 'sequences'>> {
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select name, sha256 from schema_migrations order by name',
  );
  const queues = await client.query<{ version: number }>('select version from pgboss.version');
  const copied: { table: Table; copy: CopyToStreamQuery; content: Content }[] = [];
  for (const table of await listTables(client)) {
    const copy = copyTo(copyOut(table));
    const content = await archive.add(entryOfTable(table), async () => client.query(copy));
    copied.push({ table, copy, content });
  }
  // The number of rows comes behind the last of them: it is known once the connection has answered something else.
  const sequences = await listSequences(client);
  const tables = copied.map(({ table, copy, content }) => ({ ...table, rows: copy.rowCount, ...content }));
  const [queueVersion] = queues.rows;
  if (!queueVersion) throw new Error(`${qualified({ schema: 'pgboss', name: 'version' })} is empty.`);
  return {
    migrations: migrations.rows,
    queues: queueVersion.version,
    tables,
    sequences,
  };
}

async function addFiles(
  storage: Storage,
  known: readonly { key: string; mime: string }[],
  archive: ArchiveWriter,
): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  for (const { key, mime } of known) {
    try {
      // Résumés and pictures are packed already.
      const content = await archive.add(entryOfFile(key), async () => (await storage.read(key)).stream, {
        compress: false,
      });
      files.push({ key, mime, ...content });
    } catch (error) {
      if (!(error instanceof ObjectMissing)) throw error;
      missing.push(key);
    }
  }
  return { files, missing };
}
