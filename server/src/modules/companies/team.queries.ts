import type { Insertable } from 'kysely';
import type { MemberRole } from '../../platform/actor.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { CompanyInvitations } from '../../platform/schema.gen.ts';

/** The people of a company, owners first, then by name. */
export function selectMembers(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('companyMembers')
    .innerJoin('users', 'users.id', 'companyMembers.userId')
    .select([
      'companyMembers.userId',
      'companyMembers.role',
      'companyMembers.createdAt as joinedAt',
      'users.name',
      'users.email',
      'users.photoFileId',
      'users.role as accountRole',
      'users.locale',
    ])
    .where('companyMembers.companyId', '=', companyId)
    .where('companyMembers.removedAt', 'is', null)
    .where('users.erasedAt', 'is', null)
    .orderBy((expression) => expression('companyMembers.role', '<>', 'owner'))
    .orderBy('users.name')
    .orderBy('users.id')
    .$narrowType<{ role: MemberRole }>()
    .execute();
}

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** Changes of the team wait for the company's row. */
export async function lockCompanyForShare(ctx: Ctx, companyId: string): Promise<void> {
  await ctx.db.selectFrom('companies').select('id').where('id', '=', companyId).forShare().execute();
}

/** The role of a person, who keeps it until the transaction ends. */
export async function selectMembershipForShare(
  ctx: Ctx,
  companyId: string,
  userId: string,
): Promise<MemberRole | undefined> {
  await lockCompanyForShare(ctx, companyId);
  // After the lock: a statement sees what was committed before it began.
  const row = await ctx.db
    .selectFrom('companyMembers')
    .select('role')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row?.role;
}

export function selectOpenInvitations(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('companyInvitations')
    .innerJoin('users', 'users.id', 'companyInvitations.invitedBy')
    .select([
      'companyInvitations.id',
      'companyInvitations.email',
      'companyInvitations.role',
      'companyInvitations.sentAt',
      'companyInvitations.expiresAt',
      'users.name as invitedBy',
    ])
    .where('companyInvitations.companyId', '=', companyId)
    .where('acceptedAt', 'is', null)
    .where('declinedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .orderBy('companyInvitations.sentAt', 'desc')
    .$narrowType<{ role: MemberRole }>()
    .execute();
}

/** With the names that its page shows. */
export function selectInvitation(ctx: Ctx, id: string, lock = false) {
  return ctx.db
    .selectFrom('companyInvitations')
    .innerJoin('companies', 'companies.id', 'companyInvitations.companyId')
    .innerJoin('users', 'users.id', 'companyInvitations.invitedBy')
    .selectAll('companyInvitations')
    .select(['companies.name as companyName', 'companies.closedAt as companyClosedAt', 'users.name as inviterName'])
    .where('companyInvitations.id', '=', id)
    .$if(lock, (query) => query.forUpdate('companyInvitations'))
    .$narrowType<{ role: MemberRole }>()
    .executeTakeFirst();
}

/** False where one to the same address is open. */
export async function insertInvitation(ctx: Ctx, values: Insertable<CompanyInvitations>): Promise<boolean> {
  const row = await ctx.db
    .insertInto('companyInvitations')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'email'])
        .where('acceptedAt', 'is', null)
        .where('declinedAt', 'is', null)
        .where('revokedAt', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Nobody joins from now on. */
export async function revokeOpenInvitations(ctx: Ctx, companyId: string): Promise<void> {
  await ctx.db
    .updateTable('companyInvitations')
    .set({ revokedAt: ctx.clock.now() })
    .where('companyId', '=', companyId)
    .where('acceptedAt', 'is', null)
    .where('declinedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute();
}

export async function endInvitation(
  ctx: Ctx,
  id: string,
  how: { acceptedAt: Date; acceptedBy: string } | { declinedAt: Date } | { revokedAt: Date },
): Promise<void> {
  await ctx.db.updateTable('companyInvitations').set(how).where('id', '=', id).execute();
}

const revoking = (ctx: Ctx, companyId: string) =>
  ctx.db
    .updateTable('companyInvitations')
    .set({ revokedAt: ctx.clock.now() })
    .where('companyId', '=', companyId)
    .where('acceptedAt', 'is', null)
    .where('declinedAt', 'is', null)
    .where('revokedAt', 'is', null);

/** Frees an address for a new invitation, where the last one ran out. */
export async function revokeExpired(ctx: Ctx, companyId: string, email: string): Promise<void> {
  await revoking(ctx, companyId).where('email', '=', email).where('expiresAt', '<=', ctx.clock.now()).execute();
}

export async function revokeMadeBy(ctx: Ctx, companyId: string, userId: string): Promise<void> {
  await revoking(ctx, companyId).where('invitedBy', '=', userId).execute();
}

/** Forgets invitations that were answered, taken back or ran out so long ago. */
export async function deleteOldInvitations(ctx: Ctx, seconds: number): Promise<void> {
  const before = after(ctx.clock.now(), -seconds);
  await ctx.db
    .deleteFrom('companyInvitations')
    .where((where) =>
      where.or(
        (['acceptedAt', 'declinedAt', 'revokedAt', 'expiresAt'] as const).map((column) => where(column, '<', before)),
      ),
    )
    .execute();
}

export async function renewInvitation(ctx: Ctx, id: string, seconds: number): Promise<Date> {
  const expiresAt = after(ctx.clock.now(), seconds);
  await ctx.db
    .updateTable('companyInvitations')
    .set({ sentAt: ctx.clock.now(), expiresAt })
    .where('id', '=', id)
    .execute();
  return expiresAt;
}

/** Makes a person part of a company; one who had been removed comes back in the new role. */
export async function upsertMember(
  ctx: Ctx,
  member: { companyId: string; userId: string; role: MemberRole },
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('companyMembers')
    .values({
      id: newId(ctx),
      companyId: member.companyId,
      userId: member.userId,
      role: member.role,
      lastUsedAt: now,
      createdAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'userId']).doUpdateSet((expression) => ({
        role: member.role,
        removedAt: null,
        lastUsedAt: now,
        version: expression('companyMembers.version', '+', 1),
      })),
    )
    .execute();
}

export async function updateMember(
  ctx: Ctx,
  companyId: string,
  userId: string,
  values: { role: MemberRole } | { removedAt: Date } | { lastUsedAt: Date },
): Promise<void> {
  await ctx.db
    .updateTable('companyMembers')
    .set((expression) => ({ ...values, version: expression('version', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .execute();
}
