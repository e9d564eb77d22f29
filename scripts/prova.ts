// npm run prova -- <operator command>, against the database of DATABASE_URL or the embedded one.
import { openDatabase } from './database.ts';
import { endPrograms, runNode } from './run-node.ts';
import { readSettings } from './settings.ts';

const { dataDir } = readSettings();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endPrograms(signal));
const database = await openDatabase(dataDir);
try {
  const { code } = await runNode(['server/src/cli/prova.ts', ...process.argv.slice(2)], {
    env: { DATABASE_URL: database.url, DATA_DIR: dataDir },
    show: true,
  });
  process.exitCode = code;
} finally {
  await database.close();
}
// The channel to the command that started us would keep us waiting.
process.disconnect?.();
