import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { camelCase } from './camel-case.ts';
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

const prepared = new Map<string, string>();

/**
 * Has every connection parse and plan a statement once instead of each time it is asked: for the few that are asked at
 * nearly every request. Its columns are named (never `*`), so that a migration beside a running program does no harm.
 * @param name unique, and of this text alone
 * @returns the text
 */
export function prepare(name: string, text: string): string {
  prepared.set(text, name);
  return text;
}

class PreparingClient extends pg.Client {
  // Kysely asks by text and values alone; what others query, and how, is left to pg.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name = typeof text === 'string' ? prepared.get(text) : undefined;
    const query = super.query as (...args: unknown[]) => never;
    return name && Array.isArray(values)
      ? query.call(this, { name, text, values }, ...args.slice(2))
      : query.apply(this, args);
  }
}

/**
 * Opens the pool. A connection that the server drops is logged and replaced by the next query.
 * @param options.size connections at most
 */
export function openDatabase(url: string, options: { size: number; log: Logger }): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
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
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
  return { kysely, pool, close: () => kysely.destroy() };
}
