import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@prova/contract/accounts';
import pg from 'pg';
import { DEMO_PASSWORD } from '../../server/seeds/companies.ts';
import { createApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { createLog } from '../../server/src/platform/log.ts';

/** As `pg` takes it. */
export type Statement = {
  text: string;
  values: unknown[];
  /** Of a prepared statement. */
  name?: string;
};

type Query = (this: pg.Client, config: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * The statements that the server runs to answer a GET of a signed-in person, who that is included, in their order.
 * The real server is put together in this process and watched while it answers once.
 */
export async function statementsOf(databaseUrl: string, email: string, path: string): Promise<Statement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'prova-statements-'));
  const config = readConfig(
    { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: folder, PROVA_ROLE: 'web', RATE_LIMITS: 'false' },
    { secret: (name) => `${name}-secret-of-the-benchmark-0123456789` },
  );
  const app = await createApp(config, { log: createLog('silent'), serveWeb: false });
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const query = prototype.query;
  try {
    await app.http.ready();
    const session = await app.http.inject({
      method: login.method,
      url: login.path,
      payload: { email, password: DEMO_PASSWORD },
    });
    const authorization = `Bearer ${session.json<{ data: { accessToken: string } }>().data.accessToken}`;
    // The first request may prepare what the others find.
    await app.http.inject({ url: path, headers: { authorization } });
    const seen: Statement[] = [];
    prototype.query = function (config, values, ...rest) {
      const statement = statementOf(config, values);
      if (statement && isOfThePool(this)) seen.push(statement);
      return query.call(this, config, values, ...rest);
    };
    const answer = await app.http.inject({ url: path, headers: { authorization } });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
    return seen;
  } finally {
    prototype.query = query;
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function statementOf(config: unknown, values: unknown): Statement | undefined {
  if (typeof config === 'string') return { text: config, values: Array.isArray(values) ? values : [] };
  if (typeof config !== 'object' || config === null || !('text' in config)) return undefined;
  const { text, values: own, name } = config as { text: string; values?: unknown[]; name?: string };
  return { text, values: own ?? (Array.isArray(values) ? values : []), ...(name !== undefined && { name }) };
}

/** Task queue and real time have connections of their own, which no request waits for. */
function isOfThePool(client: pg.Client): boolean {
  return (
    (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters
      .application_name === 'prova'
  );
}
