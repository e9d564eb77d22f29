import pg from 'pg';

/** As `pg` takes it. */
export type Statement = {
  text: string;
  values: unknown[];
};

type Query = (this: pg.Client, config: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * What the servers of this process ask their databases while `work` runs, in its order. Task queue and real time have
 * connections of their own and are left out.
 */
export async function statementsDuring(work: () => Promise<unknown>): Promise<Statement[]> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  const seen: Statement[] = [];
  prototype.query = function (config, values, ...rest) {
    const statement = statementOf(config, values);
    if (statement && applicationOf(this) === 'prova') seen.push(statement);
    return query.call(this, config, values, ...rest);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return seen;
}

function statementOf(config: unknown, values: unknown): Statement | undefined {
  const given = Array.isArray(values) ? values : [];
  if (typeof config === 'string') return { text: config, values: given };
  if (typeof config !== 'object' || config === null || !('text' in config)) return undefined;
  const { text, values: own = given } = config as { text: string; values?: unknown[] };
  return { text, values: own };
}

function applicationOf(client: pg.Client): string | undefined {
  return (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters
    .application_name;
}
