import type pg from 'pg';

/** Check constraints of one column, and those of its domain, that name the texts it takes. */
const CHECKS = `
  select c.relname as "table", a.attname as "column", pg_get_constraintdef(k.oid, true) as definition
  from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    join pg_constraint k on k.contype = 'c' and (k.contypid = a.atttypid or k.conrelid = c.oid and k.conkey = array[a.attnum])
  order by k.oid`;
const ENUMERATION = /^CHECK \(\w+ = ANY \(ARRAY\[('.*')::text\]\)\)$/;

interface Column {
  readonly name: string;
  enumValues: string[] | null;
}

/** Gives every column whose constraint lists the texts it takes these texts as its type. */
export async function nameValues(
  pool: pg.Pool,
  tables: readonly { readonly name: string; readonly columns: readonly Column[] }[],
): Promise<void> {
  const { rows } = await pool.query<{ table: string; column: string; definition: string }>(CHECKS);
  for (const { table, column, definition } of rows) {
    const values = ENUMERATION.exec(definition)?.[1];
    const found = tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
    if (values && found) found.enumValues = values.split('::text, ').map((value) => value.slice(1, -1));
  }
}
