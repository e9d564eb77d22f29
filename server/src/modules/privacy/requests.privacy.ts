import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteTokens } from '../../platform/tokens.ts';
import { deleteFile } from '../files/files.service.ts';
import { emptyRequests } from './data-requests.queries.ts';

export const privacyData: PersonalData = {
  module: 'privacy',
  tables: ['privacyRequests', 'retentionRules', 'retentionRuns'],

  async exports(ctx, { userId, email, companyId }) {
    if (userId === null && email === null) return [];
    const rows = await ctx.db
      .selectFrom('privacyRequests')
      .leftJoin('companies', 'companies.id', 'privacyRequests.companyId')
      .select(['kind', 'message', 'state', 'privacyRequests.createdAt as askedAt', 'confirmedAt'])
      .select(['extendedAt', 'extensionReason', 'answeredAt'])
      .select(['answer', 'companies.name as askedOf'])
      .where((where) => where.or([where('userId', '=', userId), where('address', '=', email)]))
      .$if(companyId !== undefined, (query) => query.where('companyId', '=', companyId ?? null))
      .orderBy('privacyRequests.id')
      .execute();
    return [{ category: 'account', name: 'privacy-requests', rows }];
  },

  /** That there was a request, and how it ended, stays as proof; who asked does not. What one company erases is asked there. */
  async erases(ctx, { userId, email, companyId }) {
    if (email === null || companyId) return [];
    const asked = await ctx.db
      .selectFrom('privacyRequests')
      .select(['id', 'fileId'])
      .where((where) => where.or([where('address', '=', email), where('userId', '=', userId)]))
      .execute();
    const ids = asked.map(({ id }) => id);
    if (ids.length === 0) return [];
    // Nobody is left to answer to.
    await ctx.db
      .updateTable('privacyRequests')
      .set({ state: 'withdrawn', answeredAt: ctx.clock.now() })
      .where('id', 'in', ids)
      .where('handling', '=', 'queue')
      .where('answeredAt', 'is', null)
      .execute();
    await emptyRequests(ctx, ids);
    await deleteTokens(ctx, { kind: 'privacy_request', subjectIds: ids });
    await ctx.db.updateTable('privacyRequests').set({ fileId: null }).where('id', 'in', ids).execute();
    for (const { fileId } of asked) if (fileId !== null) await deleteFile(ctx, fileId);
    return [];
  },
};
