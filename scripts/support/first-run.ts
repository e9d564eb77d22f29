import pg from 'pg';
import { readConfig } from '../../server/src/platform/config.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { migrate } from '../../server/src/platform/migrate.ts';
import { keptSecret } from '../../server/src/platform/secrets.ts';

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

/** Puts the demo company into a migrated database, its files where the settings say. */
export async function seedDatabase(url: string, env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(
    { ...env, DATABASE_URL: url },
    { secret: (name) => keptSecret(env.DATA_DIR ?? './data', name) },
  );
  // Read only on a first run: a restart has no use for it.
  const { seedDemo } = await import('../../server/seeds/seed.ts');
  await seedDemo(config, { log: createLog('warn'), now: new Date() });
}
