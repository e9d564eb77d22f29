import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { createLog } from './log.ts';
import { MigrationError, migrate } from './migrate.ts';

const log = createLog('silent');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let path: string;
let folder: URL;

beforeEach(async () => {
  database = await createTestDatabase();
  path = await mkdtemp(join(tmpdir(), 'prova-migrations-'));
  folder = pathToFileURL(`${path}/`);
  await writeFile(join(path, '9001_boxes.sql'), 'create table boxes (id int primary key);\n');
});

afterEach(async () => {
  await database.drop();
  await rm(path, { recursive: true });
});

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('each file is applied once, in order', async () => {
  await writeFile(join(path, '9002_labels.sql'), 'alter table boxes add label text;\n');
  expect(await migrate(database.url, { log, folder })).toEqual(['9001_boxes.sql', '9002_labels.sql']);
  expect(await migrate(database.url, { log, folder })).toEqual([]);
  expect(await query('select id, label from boxes')).toEqual([]);
});

test('programs that start together apply each file once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, { log, folder })));
  expect(applied.flat()).toEqual(['9001_boxes.sql']);
});

test('a file that changed after it was applied is refused by name', async () => {
  await migrate(database.url, { log, folder });
  await writeFile(join(path, '9001_boxes.sql'), 'create table boxes (id bigint primary key);\n');
  await expect(migrate(database.url, { log, folder })).rejects.toThrow(/9001_boxes\.sql.*new migration/);
});

test('line ends of a checkout on Windows are no change', async () => {
  await migrate(database.url, { log, folder });
  await writeFile(join(path, '9001_boxes.sql'), 'create table boxes (id int primary key);\r\n');
  expect(await migrate(database.url, { log, folder })).toEqual([]);
});

test('a file that fails leaves nothing behind and names itself', async () => {
  await writeFile(join(path, '9002_broken.sql'), 'create table lids (id int);\ncreate table boxes (id int);\n');
  const failure = await migrate(database.url, { log, folder }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationError);
  expect((failure as Error).message).toMatch(/9002_broken\.sql failed and was undone: relation "boxes" already exists/);
  expect(await query("select to_regclass('lids') as made, to_regclass('boxes') is not null as kept")).toEqual([
    { made: null, kept: true },
  ]);
});
