import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** Applications of a talent, how many of them are open, and how many interviews took place. */
export async function countApplications(ctx: Ctx, talentId: string) {
  const { rows } = await sql<{ total: number; open: number; interviews: number }>`
    with own as (
      select a.id, a.active, a.status from applications a
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      where c.talent_id = ${talentId} and a.erased_at is null)
    select count(*) as total,
      count(*) filter (where active and status <> 'hired') as open,
      (select count(*) from interviews i join own o on o.id = i.application_id where i.status = 'completed') as interviews
    from own`.execute(ctx.db);
  const [counts] = rows;
  if (!counts) throw new Error('A count answered nothing');
  return counts;
}

/** How many companies opened a profile on each day since, and how many times one did at all. */
export async function countViews(
  ctx: Ctx,
  talentId: string,
  sinceDay: string,
): Promise<{ total: number; days: readonly { day: string; count: number }[] }> {
  const [{ total }, days] = await Promise.all([
    ctx.db
      .selectFrom('profileViews')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('talentId', '=', talentId)
      .executeTakeFirstOrThrow(),
    ctx.db
      .selectFrom('profileViews')
      .select(sql<string>`day::text`.as('day'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('talentId', '=', talentId)
      .where('day', '>=', sql<string>`${sinceDay}::date`)
      .groupBy('day')
      .execute(),
  ]);
  return { total, days };
}

/** Companies that opened a profile, the last first, and how many they are. */
export async function selectViewers(ctx: Ctx, talentId: string, { limit, offset }: { limit: number; offset: number }) {
  const [rows, { total }] = await Promise.all([
    ctx.db
      .selectFrom('profileViews')
      .innerJoin('companies', 'companies.id', 'profileViews.companyId')
      .select(['companies.id as companyId', 'companies.name', 'companies.slug', 'companies.logoFileId'])
      .select(({ fn }) => [fn.max('profileViews.createdAt').as('lastAt'), fn.countAll<number>().as('days')])
      .select(sql<boolean>`companies.verified_at is not null and companies.closed_at is null`.as('listed'))
      .where('profileViews.talentId', '=', talentId)
      .groupBy('companies.id')
      .orderBy('lastAt', 'desc')
      .orderBy('companies.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    ctx.db
      .selectFrom('profileViews')
      .select(sql<number>`count(distinct company_id)`.as('total'))
      .where('talentId', '=', talentId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
