import { createApp } from './app.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { safeError } from './platform/safe-error.ts';
import { keptSecret } from './platform/secrets.ts';

/** The server as a program: `--role web,worker` says what this process does. */
async function main(): Promise<void> {
  const role = process.argv.includes('--role') ? process.argv[process.argv.indexOf('--role') + 1] : undefined;
  const env: NodeJS.ProcessEnv = { ...process.env, ...(role && { PROVA_ROLE: role }) };
  const config = readConfig(env, { secret: (name) => keptSecret(env.DATA_DIR ?? './data', name) });
  const log = createLog(config.LOG_LEVEL);
  // Left alone, Node would write down all that the error carries along: rows, and who they are about.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ended by an error that nobody caught');
    process.exit(1);
  });
  await migrate(config.databaseUrl, { log });
  const app = await createApp(config, { log });

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'stopping');
      app.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'did not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
  const address = await app.listen();
  log.info({ address, loopbackOnly: config.host === '127.0.0.1' }, 'listening');
}

main().catch((error: unknown) => {
  const { stack, message } = safeError(error);
  process.stderr.write(`${error instanceof ConfigError ? error.message : (stack ?? message)}\n`);
  process.exit(1);
});
