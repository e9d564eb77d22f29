import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { DB } from '../src/platform/schema.gen.ts';

type Row<T extends keyof DB> = Insertable<DB[T]>;

/** Rows by table, collected in memory and written at once. */
export class Rows {
  private readonly tables = new Map<keyof DB, Record<string, unknown>[]>();

  add<T extends keyof DB>(table: T, row: Row<T>): void {
    const rows = this.tables.get(table) ?? [];
    rows.push(row as Record<string, unknown>);
    this.tables.set(table, rows);
  }

  /** Writes one table with one statement. Every row of a table must have the same columns. */
  async write(client: pg.ClientBase, table: keyof DB): Promise<void> {
    const rows = this.tables.get(table);
    if (!rows?.[0]) return;
    const columns = Object.keys(rows[0]);
    const names = columns.map((column) => `"${snakeCase(column)}"`).join(', ');
    const odd = rows.find(
      (row) => Object.keys(row).length !== columns.length || columns.some((column) => !(column in row)),
    );
    if (odd) throw new Error(`A row of ${table} has other columns than the first: ${Object.keys(odd).join(', ')}`);
    const into = snakeCase(table);
    const named = rows.map((row) => Object.fromEntries(columns.map((column) => [snakeCase(column), row[column]])));
    await client.query(
      `insert into ${into} (${names}) select ${names} from json_populate_recordset(null::${into}, $1)`,
      [JSON.stringify(named, toSql)],
    );
  }
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function toSql(_key: string, value: unknown): unknown {
  // JSON has called toJSON of buffers by now.
  const bytes = value as { type?: unknown; data?: unknown } | null;
  if (bytes && bytes.type === 'Buffer' && Array.isArray(bytes.data))
    return `\\x${Buffer.from(bytes.data).toString('hex')}`;
  return value;
}
