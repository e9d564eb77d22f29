import { buildWebClient } from '../../scripts/support/web-client.ts';
import { openTestServer } from '../../server/test/database-server.ts';
import { findDemo } from './demo.ts';
import { announceDemo } from './demo-template.ts';
import { startTestedServer } from './server.ts';
import { type ShootOptions, shootScreens } from './shoot.ts';

/** Takes pictures of a server of its own with the demo's data, by the browser that CHROMIUM_PATH names. @returns how many */
export async function shootDemo(options: Omit<ShootOptions, 'serverUrl' | 'demo'>): Promise<number> {
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
