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
 * Locked applications of a company that its plan has a place for: of each month the oldest, as many as the open ones of that month
 * leave. In the order of their ids.
 * @param limit null for all of them
 */
export async function selectWithinPlan(ctx: Ctx, companyId: string, limit: number | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with month as (
      select distinct date_trunc('month', a.applied_at at time zone c.time_zone) as start, c.time_zone
      from applications a join companies c on c.id = a.company_id
      where a.company_id = ${companyId} and a.locked_at is not null
    ), place as (
      select month.start at time zone month.time_zone as since, (month.start + interval '1 month') at time zone month.time_zone as until
      from month
    )
    select opened.id from place cross join lateral (
      select id from applications a
      where a.company_id = ${companyId} and a.applied_at >= place.since and a.applied_at < place.until and a.locked_at is not null
      order by a.applied_at, a.id limit ${
        limit === null
          ? sql`null`
          : sql`greatest(0, ${limit} - (select count(*) from applications o
          where o.company_id = ${companyId} and o.applied_at >= place.since and o.applied_at < place.until and o.locked_at is null))`
      }
    ) opened order by opened.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** Whether a candidate has an application that the company reads. */
export async function hasReadable(ctx: Ctx, candidateId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('candidateId', '=', candidateId)
    .where('lockedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Has candidates be reached as the forms of these applications say, which have just been opened, where no newer one is read. Whoever
 * has an account looks after their data: a form sent without it changes nothing.
 */
export async function updateContactsFromForms(ctx: Ctx, applicationIds: readonly string[]): Promise<void> {
  await sql`
    update candidates c set name = f.full_name, phone = coalesce(f.phone, c.phone), linkedin_url = coalesce(f.linkedin_url, c.linkedin_url),
      github_url = coalesce(f.github_url, c.github_url), portfolio_url = coalesce(f.portfolio_url, c.portfolio_url),
      website_url = coalesce(f.website_url, c.website_url), resume_file_id = coalesce(f.resume_file_id, c.resume_file_id),
      version = c.version + 1
    from applications a join application_forms f on f.application_id = a.id
    where a.id = any(${[...applicationIds]}::uuid[]) and c.id = a.candidate_id and c.erased_at is null
      and not exists (select from applications n where n.candidate_id = a.candidate_id and n.locked_at is null
        and (n.applied_at, n.id) > (a.applied_at, a.id))
      and (c.talent_id is null or exists (select from application_events e
        where e.application_id = a.id and e.type = 'applied' and e.actor_kind = 'user'))`.execute(ctx.db);
}

/** Called with the applications locked. */
export async function markUnlocked(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.updateTable('applications').set({ lockedAt: null }).where('id', 'in', ids).execute();
}
