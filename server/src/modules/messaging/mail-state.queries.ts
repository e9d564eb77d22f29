import { sql } from 'kysely';
import { after, DAY, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';

/** What is looked at: ids grow with time, so that these are found without reading the others. */
const LATEST = 50;

/** Of the last mails of a day that were to go out some minutes ago: how many did, and how many are tried again. */
export async function countLatest(ctx: Ctx): Promise<{ sent: number; late: number }> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ sent: number; late: number }>`
    select count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state in ('queued', 'sending') and held_for is null)::int as late
    from (select state, held_for, created_at, not_before from mails order by id desc limit ${LATEST}) latest
    where created_at > ${after(now, -DAY)} and created_at < ${after(now, -5 * MINUTE)} and not_before < ${after(now, -5 * MINUTE)}`.execute(
    ctx.db,
  );
  return rows[0] ?? { sent: 0, late: 0 };
}
