import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';

export const privacyData: PersonalData = {
  module: 'privacy',
  tables: ['privacy_requests', 'retention_rules', 'retention_runs'],

  async exports(ctx, { userId }) {
    if (userId === null) return [];
    const rows = await ctx.db
      .selectFrom('privacy_requests')
      .select(['kind', 'message', 'state', 'created_at as askedAt', 'answered_at as answeredAt', 'answer'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return [{ category: 'account', name: 'privacy-requests', rows }];
  },

  /** That there was a request, and how it ended, stays as proof; who asked does not. */
  async erases(ctx, { userId, email }) {
    if (email === null) return [];
    const asked = await ctx.db
      .selectFrom('privacy_requests')
      .select(['id', 'file_id'])
      .where((where) => where.or([where('address', '=', email), where('user_id', '=', userId)]))
      .execute();
    const ids = asked.map(({ id }) => id);
    if (ids.length === 0) return [];
    await ctx.db
      .updateTable('privacy_requests')
      .set({ address: null, message: null, answer: null, file_id: null })
      .where('id', 'in', ids)
      .execute();
    for (const { file_id } of asked) if (file_id !== null) await deleteFile(ctx, file_id);
    return [];
  },
};
