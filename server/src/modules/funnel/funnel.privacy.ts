import type { PersonalData } from '../../platform/personal-data.ts';

/** What was exported is told by the log and by the histories: here it is for as long as it can be downloaded. */
export const funnelData: PersonalData = {
  module: 'funnel',
  tables: ['candidateExports'],

  async erases(ctx, { userId, companyId }) {
    if (userId !== null)
      await ctx.db
        .deleteFrom('candidateExports')
        .where('userId', '=', userId)
        .$if(companyId !== undefined, (query) => query.where('companyId', '=', companyId ?? ''))
        .execute();
    return [];
  },
};
