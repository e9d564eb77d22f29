// npm run shots [-- <part of a screen's name>]: pictures of every screen in every look, in ./shots, for looking at.
import { rm } from 'node:fs/promises';
import { findDemo } from '../e2e/support/demo.ts';
import { announceDemo } from '../e2e/support/demo-template.ts';
import { startTestedServer } from '../e2e/support/server.ts';
import { shootScreens } from '../e2e/support/shoot.ts';
import { openTestServer } from '../server/test/database-server.ts';
import { ensureBrowser } from './install-browser.ts';
import { say, step } from './say.ts';
import { buildWebClient } from './support/web-client.ts';

const [only] = process.argv.slice(2);

process.env.CHROMIUM_PATH = await ensureBrowser();
await buildWebClient();
const database = await openTestServer();
const forgetDemo = await announceDemo();
try {
  const server = await startTestedServer({
    databaseServer: database.url,
    seeded: true,
    logFile: 'test-results/shots.log',
    // Passkeys need a name, and Google's button a client id.
    host: 'localhost',
    env: { GOOGLE_CLIENT_ID: 'prova-shots.apps.google.example' },
  });
  try {
    step('server ready');
    if (!only) await rm('shots', { recursive: true, force: true });
    const taken = await shootScreens({
      serverUrl: server.url,
      demo: await findDemo(server.url, server.databaseUrl),
      folder: 'shots',
      only,
      report: say,
    });
    step(`${taken} pictures in ./shots`);
  } finally {
    await server.stop();
  }
} finally {
  await database.stop();
  await forgetDemo();
}
process.disconnect?.();
