import type { Insertable } from 'kysely';
import type { MemberRole } from '../../platform/actor.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { CompanyInvitations } from '../../platform/schema.gen.ts';

/** The people of a company, owners first, then by name. */
export function selectMembers(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select([
      'company_members.user_id as userId',
      'company_members.role',
      'company_members.created_at as joinedAt',
      'users.name',
      'users.email',
      'users.photo_file_id as photoFileId',
      'users.role as accountRole',
      'users.locale',
    ])
    .where('company_members.company_id', '=', companyId)
    .where('company_members.removed_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .orderBy((expression) => expression('company_members.role', '<>', 'owner'))
    .orderBy('users.name')
    .orderBy('users.id')
    .$narrowType<{ role: MemberRole }>()
    .execute();
}

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** The role of a person, who keeps it until the transaction ends: changes of the team wait for the company's row. */
export async function selectMembershipForShare(
  ctx: Ctx,
  companyId: string,
  userId: string,
): Promise<MemberRole | undefined> {
  await ctx.db.selectFrom('companies').select('id').where('id', '=', companyId).forShare().execute();
  // After the lock: a statement sees what was committed before it began.
  const row = await ctx.db
    .selectFrom('company_members')
    .select('role')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.role as MemberRole | undefined;
}

export function selectOpenInvitations(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('company_invitations')
    .innerJoin('users', 'users.id', 'company_invitations.invited_by')
    .select([
      'company_invitations.id',
      'company_invitations.email',
      'company_invitations.role',
      'company_invitations.sent_at as sentAt',
      'company_invitations.expires_at as expiresAt',
      'users.name as invitedBy',
    ])
    .where('company_invitations.company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('company_invitations.sent_at', 'desc')
    .$narrowType<{ role: MemberRole }>()
    .execute();
}

/** With the names that its page shows. */
export function selectInvitation(ctx: Ctx, id: string, lock = false) {
  return ctx.db
    .selectFrom('company_invitations')
    .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
    .innerJoin('users', 'users.id', 'company_invitations.invited_by')
    .selectAll('company_invitations')
    .select(['companies.name as companyName', 'companies.closed_at as companyClosedAt', 'users.name as inviterName'])
    .where('company_invitations.id', '=', id)
    .$if(lock, (query) => query.forUpdate('company_invitations'))
    .$narrowType<{ role: MemberRole }>()
    .executeTakeFirst();
}

/** False where one to the same address is open. */
export async function insertInvitation(ctx: Ctx, values: Insertable<CompanyInvitations>): Promise<boolean> {
  const row = await ctx.db
    .insertInto('company_invitations')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('declined_at', 'is', null)
        .where('revoked_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function endInvitation(
  ctx: Ctx,
  id: string,
  how: { accepted_at: Date; accepted_by: string } | { declined_at: Date } | { revoked_at: Date },
): Promise<void> {
  await ctx.db.updateTable('company_invitations').set(how).where('id', '=', id).execute();
}

const revoking = (ctx: Ctx, companyId: string) =>
  ctx.db
    .updateTable('company_invitations')
    .set({ revoked_at: ctx.clock.now() })
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('revoked_at', 'is', null);

/** Makes room for a new invitation to an address, where the last one ran out. */
export async function revokeExpired(ctx: Ctx, companyId: string, email: string): Promise<void> {
  await revoking(ctx, companyId).where('email', '=', email).where('expires_at', '<=', ctx.clock.now()).execute();
}

export async function revokeMadeBy(ctx: Ctx, companyId: string, userId: string): Promise<void> {
  await revoking(ctx, companyId).where('invited_by', '=', userId).execute();
}

/** Forgets invitations that were answered, taken back or ran out so long ago. */
export async function deleteOldInvitations(ctx: Ctx, seconds: number): Promise<void> {
  const before = after(ctx.clock.now(), -seconds);
  await ctx.db
    .deleteFrom('company_invitations')
    .where((where) =>
      where.or(
        (['accepted_at', 'declined_at', 'revoked_at', 'expires_at'] as const).map((column) =>
          where(column, '<', before),
        ),
      ),
    )
    .execute();
}

export async function renewInvitation(ctx: Ctx, id: string, seconds: number): Promise<Date> {
  const expires_at = after(ctx.clock.now(), seconds);
  await ctx.db
    .updateTable('company_invitations')
    .set({ sent_at: ctx.clock.now(), expires_at })
    .where('id', '=', id)
    .execute();
  return expires_at;
}

/** Makes a person part of a company; one who had been removed comes back in the new role. */
export async function upsertMember(
  ctx: Ctx,
  member: { companyId: string; userId: string; role: MemberRole },
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('company_members')
    .values({
      id: newId(),
      company_id: member.companyId,
      user_id: member.userId,
      role: member.role,
      last_used_at: now,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id']).doUpdateSet((expression) => ({
        role: member.role,
        removed_at: null,
        last_used_at: now,
        version: expression('company_members.version', '+', 1),
      })),
    )
    .execute();
}

export async function updateMember(
  ctx: Ctx,
  companyId: string,
  userId: string,
  values: { role: MemberRole } | { removed_at: Date } | { last_used_at: Date },
): Promise<void> {
  await ctx.db
    .updateTable('company_members')
    .set((expression) => ({ ...values, version: expression('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
}
