import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createLog } from '../../server/src/platform/log.ts';
import { migrate } from '../../server/src/platform/migrate.ts';
import { endOf, spawnFollower, stopChild } from './server-process.ts';

const commands = fileURLToPath(new URL('../../server/src/cli/prova.ts', import.meta.url));

export type DemoProcess = {
  /** Resolves when it has ended, with how: `code 0` when the demo is there. */
  ended: Promise<string>;
  /** Gives it up; what was seeded is taken back. */
  stop: () => Promise<void>;
};

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

/** Seeds the demo company into a migrated database, beside the server, which people may use meanwhile. */
export function launchDemo(env: Record<string, string>): DemoProcess {
  const child = spawnFollower([commands, 'seed'], { output: 'ignore', errors: 'inherit', env });
  return { ended: endOf(child), stop: () => stopChild(child) };
}
