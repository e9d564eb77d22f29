import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** Companies with an application that came beyond their plan. */
export async function selectCompaniesWithLocked(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('applications')
    .select('companyId')
    .distinct()
    .where('lockedAt', 'is not', null)
    .execute();
  return rows.map(({ companyId }) => companyId);
}

/**
 * Locked applications of a company that are among the first of their month, as many as the limit says, in the order of their ids.
 * @param limit null for all of them
 */
export async function selectWithinPlan(ctx: Ctx, companyId: string, limit: number | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with month as (
      select distinct date_trunc('month', a.applied_at at time zone c.time_zone) as start, c.time_zone
      from applications a join companies c on c.id = a.company_id
      where a.company_id = ${companyId} and a.locked_at is not null
    )
    select first.id from month cross join lateral (
      select id, locked_at from applications
      where company_id = ${companyId} and applied_at >= month.start at time zone month.time_zone
        and applied_at < (month.start + interval '1 month') at time zone month.time_zone
      order by applied_at, id limit ${limit}
    ) first where first.locked_at is not null order by first.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** Called with the applications locked. */
export async function markUnlocked(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.updateTable('applications').set({ lockedAt: null }).where('id', 'in', ids).execute();
}
