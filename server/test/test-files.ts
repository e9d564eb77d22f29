import type { TestFileFormat } from '@prova/contract/assessments/test-fields';
import { exportTest, readTestFile } from '@prova/contract/assessments/test-files';
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { type Person, signUp } from './people.ts';

/** A recruiter who reads and writes tests as files, on a server that runs as long as the test file. */
export function testFiles() {
  let server: TestServer;
  let ana: Person;
  beforeAll(async () => {
    server = await startTestServer();
    ana = await signUp(server, 'RECRUITER');
  });
  afterAll(() => server.close());
  return {
    server: () => server,
    ana: () => ana,
    read: (body: string | Buffer, name: string) =>
      server.call(readTestFile, { as: ana.token, body: {}, files: { file: { name, body } } }),
    exported: async (id: string, format: TestFileFormat) =>
      (await server.call(exportTest, { as: ana.token, params: { id }, query: { format } })).data,
  };
}
