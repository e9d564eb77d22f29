import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from './database.ts';
import { prepareTemplate } from './template.ts';

async function tables(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname = 'public' order by 1",
    );
    return rows.map((row) => row.tablename);
  } finally {
    await client.end();
  }
}

test('test databases are migrated and apart from each other', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  try {
    expect(await tables(one.url)).toContain('schema_migrations');
    const client = new pg.Client({ connectionString: one.url });
    await client.connect();
    await client.query('create table only_here (id int)');
    await client.end();
    expect(await tables(one.url)).toContain('only_here');
    expect(await tables(other.url)).not.toContain('only_here');
  } finally {
    await Promise.all([one.drop(), other.drop()]);
  }
  await expect(tables(one.url)).rejects.toThrow(/does not exist/);
});

test('runs that start together share one template', async () => {
  const names = await Promise.all([1, 2, 3].map(() => prepareTemplate(inject('databaseServer'))));
  expect(new Set(names)).toEqual(new Set([inject('templateDatabase')]));
});
