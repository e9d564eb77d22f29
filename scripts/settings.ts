import { resolve } from 'node:path';
import { type Config, ConfigError, readConfig } from '../server/src/platform/config.ts';

export type Settings = Pick<
  Config,
  'production' | 'host' | 'PORT' | 'publicUrl' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_SCRIPT_URL'
> & { dataDir: string };

/**
 * What the commands need to know of the server's settings. Outside production a missing DATABASE_URL is no fault: it
 * means the embedded database. Prints what is wrong or missing and ends the program when the settings are not complete.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = env.NODE_ENV === 'production' ? env : { ...env, DATABASE_URL: env.DATABASE_URL || 'embedded' };
  try {
    const config = readConfig(given, { secret: () => '' });
    return { ...config, dataDir: resolve(config.DATA_DIR) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
