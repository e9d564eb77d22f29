// Regenerates server/schema.sql and server/src/platform/schema.gen.ts from a migrated scratch database.
//   npm run schema              writes both
//   npm run schema -- --check   compares them and fails when they are stale
import { readFile, writeFile } from 'node:fs/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { generate, PostgresDialect as PostgresTypes } from 'kysely-codegen';
import pg from 'pg';
import { createLog } from '../server/src/platform/log.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { openTestServer } from '../server/test/database-server.ts';
import { nameValues } from './column-values.ts';
import { describeSchema } from './schema-text.ts';

const FILES = {
  schema: { label: 'server/schema.sql', url: new URL('../server/schema.sql', import.meta.url) },
  types: {
    label: 'server/src/platform/schema.gen.ts',
    url: new URL('../server/src/platform/schema.gen.ts', import.meta.url),
  },
};

async function withScratchDatabase<T>(serverUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `prova_schema_${process.pid}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.query(`create database ${name} template template0`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    // Not by force: the pool's last connection may still be closing, and the server waits for it.
    await server.query(`drop database if exists ${name}`);
    await server.end();
  }
}

async function generateTypes(pool: pg.Pool): Promise<string> {
  const types = await generate({
    camelCase: true,
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    dialect: new PostgresTypes({ dateParser: 'string', domains: true }),
    excludePattern: 'schema_migrations',
    outFile: null,
    postprocess: async ({ metadata }) => {
      await nameValues(pool, metadata.tables);
      return metadata;
    },
    // platform/db.ts reads int8 as a number: centavos and counts fit a double exactly.
    typeMapping: { int8: 'number' },
  });
  // A default takes the database's time: the program says its own, so that it is the clock's everywhere.
  return types.replaceAll(': Generated<Timestamp>;', ': Timestamp;');
}

async function render(url: string): Promise<{ schema: string; types: string }> {
  await migrate(url, { log: createLog('silent') });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    return { schema: await describeSchema(pool), types: await generateTypes(pool) };
  } finally {
    await pool.end();
  }
}

function firstDifference(expected: string, found: string): string {
  const [wanted, present] = [expected.split('\n'), found.split('\n')];
  const at = wanted.findIndex((line, index) => line !== present[index]);
  const line = at === -1 ? wanted.length : at;
  return `line ${line + 1}\n    the migrations make: ${wanted[line] ?? '(nothing)'}\n    the file says:       ${present[line] ?? '(nothing)'}`;
}

async function main(): Promise<void> {
  const server = await openTestServer();
  const rendered = await withScratchDatabase(server.url, render).finally(() => server.stop());
  const check = process.argv.includes('--check');
  for (const key of ['schema', 'types'] as const) {
    const { label, url } = FILES[key];
    if (!check) {
      await writeFile(url, rendered[key]);
      console.log(`${label} written`);
      continue;
    }
    const found = await readFile(url, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    if (found === rendered[key]) continue;
    console.error(`${label} differs from the migrations at ${firstDifference(rendered[key], found)}`);
    process.exitCode = 1;
  }
  if (process.exitCode) console.error('Fix it with: npm run schema');
}

await main();
