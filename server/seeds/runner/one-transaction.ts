import { Kysely, PostgresDialect, PostgresDriver, sql } from 'kysely';
import pg from 'pg';
import { camelCase } from '../../src/platform/camel-case.ts';
import type { Database, DB } from '../../src/platform/db.ts';

/** Has every statement parsed and planned once: the same few hundred come thousands of times. */
class EveryStatementPrepared extends pg.Client {
  readonly #names = new Map<string, string>();

  override query(...args: unknown[]): never {
    const [text, values] = args;
    const query = super.query as (...args: unknown[]) => never;
    if (typeof text !== 'string' || !Array.isArray(values)) return query.apply(this, args);
    const name = this.#names.get(text) ?? `statement ${this.#names.size}`;
    this.#names.set(text, name);
    return query.call(this, { name, text, values }, ...args.slice(2));
  }
}

/** What begins and ends here is a part of the transaction that is open. */
class OneTransactionDriver extends PostgresDriver {
  override async beginTransaction(): Promise<void> {}

  override async commitTransaction(): Promise<void> {}

  override async rollbackTransaction(): Promise<void> {
    throw new Error('Nothing is taken back in the scenario: what fails ends it');
  }
}

/**
 * Hands on a database whose transactions are all parts of one, on one connection: what `work` does there is kept whole, or,
 * when it throws or the process ends, not at all. And nothing waits for the disk before the end.
 */
export async function inOneTransaction<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({
    Client: EveryStatementPrepared,
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    application_name: 'prova-seed',
  });
  // A connection that is lost fails what is asked next.
  const ignored = () => undefined;
  pool.on('error', ignored);
  // So does one that is lost while it is lent.
  pool.on('connect', (client) => void client.on('error', ignored));
  const config = { pool };
  const dialect = new PostgresDialect(config);
  const kysely = new Kysely<DB>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => new OneTransactionDriver(config),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    plugins: [camelCase],
  });
  try {
    await sql`begin`.execute(kysely);
    // Whoever uses it closes it too; it ends here.
    const result = await work({ kysely, pool, close: async () => undefined });
    await sql`commit`.execute(kysely);
    return result;
  } finally {
    // Without its commit the server takes back what was done.
    await kysely.destroy();
  }
}
