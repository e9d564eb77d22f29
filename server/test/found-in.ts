import pg from 'pg';
import type { TestServer } from './harness.ts';

/** Every table and column of the database that holds one of the words, whatever its type. */
export async function foundIn(server: TestServer, words: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    const { rows: columns } = await client.query<{ schema: string; table: string; column: string }>(
      `select n.nspname as schema, t.relname as table, a.attname as column
       from pg_attribute a join pg_class t on t.oid = a.attrelid join pg_namespace n on n.oid = t.relnamespace
       where t.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss') and a.attnum > 0 and not a.attisdropped`,
    );
    const found: string[] = [];
    for (const { schema, table, column } of columns) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from "${schema}"."${table}" where "${column}"::text ~* $1`,
        [words.join('|')],
      );
      if (rows[0]?.count) found.push(`${schema}.${table}.${column}`);
    }
    return found;
  } finally {
    await client.end();
  }
}
