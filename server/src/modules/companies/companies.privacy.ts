import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';

export const companiesData: PersonalData = {
  module: 'companies',
  tables: ['companies', 'company_members', 'company_invitations', 'company_verifications'],

  async exports(ctx, { userId, email, companyId }) {
    const rows =
      userId === null
        ? []
        : await ctx.db
            .selectFrom('company_members')
            .innerJoin('companies', 'companies.id', 'company_members.company_id')
            .select(['companies.name as company', 'company_members.role', 'company_members.created_at as joinedAt'])
            .select('company_members.removed_at as leftAt')
            .where('company_members.user_id', '=', userId)
            .orderBy('company_members.id')
            .execute();
    // Who was invited need not have an account.
    const invitations =
      email === null
        ? []
        : await ctx.db
            .selectFrom('company_invitations')
            .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
            .select(['companies.name as company', 'company_invitations.role', 'company_invitations.sent_at as sentAt'])
            .select(['company_invitations.accepted_at as acceptedAt', 'company_invitations.declined_at as declinedAt'])
            .where('company_invitations.email', '=', email)
            .$if(companyId !== undefined, (query) => query.where('companies.id', '=', companyId ?? null))
            .orderBy('company_invitations.id')
            .execute();
    return [
      { category: 'company_work', name: 'companies', rows },
      { category: 'company_work', name: 'invitations-to-you', rows: invitations },
    ];
  },

  async leaves(ctx, { userId }) {
    if (userId === null) return [];
    const ids = await companiesLeftEmpty(ctx, userId);
    if (ids.length === 0) return [];
    const closing = ctx.db.selectFrom('companies').select('logo_file_id').where('id', 'in', ids);
    for (const { logo_file_id } of await closing.execute()) if (logo_file_id) await deleteFile(ctx, logo_file_id);
    await ctx.db
      .updateTable('companies')
      .set({ closed_at: ctx.clock.now(), logo_file_id: null })
      .where('id', 'in', ids)
      .execute();
    return [{ what: 'companies_closed', count: ids.length }];
  },

  async erases(ctx, { userId, email, companyId }) {
    const asked = await eraseAsked(ctx, email, companyId);
    if (userId === null) return [{ category: 'company_work', removed: asked }];
    const left = await ctx.db
      .updateTable('company_members')
      .set((expression) => ({ removed_at: ctx.clock.now(), version: expression('version', '+', 1) }))
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return [{ category: 'company_work', removed: asked + Number(left.numUpdatedRows) }];
  },
};

/** What companies have sent to an address: invitations, and the mail that was to prove a domain. @returns how many of the former */
async function eraseAsked(ctx: Ctx, email: string | null, companyId: string | undefined): Promise<number> {
  if (email === null) return 0;
  let invitations = ctx.db.deleteFrom('company_invitations').where('email', '=', email);
  let verifications = ctx.db.deleteFrom('company_verifications').where('value', '=', email);
  if (companyId) {
    invitations = invitations.where('company_id', '=', companyId);
    verifications = verifications.where('company_id', '=', companyId);
  }
  await verifications.execute();
  return Number((await invitations.executeTakeFirst()).numDeletedRows);
}

/**
 * Companies that end when this person goes: nobody else is in them.
 * @throws AppError LAST_OWNER while there are others and none of them owns the company
 */
export async function companiesLeftEmpty(ctx: Ctx, userId: string): Promise<string[]> {
  const owned = await ctx.db
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(['companies.id', 'companies.name'])
    .where('company_members.user_id', '=', userId)
    .where('company_members.role', '=', 'owner')
    .where('company_members.removed_at', 'is', null)
    .where('companies.closed_at', 'is', null)
    .orderBy('companies.id')
    // Nobody joins or leaves meanwhile.
    .forUpdate('companies')
    .execute();
  const empty: string[] = [];
  for (const { id, name } of owned) {
    const others = await ctx.db
      .selectFrom('company_members')
      .innerJoin('users', 'users.id', 'company_members.user_id')
      .select('company_members.role')
      .where('company_members.company_id', '=', id)
      .where('company_members.user_id', '!=', userId)
      .where('company_members.removed_at', 'is', null)
      .where('users.erased_at', 'is', null)
      .execute();
    if (others.length === 0) empty.push(id);
    else if (!others.some(({ role }) => role === 'owner'))
      throw new AppError('LAST_OWNER', { data: { company: name } });
  }
  return empty;
}
