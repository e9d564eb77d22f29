import { findDemo } from '../../e2e/support/demo.ts';
import { announceDemo } from '../../e2e/support/demo-template.ts';
import { startTestedServer } from '../../e2e/support/server.ts';
import { type ShootOptions, shootScreens } from '../../e2e/support/shoot.ts';
import { openTestServer } from '../../server/test/database-server.ts';
import { ensureBrowser } from '../install-browser.ts';
import { step } from '../say.ts';
import { buildWebClient } from './web-client.ts';

/** Takes pictures of a server of its own with the demo's data. @returns how many */
export async function shootDemo(options: Omit<ShootOptions, 'serverUrl' | 'demo'>): Promise<number> {
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
      const demo = await findDemo(server.url, server.databaseUrl);
      return await shootScreens({ ...options, serverUrl: server.url, demo });
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
    await forgetDemo();
  }
}
