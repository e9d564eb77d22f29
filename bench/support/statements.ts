import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@prova/contract/accounts/accounts';
import { DEMO_PASSWORD } from '../../server/seeds/companies.ts';
import { createApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { type Statement, statementsDuring } from '../../server/test/statements.ts';

type Http = Awaited<ReturnType<typeof createApp>>['http'];
type Injected = { method: 'GET' | 'PUT'; url: string; headers: Record<string, string>; payload?: object };

/** The statements that the server runs to answer a GET of a signed-in person, who that is included, in their order. */
export function statementsOf(databaseUrl: string, email: string, path: string): Promise<Statement[]> {
  return watched(databaseUrl, async (http) => {
    const payload = { email, password: DEMO_PASSWORD };
    const session = await http.inject({ method: login.method, url: login.path, payload });
    const { data } = session.json<{ data: { accessToken: string } }>();
    return { method: 'GET', url: path, headers: { authorization: `Bearer ${data.accessToken}` } };
  });
}

/** The same of a call that needs no session. */
export function statementsOfCall(databaseUrl: string, call: Injected): Promise<Statement[]> {
  return watched(databaseUrl, async () => call);
}

/** The real server is put together in this process and watched while it answers once. */
async function watched(databaseUrl: string, callOf: (http: Http) => Promise<Injected>): Promise<Statement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'prova-statements-'));
  const config = readConfig(
    { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: folder, PROVA_ROLE: 'web', RATE_LIMITS: 'false' },
    { secret: (name) => `${name}-secret-of-the-benchmark-0123456789` },
  );
  const { http, close } = await createApp(config, { log: createLog('silent'), serveWeb: false });
  try {
    await http.ready();
    const call = await callOf(http);
    const ask = async () => {
      const answer = await http.inject(call);
      if (answer.statusCode !== 200) throw new Error(`${call.url} answered ${answer.statusCode}: ${answer.body}`);
    };
    // The first request may prepare what the others find.
    await ask();
    return await statementsDuring(ask);
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}
