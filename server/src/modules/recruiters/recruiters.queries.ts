import type { Insertable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { RecruiterProfiles } from '../../platform/schema.gen.ts';

/** The account of a recruiter with its profile, whose columns are null while nothing of it was kept. */
export function selectRecruiter(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('users')
    .leftJoin('recruiter_profiles as profile', 'profile.user_id', 'users.id')
    .selectAll('profile')
    .select(['users.id', 'users.name', 'users.email', 'users.photo_file_id'])
    .where('users.id', '=', userId)
    .where('users.role', '=', 'RECRUITER')
    .where('users.disabled_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst();
}
export type RecruiterRow = NonNullable<Awaited<ReturnType<typeof selectRecruiter>>>;

/** Holds off other changes of the same profile until the transaction ends. */
export function lockProfile(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('recruiter_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

type ProfileColumns = Partial<Omit<Insertable<RecruiterProfiles>, 'user_id' | 'version' | 'created_at'>>;

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
          .insertInto('recruiter_profiles')
          .values({ ...columns, user_id: userId, created_at: ctx.clock.now() })
          // Where the reminder was dismissed first the row is there, and nothing was written into it.
          .onConflict((conflict) =>
            conflict
              .column('user_id')
              .doUpdateSet({ ...columns, version: 1 })
              .where('recruiter_profiles.version', '=', 0),
          )
          .returning('user_id')
          .executeTakeFirst()
      : await ctx.db
          .updateTable('recruiter_profiles')
          .set((expression) => ({ ...columns, version: expression('version', '+', 1) }))
          .where('user_id', '=', userId)
          .where('version', '=', version)
          .returning('user_id')
          .executeTakeFirst();
  return row !== undefined;
}

/** Beside a change of the same version. */
export async function updateDraft(ctx: Ctx, userId: string, draft: object): Promise<void> {
  await ctx.db
    .updateTable('recruiter_profiles')
    .set({ draft: JSON.stringify(draft) })
    .where('user_id', '=', userId)
    .execute();
}

/** The first of these companies that a person belongs to, too, in the order given. */
export async function selectSharedCompany(ctx: Ctx, userId: string, companyIds: readonly string[]) {
  if (companyIds.length === 0) return undefined;
  const rows = await ctx.db
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(['companies.id', 'companies.name', 'companies.industry', 'companies.size_from'])
    .select(['companies.description', 'companies.website', 'companies.linkedin_url'])
    .where('company_members.user_id', '=', userId)
    .where('company_members.company_id', 'in', companyIds)
    .where('company_members.removed_at', 'is', null)
    .execute();
  return rows.sort((one, other) => companyIds.indexOf(one.id) - companyIds.indexOf(other.id))[0];
}

export async function selectColleagues(ctx: Ctx, companyId: string, page: { limit: number; offset: number }) {
  const members = ctx.db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .where('company_members.company_id', '=', companyId)
    .where('company_members.removed_at', 'is', null)
    .where('users.role', '=', 'RECRUITER')
    .where('users.erased_at', 'is', null);
  const rows = await members
    .leftJoin('recruiter_profiles as profile', 'profile.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.photo_file_id'])
    .select(['company_members.role', 'profile.position'])
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
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(['companies.id', 'companies.name', 'companies.industry', 'companies.size_from', 'company_members.role'])
    .where('company_members.user_id', '=', userId)
    .where('company_members.removed_at', 'is', null)
    .where('companies.closed_at', 'is', null)
    .orderBy((order) => order.eb('company_members.role', '=', 'owner'), 'desc')
    .orderBy('company_members.last_used_at', (order) => order.desc().nullsLast())
    .executeTakeFirst();
}

/** Makes the row of a profile that nothing was written into yet, and holds off other changes until the transaction ends. */
export async function lockOrMakeProfile(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .insertInto('recruiter_profiles')
    .values({ user_id: userId, version: 0, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  await lockProfile(ctx, userId);
}

/** No new version: pictures are no text that somebody could be typing elsewhere. */
export async function updateCover(ctx: Ctx, userId: string, fileId: string | null): Promise<void> {
  await ctx.db.updateTable('recruiter_profiles').set({ cover_file_id: fileId }).where('user_id', '=', userId).execute();
}

export async function updateDismissed(ctx: Ctx, userId: string): Promise<void> {
  const at = { reminder_dismissed_at: ctx.clock.now() };
  // No new version: what is being typed in another tab goes on.
  await ctx.db
    .insertInto('recruiter_profiles')
    .values({ user_id: userId, created_at: ctx.clock.now(), version: 0, ...at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(at))
    .execute();
}
