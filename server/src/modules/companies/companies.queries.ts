import { CompiledQuery, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { prepare } from '../../platform/db.ts';

interface ActorRow {
  readonly id: string;
  readonly role: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly locale: string;
  readonly memberships: readonly { companyId: string; role: string }[];
}

/** As text, since it is asked at every request: to build and compile it would cost more than to send it. */
const ACTOR = prepare(
  'actor',
  `select u.id, u.role, u.name, u.email, u.locale, (
    select coalesce(json_agg(json_build_object('companyId', m.company_id, 'role', m.role)
      order by m.last_used_at desc nulls last, m.id), '[]')
    from company_members m join companies c on c.id = m.company_id
    where m.user_id = u.id and m.removed_at is null and c.closed_at is null) as memberships
  from users u join sessions s on s.user_id = u.id
  where u.id = $1 and s.id = $2 and s.ended_at is null and u.disabled_at is null and u.erased_at is null`,
);

/** A person with the live session and all memberships, in one question. */
export async function selectActor(ctx: Ctx, userId: string, sessionId: string): Promise<ActorRow | undefined> {
  const { rows } = await ctx.db.executeQuery<ActorRow>(CompiledQuery.raw(ACTOR, [userId, sessionId]));
  return rows[0];
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

/** False when the address is taken, also by somebody who registers at this moment. */
export async function insertCompany(ctx: Ctx, company: { id: string; name: string; slug: string }): Promise<boolean> {
  const row = await ctx.db
    .insertInto('companies')
    .values({ ...company, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
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
