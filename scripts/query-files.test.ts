import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './import-graph.ts';
import { misplacedSql } from './query-files.ts';

const root = join(import.meta.dirname, '..');

test('SQL of modules stands in query files', () => {
  const files = sourceFiles(root).filter((file) => file.startsWith('server/src/modules/'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => misplacedSql(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

const SERVICE = 'server/src/modules/offers/offers.service.ts';

test.each([
  ["const rows = await ctx.db.selectFrom('offers').execute();", '.db'],
  ["const rows = (ctx: Ctx) =>\n  ctx\n    .db.selectFrom('offers');", '.db'],
  ["const { db } = autonomous(ctx);\nawait db.deleteFrom('offers').execute();", '{ db }'],
  ["await ctx.transaction(({ db: here }) => here.deleteFrom('offers').execute());", '{ db }'],
  ["const file = await selectFile(platform.database, 'a');", '.database'],
  ['const { rows } = await connection.executeQuery(query);', '.executeQuery'],
  ['const now = sql`now()`;', 'sql`…`'],
  ['const shared = sql<boolean>`true`;', 'sql`…`'],
  ["import { sql as raw } from 'kysely';", "import from 'kysely'"],
  ["import { CompiledQuery, type Insertable } from 'kysely';", "import from 'kysely'"],
])('%s is refused in a service', (text, what) => {
  const [complaint] = misplacedSql(SERVICE, text);
  expect(complaint).toContain(`${SERVICE}:`);
  expect(complaint).toContain(`: ${what}: move the statement into a function of a *.queries.ts`);
});

test('a complaint names the line', () => {
  expect(misplacedSql(SERVICE, "const id = '1';\nawait ctx.db.deleteFrom('offers').execute();")).toEqual([
    expect.stringMatching(/^server\/src\/modules\/offers\/offers\.service\.ts:2: \.db: /),
  ]);
});

test.each([
  ['server/src/modules/offers/offers.queries.ts', "const rows = (ctx: Ctx) => ctx.db.selectFrom('offers');"],
  ['server/src/modules/jobs/list/job-list.queries.ts', "import { sql } from 'kysely';\nconst none = sql``;"],
  ['server/src/modules/offers/offers.privacy.ts', "await ctx.db.deleteFrom('offers').execute();"],
  ['server/src/modules/offers/offers.test.ts', "await server.db.selectFrom('offers').execute();"],
  ['server/src/platform/tokens.ts', "await ctx.db.selectFrom('tokens').execute();"],
  [SERVICE, "import type { Insertable } from 'kysely';"],
  [SERVICE, "import { type Insertable } from 'kysely';"],
  [SERVICE, "const text = 'ctx.db'; // as ctx.db.selectFrom would"],
])('%s: %s is allowed', (file, text) => {
  expect(misplacedSql(file, text)).toEqual([]);
});
