// A module writes only its own tables (docs/architecture.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modules } from '../server/src/app.ts';
import { sourceFiles } from './import-graph.ts';
import { tableWrites } from './table-writes.ts';

const root = join(import.meta.dirname, '..');

/** Writes into tables of other modules that are meant, by `module → table`, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'privacy → candidates':
    'the consent to be kept in a talent bank is taken back where the person sees all that they agreed to',
};

/** Whoever restores a backup writes all tables, whatever they are called. */
const RESTORES = 'server/src/platform/backup/restore.ts';

/** The module that a file belongs to; null for what is no part of the program. */
function moduleOf(file: string): string | null {
  if (/\.test\.ts$/.test(file) || file === RESTORES) return null;
  if (/^server\/src\/platform\//.test(file)) return 'platform';
  return /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? null;
}

const writes = sourceFiles(root).flatMap((file) => {
  const module = moduleOf(file);
  if (module === null || !file.endsWith('.ts')) return [];
  return tableWrites(file, readFileSync(join(root, file), 'utf8')).map((write) => ({ ...write, file, module }));
});

/** Who answers for what a table stores about people; a table without such an owner belongs to whoever writes it. */
const answering = new Map(
  modules.flatMap(({ name, personalData }) => (personalData?.tables ?? []).map((table) => [table as string, name])),
);

test('every table is written by one module', () => {
  expect(writes.length).toBeGreaterThan(300);
  const foreign = [...Map.groupBy(writes, ({ table }) => table)].flatMap(([table, all]) => {
    const owner = answering.get(table);
    const writers = [...new Set(all.map(({ module }) => module))];
    if (owner === undefined && writers.length === 1) return [];
    return all
      .filter(({ module }) => module !== owner && !(`${module} → ${table}` in EXCEPTIONS))
      .map(({ file, line }) => `${file}:${line} writes ${table} of ${owner ?? writers.join(' and ')}`);
  });
  expect(foreign).toEqual([]);
});

test('every exception is one', () => {
  const made = new Set(writes.map(({ module, table }) => `${module} → ${table}`));
  expect(Object.keys(EXCEPTIONS).filter((exception) => !made.has(exception))).toEqual([]);
});

const FILE = 'server/src/modules/offers/offers.queries.ts';
const written = (text: string) => tableWrites(FILE, text).map(({ table, line }) => `${line} ${table}`);

test.each([
  ["ctx.db.insertInto('jobStages').values(row);", '1 jobStages'],
  ["const db = ctx.db;\ndb\n  .updateTable('tests as t')\n  .set({});", '3 tests'],
  ["db.with('gone', (db) => db.deleteFrom('proofs')).selectFrom('gone');", '1 proofs'],
  ['sql`insert into job_totals (job_id) values (1) on conflict (job_id) do update set views = 2`', '1 jobTotals'],
  ['sql`with gone as (delete from proofs p using merged)\n select 1`', '1 proofs'],
  ['sql`update test_attempts t set a = 1 from tests`', '1 testAttempts'],
  ['sql`update only skills set a = 1`', '1 skills'],
  ["prepare('merge into idempotency_keys k using taken on true when matched then delete');", '1 idempotencyKeys'],
])('%s writes %s', (text, table) => {
  expect(written(text)).toEqual([table]);
});

test('a list of tables is read where it stands, or by its name', () => {
  expect(written("for (const each of ['notes', 'feedbacks'] as const) db.deleteFrom(each);")).toEqual([
    '1 notes',
    '1 feedbacks',
  ]);
  expect(
    written("const BOTH = ['notes', 'feedbacks'] as const;\nfor (const each of BOTH) db.deleteFrom(each);"),
  ).toEqual(['2 notes', '2 feedbacks']);
});

test.each([
  'sql`select from jobs for update of jobs`',
  'sql`select from jobs for no key update skip locked`',
  "db.selectFrom('jobs').forUpdate('jobs');",
  'sql`select updated_at from jobs`',
])('%s writes nothing', (text) => {
  expect(written(text)).toEqual([]);
});

test.each([
  'function remove(name) { return db.deleteFrom(name); }',
  `sql\`delete from \${name}\``,
  `sql\`update \${sql.table(name)} set a = 1\``,
])('a name that is worked out is refused: %s', (text) => {
  expect(() => written(`\n${text}`)).toThrow(`${FILE}:2: name the table where it is written`);
});
