import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, launchServer } from '../../scripts/support/server-process.ts';
import { cloneTemplate, prepareTemplate } from '../../server/test/template.ts';
import { cloneDemo } from './demo-template.ts';

export type TestedServer = {
  url: string;
  databaseUrl: string;
  stop: () => Promise<void>;
  /** Ends its process, as a new version does; nobody answers until it is resumed. */
  halt: () => Promise<void>;
  /** Another process in its place, with the same database, folder and port. */
  resume: () => Promise<void>;
};

export type TestedServerOptions = {
  /** Administrator of the PostgreSQL that takes the server's database. */
  databaseServer: string;
  /** Start with the demo company; otherwise with nobody. */
  seeded: boolean;
  /** File for the server's log. */
  logFile: string;
  /** The name people open it by; passkeys ask for one that is no number. */
  host?: string;
  /** Settings besides those made here. */
  env?: Record<string, string>;
};

/** The real server on a database, a folder and a port of its own. */
export async function startTestedServer(options: TestedServerOptions): Promise<TestedServer> {
  const { databaseServer, seeded, logFile, host = '127.0.0.1' } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'prova-server-'));
  await mkdir(join(logFile, '..'), { recursive: true });
  const port = await freePort();
  const publicUrl = `http://${host}:${port}`;
  const database = seeded
    ? await cloneDemo(databaseServer, { dataDir, publicUrl })
    : await cloneTemplate(databaseServer, await prepareTemplate(databaseServer));
  const env = {
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    // All journeys come from one address.
    RATE_LIMITS: 'false',
    // Nothing outside this machine is asked.
    MAIL_DNS: 'off',
    // A new company may do all that journeys do.
    BILLING_LIMITS: 'false',
    ...options.env,
  };
  let server = launchServer({ env, logFile });
  const stop = async () => {
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  await server.ready.catch(async (error: Error) => {
    await stop();
    throw new Error(`${error.message} Its log is ${logFile}.`, { cause: error });
  });
  const resume = async () => {
    server = launchServer({ env, logFile });
    await server.ready;
  };
  return { url: publicUrl, databaseUrl: database.url, stop, halt: () => server.stop(), resume };
}
