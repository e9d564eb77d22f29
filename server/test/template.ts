import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_LOCALE } from '@prova/contract/common';
import pg from 'pg';
import { getConstructionPlans, PgBoss } from 'pg-boss';
import { bringDictionary } from '../src/modules/skills/bring-dictionary.ts';
import { dictionaryFingerprint } from '../src/modules/skills/dictionary/fingerprint.ts';
import { system } from '../src/platform/actor.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createContext, type Platform } from '../src/platform/context.ts';
import { openDatabase } from '../src/platform/db.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate, readMigrations } from '../src/platform/migrate.ts';
import type { Tasks } from '../src/platform/tasks/tasks-port.ts';

export type TestDatabase = {
  url: string;
  drop: () => Promise<void>;
};

/** Any fixed number: runs that start together make the template once. */
const LOCK = 7_318_002_612;
const OBJECT_IN_USE = '55006';

/**
 * Makes sure that the server has a migrated database to clone, named after what is in it, and returns its name. The
 * task queue has its tables there too: to make them takes longer than all the migrations, and the dictionary of skills is in it.
 * It is closed to connections once it is complete, so that nothing can stand in the way of cloning it.
 */
export async function prepareTemplate(serverUrl: string): Promise<string> {
  const migrations = await readMigrations();
  const contents = JSON.stringify([migrations, getConstructionPlans(), dictionaryFingerprint()]);
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 16);
  const name = `prova_template_${hash}`;
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query<{ datistemplate: boolean }>(
      'select datistemplate from pg_database where datname = $1',
      [name],
    );
    if (rows[0]?.datistemplate) return;
    // Left half made by a run that was killed.
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
    await migrate(databaseUrl(serverUrl, name), { log: createLog('silent') });
    await installTaskQueue(databaseUrl(serverUrl, name));
    await installDictionary(databaseUrl(serverUrl, name));
    await client.query(`alter database ${name} with allow_connections false is_template true`);
  });
  return name;
}

async function installTaskQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  boss.on('error', (error) => {
    throw error;
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** The dictionary of skills: bringing it takes longer than a test. */
async function installDictionary(url: string): Promise<void> {
  const log = createLog('silent');
  const database = openDatabase(url, { size: 1, log });
  const tasks: Tasks = {
    followers: () => [],
    send: async () => Promise.reject(new Error('Nobody works in a template')),
  };
  // Of the program no more than writing rows takes.
  const platform = { database: database.kysely, clock: systemClock, log, tasks } as Partial<Platform> as Platform;
  await bringDictionary(createContext(platform, { actor: system, locale: DEFAULT_LOCALE }));
  await database.close();
}

/** A new database with the contents of the template; `drop` removes it whoever is still connected. */
export async function cloneTemplate(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `prova_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => createClone(client, name, template));
  return databaseOf(serverUrl, name);
}

function databaseOf(serverUrl: string, name: string): TestDatabase {
  return {
    url: databaseUrl(serverUrl, name),
    drop: async () => {
      await withClient(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function createClone(client: pg.Client, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`create database ${name} template ${template} strategy file_copy`);
      return;
    } catch (error) {
      const busy = error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE;
      if (!busy || attempt === 100) throw error;
      await delay(50);
    }
  }
}

async function withClient<Result>(serverUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A new database without tables; `drop` removes it whoever is still connected. */
export async function createEmpty(serverUrl: string): Promise<TestDatabase> {
  const name = `prova_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  return databaseOf(serverUrl, name);
}
