import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** Talents of whom nothing is worked out, or by another formula. */
export async function selectOutdatedTalents(ctx: Ctx, formula: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from talents t join users u on u.id = t.user_id left join match_talents m on m.talent_id = t.id
    where u.erased_at is null and u.disabled_at is null and (m.talent_id is null or m.formula <> ${formula})
    order by t.id limit ${limit}
  `.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** The same of jobs that were published. */
export async function selectOutdatedJobs(ctx: Ctx, formula: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select j.id from jobs j left join match_jobs m on m.job_id = j.id
    where j.status <> 'DRAFT' and j.deleted_at is null
      and (m.job_id is null or m.formula <> ${formula})
    order by j.id limit ${limit}
  `.execute(ctx.db);
  return rows.map(({ id }) => id);
}

export async function selectJobsOfCompany(ctx: Ctx, companyId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Has everything count as worked out by no formula: lists go on reading it until it is worked out again. */
export async function outdateAll(ctx: Ctx): Promise<void> {
  await ctx.db.updateTable('matchTalents').set({ formula: 0 }).where('formula', '<>', 0).execute();
  await ctx.db.updateTable('matchJobs').set({ formula: 0 }).where('formula', '<>', 0).execute();
}
