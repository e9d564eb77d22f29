import type { Insertable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { RecruiterProfiles } from '../../platform/schema.gen.ts';

/** The account of a recruiter with its profile, whose columns are null while nothing of it was kept. */
export function selectRecruiter(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('users')
    .leftJoin('recruiterProfiles as profile', 'profile.userId', 'users.id')
    .selectAll('profile')
    .select(['users.id', 'users.name', 'users.email', 'users.photoFileId'])
    .where('users.id', '=', userId)
    .where('users.role', '=', 'RECRUITER')
    .where('users.disabledAt', 'is', null)
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
}
export type RecruiterRow = NonNullable<Awaited<ReturnType<typeof selectRecruiter>>>;

/** Holds off other changes of the same profile until the transaction ends. */
export function lockProfile(ctx: Ctx, userId: string) {
  return ctx.db.selectFrom('recruiterProfiles').selectAll().where('userId', '=', userId).forUpdate().executeTakeFirst();
}

type ProfileColumns = Partial<Omit<Insertable<RecruiterProfiles>, 'userId' | 'version' | 'createdAt'>>;

/**
 * Writes into the version that was read; version 0 is the one of a profile that nothing was written into.
 * @returns false when another one stands there meanwhile
 */
export async function writeProfile(
  ctx: Ctx,
  userId: string,
  version: number,
  columns: ProfileColumns,
): Promise<boolean> {
  const row =
    version === 0
      ? await ctx.db
          .insertInto('recruiterProfiles')
          .values({ ...columns, userId, createdAt: ctx.clock.now() })
          // Where the reminder was dismissed first the row is there, and nothing was written into it.
          .onConflict((conflict) =>
            conflict
              .column('userId')
              .doUpdateSet({ ...columns, version: 1 })
              .where('recruiterProfiles.version', '=', 0),
          )
          .returning('userId')
          .executeTakeFirst()
      : await ctx.db
          .updateTable('recruiterProfiles')
          .set((expression) => ({ ...columns, version: expression('version', '+', 1) }))
          .where('userId', '=', userId)
          .where('version', '=', version)
          .returning('userId')
          .executeTakeFirst();
  return row !== undefined;
}

/** Beside a change of the same version. */
export async function updateDraft(ctx: Ctx, userId: string, draft: object): Promise<void> {
  await ctx.db
    .updateTable('recruiterProfiles')
    .set({ draft: JSON.stringify(draft) })
    .where('userId', '=', userId)
    .execute();
}

/** The first of these companies that a person belongs to, too, in the order given. */
export async function selectSharedCompany(ctx: Ctx, userId: string, companyIds: readonly string[]) {
  if (companyIds.length === 0) return undefined;
  const rows = await ctx.db
    .selectFrom('companyMembers')
    .innerJoin('companies', 'companies.id', 'companyMembers.companyId')
    .select(['companies.id', 'companies.name', 'companies.industry', 'companies.sizeFrom'])
    .select(['companies.description', 'companies.website', 'companies.linkedinUrl'])
    .where('companyMembers.userId', '=', userId)
    .where('companyMembers.companyId', 'in', companyIds)
    .where('companyMembers.removedAt', 'is', null)
    .execute();
  return rows.sort((one, other) => companyIds.indexOf(one.id) - companyIds.indexOf(other.id))[0];
}

export async function selectColleagues(ctx: Ctx, companyId: string, page: { limit: number; offset: number }) {
  const members = ctx.db
    .selectFrom('companyMembers')
    .innerJoin('users', 'users.id', 'companyMembers.userId')
    .where('companyMembers.companyId', '=', companyId)
    .where('companyMembers.removedAt', 'is', null)
    .where('users.role', '=', 'RECRUITER')
    .where('users.erasedAt', 'is', null);
  const rows = await members
    .leftJoin('recruiterProfiles as profile', 'profile.userId', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.photoFileId'])
    .select(['companyMembers.role', 'profile.position'])
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await members.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** The company that a registration is about: one that the person owns before others, and of several the last used. */
export function selectMainCompany(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('companyMembers')
    .innerJoin('companies', 'companies.id', 'companyMembers.companyId')
    .select(['companies.id', 'companies.name', 'companies.industry', 'companyMembers.role'])
    .select(['companies.sizeFrom', 'companies.sizeList'])
    .where('companyMembers.userId', '=', userId)
    .where('companyMembers.removedAt', 'is', null)
    .where('companies.closedAt', 'is', null)
    .orderBy((order) => order.eb('companyMembers.role', '=', 'owner'), 'desc')
    .orderBy('companyMembers.lastUsedAt', (order) => order.desc().nullsLast())
    .executeTakeFirst();
}

/** Makes the row of a profile that nothing was written into yet, and holds off other changes until the transaction ends. */
export async function lockOrMakeProfile(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .insertInto('recruiterProfiles')
    .values({ userId, version: 0, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  await lockProfile(ctx, userId);
}

/** No new version: pictures are no text that somebody could be typing elsewhere. */
export async function updateCover(ctx: Ctx, userId: string, fileId: string | null): Promise<void> {
  await ctx.db.updateTable('recruiterProfiles').set({ coverFileId: fileId }).where('userId', '=', userId).execute();
}

export async function updateDismissed(ctx: Ctx, userId: string): Promise<void> {
  const at = { reminderDismissedAt: ctx.clock.now() };
  // No new version: what is being typed in another tab goes on.
  await ctx.db
    .insertInto('recruiterProfiles')
    .values({ userId, createdAt: ctx.clock.now(), version: 0, ...at })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(at))
    .execute();
}
