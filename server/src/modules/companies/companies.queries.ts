import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** A person with the live session and all memberships, in one question: it is asked at every request. */
export function selectActor(ctx: Ctx, userId: string, sessionId: string) {
  return ctx.db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.id', 'users.role', 'users.name', 'users.email', 'users.locale'])
    .select((expression) =>
      expression
        .selectFrom('company_members')
        .innerJoin('companies', 'companies.id', 'company_members.company_id')
        .select(
          sql<
            { companyId: string; role: string }[]
          >`coalesce(json_agg(json_build_object('companyId', company_members.company_id, 'role', company_members.role) order by company_members.last_used_at desc nulls last, company_members.id), '[]')`.as(
            'list',
          ),
        )
        .whereRef('company_members.user_id', '=', 'users.id')
        .where('company_members.removed_at', 'is', null)
        .where('companies.closed_at', 'is', null)
        .as('memberships'),
    )
    .where('users.id', '=', userId)
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst();
}

export function selectCompaniesOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(['companies.id', 'companies.name', 'companies.verified_at', 'company_members.role'])
    .where('company_members.user_id', '=', userId)
    .where('company_members.removed_at', 'is', null)
    .where('companies.closed_at', 'is', null)
    .orderBy('company_members.last_used_at', (order) => order.desc().nullsLast())
    .orderBy('company_members.id')
    .execute();
}

export function selectCompany(ctx: Ctx, id: string) {
  return ctx.db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Owners of a company who can be told of something. */
export function selectOwners(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.locale'])
    .where('company_members.company_id', '=', companyId)
    .where('company_members.role', '=', 'owner')
    .where('company_members.removed_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .execute();
}

export async function slugTaken(ctx: Ctx, slug: string): Promise<boolean> {
  return (await ctx.db.selectFrom('companies').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
}

/** Keeps the time of the first verification. */
export function updateVerified(ctx: Ctx, slug: string) {
  return ctx.db
    .updateTable('companies')
    .set({ verified_at: sql<Date>`coalesce(verified_at, ${ctx.clock.now()})` })
    .where('slug', '=', slug)
    .where('closed_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst();
}
