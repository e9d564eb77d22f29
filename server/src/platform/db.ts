import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from './log.ts';
import type { DB } from './schema.gen.ts';

export type { DB };
/** A connection pool or a transaction: queries do not care. */
export type Db = Kysely<DB> | Transaction<DB>;

// Centavos and counts fit a double exactly; calendar days stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export interface Database {
  readonly kysely: Kysely<DB>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the pool. A connection that the server drops is logged and replaced by the next query.
 * @param options.size connections at most
 */
export function openDatabase(url: string, options: { size: number; log: Logger }): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'prova',
  });
  pool.on('error', (error) => options.log.warn({ err: error }, 'database connection lost'));
  // A client in use tells of its end by an event too, which would end the process if nobody listened; its query fails anyway.
  pool.on('connect', (client) => client.on('error', (error) => options.log.debug({ err: error }, 'connection ended')));
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, pool, close: () => kysely.destroy() };
}
