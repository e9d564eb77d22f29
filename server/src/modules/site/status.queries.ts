import { sql } from 'kysely';
import { after, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { DEAD_LETTERS } from '../../platform/tasks/task-queues.ts';

export async function tryDatabase(ctx: Ctx): Promise<void> {
  await sql`select 1`.execute(ctx.db);
}

/** Tasks that should have begun ten minutes ago. */
export async function countLateTasks(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ late: number }>`
    select count(*)::int as late from pgboss.job
    where state in ('created', 'retry') and name <> ${DEAD_LETTERS}
      and start_after < ${after(ctx.clock.now(), -10 * MINUTE)}`.execute(ctx.db);
  return rows[0]?.late ?? 0;
}
