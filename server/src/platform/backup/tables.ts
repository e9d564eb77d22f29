import pg from 'pg';

/** The program's own tables and those of its task queues. */
const SCHEMAS = ['public', 'pgboss'];
/** Made by the migrations themselves. */
const NOT_COPIED = 'schema_migrations';

export interface Table {
  readonly schema: string;
  readonly name: string;
  /** Those that are stored, in the order in which they are copied. */
  readonly columns: string[];
}

/** Every table that holds rows of ours; the parts of a divided one come with it. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> $2
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by n.nspname, c.relname
     order by n.nspname, c.relname`,
    [SCHEMAS, NOT_COPIED],
  );
  return rows;
}

export async function listSequences(client: pg.Client): Promise<{ schema: string; name: string; value: string }[]> {
  const { rows } = await client.query<{ schema: string; name: string; value: string }>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null`,
    [SCHEMAS],
  );
  return rows;
}

/** Keys that lead from one table to another, with the statements that take them away and put them back. */
export async function listForeignKeys(client: pg.Client): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = any(select oid from pg_namespace where nspname = any($1))
     order by conrelid, conname`,
    [SCHEMAS],
  );
  return rows;
}

const quoted = (name: string) => pg.escapeIdentifier(name);
export const qualified = ({ schema, name }: { schema: string; name: string }) => `${quoted(schema)}.${quoted(name)}`;
const listed = ({ columns }: Table) => columns.map(quoted).join(', ');

/** A divided table can be copied only as a query. */
export const copyOut = (table: Table) => `copy (select ${listed(table)} from ${qualified(table)}) to stdout`;
export const copyIn = (table: Table) => `copy ${qualified(table)} (${listed(table)}) from stdin`;
