import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../server/src/app.ts';
import { system } from '../../server/src/platform/actor.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { type Ctx, createContext } from '../../server/src/platform/context.ts';
import { createLog } from '../../server/src/platform/log.ts';

/** Does something with the server's own functions on a database, in this process. */
export async function inProgram(databaseUrl: string, work: (ctx: Ctx) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'prova-in-program-'));
  const config = readConfig(
    { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: folder },
    { secret: (name) => `${name}-secret-of-the-benchmark-0123456789` },
  );
  const log = createLog('silent');
  const app = await createApp({ ...config, roles: new Set() }, { log, serveWeb: false });
  try {
    await work(createContext(app.platform, { actor: system, locale: 'pt-BR' }));
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
}
