import type pg from 'pg';
import { readMigrations } from '../server/src/platform/migrate.ts';

const HEAD = `-- The schema as the migrations leave it, for reading. Made by scripts/schema.ts; do not edit: change it by a new file in migrations/.
-- Comments and reasons stand in the migrations.
`;

interface Relation {
  oid: number;
  name: string;
  options: string | null;
}

/** The schema `public` of a migrated database as SQL: extensions, domains, functions, then tables by module. */
export async function describeSchema(pool: pg.Pool): Promise<string> {
  const [extensions, domains, functions, tables] = [
    await describeExtensions(pool),
    await describeDomains(pool),
    await describeFunctions(pool),
    await describeTables(pool),
  ];
  return [HEAD, extensions, title('words'), domains, title('functions'), functions, tables].join('\n');
}

const title = (name: string) => `-- ── ${name} ${'─'.repeat(Math.max(4, 100 - name.length))}\n`;

async function describeExtensions(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select extname as name from pg_extension where extname <> 'plpgsql' order by extname`,
  );
  return rows.map(({ name }) => `create extension ${name};\n`).join('');
}

async function describeDomains(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string; base: string; checks: string[] }>(
    `select t.typname as name, format_type(t.typbasetype, t.typtypmod) as base,
       array(select pg_get_constraintdef(c.oid, true) from pg_constraint c where c.contypid = t.oid and c.contype = 'c' order by c.oid) as checks
     from pg_type t where t.typtype = 'd' and t.typnamespace = 'public'::regnamespace order by t.oid`,
  );
  return rows
    .map(
      ({ name, base, checks }) => `create domain ${name} as ${base}${checks.map((check) => ` ${check}`).join('')};\n`,
    )
    .join('');
}

async function describeFunctions(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    `select pg_get_functiondef(p.oid) as text from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
     order by p.oid`,
  );
  return rows.map(({ text }) => `${text.trimEnd()};\n`).join('\n');
}

async function describeTables(pool: pg.Pool): Promise<string> {
  const modules = await modulesByTable();
  const { rows } = await pool.query<Relation>(
    `select oid::int4 as oid, relname as name, array_to_string(reloptions, ', ') as options from pg_class
     where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations' order by oid`,
  );
  const parts: string[] = [];
  let module = '';
  for (const table of rows) {
    const owner = modules.get(table.name) ?? 'other';
    if (owner !== module) parts.push(title(owner));
    module = owner;
    parts.push(await describeTable(pool, table));
  }
  return parts.join('\n');
}

/** A table belongs to the module of the file that made it: 0009_jobs.sql or 0021_jobs_alerts.sql → jobs. */
async function modulesByTable(): Promise<Map<string, string>> {
  const modules = new Map<string, string>();
  for (const { name, sql } of await readMigrations()) {
    const module = /^\d+_([a-z]+)/.exec(name)?.[1] ?? 'other';
    for (const [, table] of sql.matchAll(/^create table (\w+)/gm)) if (table) modules.set(table, module);
  }
  return modules;
}

async function describeTable(pool: pg.Pool, { oid, name, options }: Relation): Promise<string> {
  const columns = await pool.query<{ text: string }>(
    `select a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
         || case when a.attnotnull then ' not null' else '' end
         || case when d.adbin is null then ''
                 when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid, true) || ') stored'
                 else ' default ' || pg_get_expr(d.adbin, d.adrelid, true) end as text
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [oid],
  );
  const constraints = await pool.query<{ text: string }>(
    `select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid, true) as text
     from pg_constraint where conrelid = $1 and contype in ('p', 'u', 'c', 'f', 'x')
     order by array_position(array['p', 'u', 'c', 'x', 'f'], contype::text), conname`,
    [oid],
  );
  const indexes = await pool.query<{ text: string }>(
    `select pg_get_indexdef(i.indexrelid) as text from pg_index i
     where i.indrelid = $1 and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
     order by i.indexrelid::regclass::text`,
    [oid],
  );
  const lines = [...columns.rows, ...constraints.rows].map(({ text }) => `  ${text}`).join(',\n');
  const suffix = options ? ` with (${options})` : '';
  return `create table ${name} (\n${lines}\n)${suffix};\n${indexes.rows.map(({ text }) => `${text};\n`).join('')}`;
}
