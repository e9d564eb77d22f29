import { sql } from 'kysely';
import pg from 'pg';
import type { TestServer } from './harness.ts';

type Query = (this: pg.Client, config: unknown, ...rest: unknown[]) => unknown;

/** Not as the server says it, so that they can be told apart. */
const BEGIN = 'begin work';
const END = 'rollback work';
const SAVEPOINT = 'of_the_server';
const TRY = 'before_a_try';
/** What the server says of its transactions, and what it means inside another one. */
const NESTED: Readonly<Record<string, string>> = {
  begin: `savepoint ${SAVEPOINT}`,
  commit: `release savepoint ${SAVEPOINT}`,
  rollback: `rollback to savepoint ${SAVEPOINT}`,
};

/**
 * Runs `work` and then takes back whatever the server wrote to its database meanwhile: the next one meets the same rows.
 * All of it happens in one transaction of the server's connection, which must be its only one (`oneConnection`). Tasks
 * have connections of their own and see nothing of it: `drain` and `mails` are of no use inside.
 */
export async function rolledBack<T>(server: TestServer, work: () => Promise<T>): Promise<T> {
  const { database, config } = server.platform;
  if (config.DATABASE_POOL !== 1) throw new Error('What is to be rolled back needs a pool of one connection');
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  // Told by the order on the connection: a transaction that the server began before ours ends as it began.
  let inside = false;
  prototype.query = function (config, ...rest) {
    if (config === BEGIN) inside = true;
    if (config === END) inside = false;
    return query.call(this, (inside && typeof config === 'string' && NESTED[config]) || config, ...rest);
  };
  try {
    await sql.raw(BEGIN).execute(database);
    return await work();
  } finally {
    await sql.raw(END).execute(database);
    prototype.query = query;
  }
}

/**
 * Inside of `rolledBack`: takes back what `work` alone wrote, so that what was prepared for it serves the next one. A query
 * that the database refuses ends no more than this.
 */
export async function rolledBackToHere<T>({ platform: { database } }: TestServer, work: () => Promise<T>): Promise<T> {
  await sql.raw(`savepoint ${TRY}`).execute(database);
  try {
    return await work();
  } finally {
    await sql.raw(`rollback to savepoint ${TRY}`).execute(database);
    await sql.raw(`release savepoint ${TRY}`).execute(database);
  }
}
