import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** Offers to a talent that were answered since, or whose time was up. */
export async function selectEndedOffers(
  ctx: Ctx,
  { talentId, since }: { talentId: string; since: Date },
): Promise<{ inTime: boolean }[]> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ inTime: boolean }>`
    select o.responded_at is not null and o.responded_at <= o.valid_until as in_time
    from candidates c
    join applications a on a.company_id = c.company_id and a.candidate_id = c.id
    join offers o on o.company_id = a.company_id and o.application_id = a.id
    where c.talent_id = ${talentId} and o.sent_at is not null and o.status <> 'cancelled'
      and coalesce(o.responded_at, o.valid_until) between ${since} and ${now}`.execute(ctx.db);
  return rows;
}
