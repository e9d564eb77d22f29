import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestServer } from './harness.ts';

const PROGRAM = join(import.meta.dirname, '../src/cli/prova.ts');

/** Runs an operator command as its own process, on the database and the files of a server under test. */
export function operatorOf(server: TestServer) {
  return (...command: string[]) =>
    promisify(execFile)(process.execPath, [PROGRAM, ...command], {
      env: {
        ...process.env,
        DATABASE_URL: server.databaseUrl,
        DATA_DIR: server.platform.config.DATA_DIR,
        LOG_LEVEL: 'silent',
      },
    });
}
