import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

/** Jobs that are looked at, the newest ones: however many there are, a page asks for a few companies. */
const LATEST = 200;

export async function selectHiringCompanies(
  ctx: Ctx,
  limit: number,
): Promise<{ name: string; slug: string; logoFileId: string | null }[]> {
  const { rows } = await sql<{ name: string; slug: string; logoFileId: string | null }>`
    select c.name, c.slug, c.logo_file_id
    from (
      select company_id, max(published_at) as published_at
      from (select company_id, published_at from job_search order by published_at desc, job_id desc limit ${LATEST}) latest
      group by company_id
    ) hiring join companies c on c.id = hiring.company_id
    order by c.logo_file_id is null, hiring.published_at desc, c.id limit ${limit}`.execute(ctx.db);
  return rows;
}
