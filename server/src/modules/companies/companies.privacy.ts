import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { namesOf } from '../accounts/accounts.service.ts';
import { deleteFile } from '../files/files.service.ts';
import { forgetNameInMails } from '../messaging/messaging.service.ts';
import { updateClosed } from './companies.queries.ts';

export const companiesData: PersonalData = {
  module: 'companies',
  tables: ['companies', 'companyMembers', 'companyInvitations', 'companyVerifications'],

  async exports(ctx, { userId, email, companyId }) {
    const rows =
      userId === null
        ? []
        : await ctx.db
            .selectFrom('companyMembers')
            .innerJoin('companies', 'companies.id', 'companyMembers.companyId')
            .select(['companies.name as company', 'companyMembers.role', 'companyMembers.createdAt as joinedAt'])
            .select('companyMembers.removedAt as leftAt')
            .where('companyMembers.userId', '=', userId)
            .orderBy('companyMembers.id')
            .execute();
    // Who was invited need not have an account.
    const invitations =
      email === null
        ? []
        : await ctx.db
            .selectFrom('companyInvitations')
            .innerJoin('companies', 'companies.id', 'companyInvitations.companyId')
            .select(['companies.name as company', 'companyInvitations.role', 'companyInvitations.sentAt'])
            .select(['companyInvitations.acceptedAt', 'companyInvitations.declinedAt'])
            .where('companyInvitations.email', '=', email)
            .$if(companyId !== undefined, (query) => query.where('companies.id', '=', companyId ?? null))
            .orderBy('companyInvitations.id')
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
    const closing = ctx.db.selectFrom('companies').select('logoFileId').where('id', 'in', ids);
    for (const { logoFileId } of await closing.execute()) if (logoFileId) await deleteFile(ctx, logoFileId);
    await updateClosed(ctx, ids);
    return [{ what: 'companies_closed', count: ids.length }];
  },

  async erases(ctx, { userId, email, companyId }) {
    const asked = await eraseAsked(ctx, email, companyId);
    if (userId === null) return [{ category: 'company_work', removed: asked }];
    const left = await ctx.db
      .updateTable('companyMembers')
      .set((expression) => ({ removedAt: ctx.clock.now(), version: expression('version', '+', 1) }))
      .where('userId', '=', userId)
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    // Colleagues and candidates keep their mails, without the name.
    let named = 0;
    const companyIds = await companiesEverOf(ctx, userId);
    for (const name of await namesOf(ctx, userId)) named += await forgetNameInMails(ctx, { name, companyIds });
    return [
      { category: 'company_work', removed: asked + Number(left.numUpdatedRows) },
      { category: 'mails', removed: named },
    ];
  },
};

async function companiesEverOf(ctx: Ctx, userId: string): Promise<string[]> {
  const rows = await ctx.db.selectFrom('companyMembers').select('companyId').where('userId', '=', userId).execute();
  return rows.map(({ companyId }) => companyId);
}

/** What companies have sent to an address: invitations, and the mail that was to prove a domain. @returns how many of the former */
async function eraseAsked(ctx: Ctx, email: string | null, companyId: string | undefined): Promise<number> {
  if (email === null) return 0;
  let invitations = ctx.db.deleteFrom('companyInvitations').where('email', '=', email);
  let verifications = ctx.db.deleteFrom('companyVerifications').where('value', '=', email);
  if (companyId) {
    invitations = invitations.where('companyId', '=', companyId);
    verifications = verifications.where('companyId', '=', companyId);
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
    .selectFrom('companyMembers')
    .innerJoin('companies', 'companies.id', 'companyMembers.companyId')
    .select(['companies.id', 'companies.name'])
    .where('companyMembers.userId', '=', userId)
    .where('companyMembers.role', '=', 'owner')
    .where('companyMembers.removedAt', 'is', null)
    .where('companies.closedAt', 'is', null)
    .orderBy('companies.id')
    // Nobody joins or leaves meanwhile.
    .forUpdate('companies')
    .execute();
  const empty: string[] = [];
  for (const { id, name } of owned) {
    const others = await ctx.db
      .selectFrom('companyMembers')
      .innerJoin('users', 'users.id', 'companyMembers.userId')
      .select('companyMembers.role')
      .where('companyMembers.companyId', '=', id)
      .where('companyMembers.userId', '!=', userId)
      .where('companyMembers.removedAt', 'is', null)
      .where('users.erasedAt', 'is', null)
      .execute();
    if (others.length === 0) empty.push(id);
    else if (!others.some(({ role }) => role === 'owner'))
      throw new AppError('LAST_OWNER', { data: { company: name } });
  }
  return empty;
}
