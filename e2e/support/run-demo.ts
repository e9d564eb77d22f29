// node run-demo.ts: makes the demo into the database and the folder of the settings, to be copied.
import { seedDemo } from '../../server/seeds/seed.ts';
import { createApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { keptSecret } from '../../server/src/platform/secrets.ts';
import { steppedTasks } from '../../server/src/platform/tasks/stepped-tasks.ts';

const { DATA_DIR = '' } = process.env;
const config = readConfig(process.env, { secret: (name) => keptSecret(DATA_DIR, name) });
const log = createLog('warn');
await seedDemo(config, { log, now: new Date() });

// The demo leaves to the first server what takes interpreters of its own: here once, and not by the server of each copy.
const tasks = steppedTasks({ databaseUrl: config.databaseUrl, log });
const app = await createApp(
  { ...config, roles: new Set(), SMTP_URL: undefined },
  { log, clock: systemClock, tasks, serveWeb: false },
);
await app.http.ready();
const { failures } = await tasks.drain();
await app.close();
if (failures.length > 0) throw new Error(failures.map(({ task, error }) => `${task}: ${error}`).join('\n'));
