import pg from 'pg';
import { createLog } from '../server/src/platform/log.ts';
import { migrate } from '../server/src/platform/migrate.ts';

/** Brings the database up to date and returns how many migrations that took. */
export async function migrateDatabase(url: string): Promise<number> {
  return (await migrate(url, { log: createLog('warn') })).length;
}

/** Whether nobody has an account yet: the mark of a first run. */
export async function isEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query('select from users limit 1')).rowCount === 0;
  } finally {
    await client.end();
  }
}

/** Puts the demo company into an empty database, its files under `dataDir`. */
export async function seedDatabase(url: string, dataDir: string): Promise<void> {
  // Read only on a first run: a restart has no use for it.
  const { seedDemo } = await import('../server/seeds/seed.ts');
  await seedDemo({ databaseUrl: url, dataDir });
}
