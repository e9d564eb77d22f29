import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';
import { deleteRequestLinks, emptyRequests } from './data-requests.queries.ts';

export const privacyData: PersonalData = {
  module: 'privacy',
  tables: ['privacy_requests', 'retention_rules', 'retention_runs'],

  async exports(ctx, { userId, email, companyId }) {
    if (userId === null && email === null) return [];
    const rows = await ctx.db
      .selectFrom('privacy_requests')
      .leftJoin('companies', 'companies.id', 'privacy_requests.company_id')
      .select(['kind', 'message', 'state', 'privacy_requests.created_at as askedAt', 'confirmed_at as confirmedAt'])
      .select(['extended_at as extendedAt', 'extension_reason as extensionReason', 'answered_at as answeredAt'])
      .select(['answer', 'companies.name as askedOf'])
      .where((where) => where.or([where('user_id', '=', userId), where('address', '=', email)]))
      .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? null))
      .orderBy('privacy_requests.id')
      .execute();
    return [{ category: 'account', name: 'privacy-requests', rows }];
  },

  /** That there was a request, and how it ended, stays as proof; who asked does not. What one company erases is asked there. */
  async erases(ctx, { userId, email, companyId }) {
    if (email === null || companyId) return [];
    const asked = await ctx.db
      .selectFrom('privacy_requests')
      .select(['id', 'file_id'])
      .where((where) => where.or([where('address', '=', email), where('user_id', '=', userId)]))
      .execute();
    const ids = asked.map(({ id }) => id);
    if (ids.length === 0) return [];
    // Nobody is left to answer to.
    await ctx.db
      .updateTable('privacy_requests')
      .set({ state: 'withdrawn', answered_at: ctx.clock.now() })
      .where('id', 'in', ids)
      .where('handling', '=', 'queue')
      .where('answered_at', 'is', null)
      .execute();
    await emptyRequests(ctx, ids);
    await deleteRequestLinks(ctx, ids);
    await ctx.db.updateTable('privacy_requests').set({ file_id: null }).where('id', 'in', ids).execute();
    for (const { file_id } of asked) if (file_id !== null) await deleteFile(ctx, file_id);
    return [];
  },
};
