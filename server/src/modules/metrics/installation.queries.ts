import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** How many there are of all. It reads whole tables, and is asked once an hour. */
export async function countAccounts(ctx: Ctx): Promise<{ talents: number; companies: number }> {
  const { rows } = await sql<{ talents: number; companies: number }>`
    select
      (select count(*)::int from users
        where role = 'POTENTIAL' and email_verified_at is not null and disabled_at is null and erased_at is null) as talents,
      (select count(*)::int from companies where closed_at is null) as companies`.execute(ctx.db);
  return rows[0] ?? { talents: 0, companies: 0 };
}
