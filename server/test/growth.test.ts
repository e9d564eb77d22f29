import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { BUDGETS } from '@prova/contract/budgets';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budgets } from '../src/app.ts';
import { createTestDatabase } from './database.ts';
import { GROWTH } from './growth.ts';

const server = new URL('..', import.meta.url);
const security = readFileSync(new URL('../docs/security.md', server), 'utf8');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('each table has an end, or a reason why it needs none', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const existing = rows.map(({ name }) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
  expect(existing.filter((table) => !(table in GROWTH))).toEqual([]);
  expect(Object.keys(GROWTH).filter((table) => !existing.includes(table))).toEqual([]);
});

test('each budget that the contract names is declared once, by the module of its table', () => {
  expect(budgets.map(({ name }) => name).toSorted()).toEqual([...BUDGETS].toSorted());
  for (const { name, table } of budgets) expect(GROWTH[table], `${name} of ${table}`).toEqual({ budgets: [name] });
  const named = Object.values(GROWTH).flatMap((bound) => ('budgets' in bound ? bound.budgets : []));
  expect(named.toSorted()).toEqual([...BUDGETS].toSorted());
});

const folder = new URL('test/security/filling-the-disk/', server);
const filled = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

test.each(budgets)('$name is filled by a test, and the documents say how much there is capacity for', (budget) => {
  const { name, rows, bytes } = budget;
  const file = filled.find(([, text]) => new RegExp(`expect(End|Exact|Full)\\(\\s*'${name}'`).test(text))?.[0];
  expect(file, `a test that fills ${name}`).toBeDefined();
  const line = security.split('\n').find((each) => each.startsWith(`| \`${name}\` |`)) ?? '';
  expect(line).toContain(` ${rows.toLocaleString('en-US')} `);
  if (bytes !== undefined) expect(line).toContain(` ${(bytes / 2 ** 20).toLocaleString('en-US')} MiB `);
  expect(line).toContain(`\`${file?.replace('.test.ts', '')}\``);
});

const shown = Object.entries(GROWTH).flatMap(([table, bound]) =>
  'by' in bound && bound.by !== undefined ? [[table, bound.by] as const] : [],
);

test.each(shown)('what is said of %s has its test', (_table, by) => {
  const [file = '', title = ''] = by.split(' › ');
  const path = new URL(file, server);
  expect(existsSync(path), file).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain(title);
});
