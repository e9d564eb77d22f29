import { openTestServer } from '../../server/test/database-server.ts';
import { prepareTemplate } from '../../server/test/template.ts';
import { announceDemo } from './demo-template.ts';

/** Once a run: the PostgreSQL that the servers under test keep their databases in. */
export default async function setup(): Promise<() => Promise<void>> {
  const database = await openTestServer();
  // The workers are started with this environment.
  process.env.TEST_DATABASE_URL = database.url;
  process.env.TEST_TEMPLATE = await prepareTemplate(database.url);
  const forgetDemo = await announceDemo();
  return async () => {
    await database.stop();
    await forgetDemo();
  };
}
