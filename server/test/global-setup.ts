import type { TestProject } from 'vitest/node';
import { openTestServer } from './database-server.ts';
import { prepareTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    templateDatabase: string;
  }
}

/** Once a run: a PostgreSQL and a migrated database that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer();
  project.provide('databaseServer', server.url);
  project.provide('templateDatabase', await prepareTemplate(server.url));
  return server.stop;
}
