import { sql } from 'kysely';
import type pg from 'pg';
import type { Ctx } from '../context.ts';

/** Any fixed number: who copies the storage and who takes files away from it never do so at the same time. */
const LOCK = 7_318_002_614;

/** No stored file is taken away as long as the connection lives; waits for those that are being taken away. */
export async function keepFiles(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
}

/** True: stored files may be taken away until the end of the transaction of `ctx`. False: a backup is being made. */
export async function mayRemoveFiles(ctx: Ctx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock_shared(${LOCK}) as free`.execute(
    ctx.db,
  );
  return rows[0]?.free ?? false;
}
