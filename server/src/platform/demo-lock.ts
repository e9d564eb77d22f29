import { type Kysely, sql } from 'kysely';
import type { DB } from './db.ts';

/** Any fixed number: held while the demo is seeded. */
const LOCK = 7_318_002_615;

/** Waits until nobody else seeds the demo here; nobody does until the transaction ends. */
export async function lockDemo(db: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
}

/** Whether the demo is being seeded now: what it brings is seen all at once, at its end. */
export async function isDemoSeeding(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks
    where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())
      and ((classid::bigint << 32) | objid::bigint) = ${LOCK}`.execute(db);
  return rows.length > 0;
}
