import { sql } from 'kysely';
import type { Db } from '../src/platform/db.ts';

/** Settles once a statement waits for a lock that this transaction holds. */
export async function somebodyWaits(trx: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
    if (rows.length > 0) return;
  }
}
