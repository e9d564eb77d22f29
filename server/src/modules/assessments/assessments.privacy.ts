import type { PersonalData } from '../../platform/personal-data.ts';

/** The tests that somebody wrote stay with the company: they hold nothing about a person but who did it. */
export const assessmentsData: PersonalData = {
  module: 'assessments',
  tables: ['tests'],

  async exports(ctx, { userId }) {
    const written =
      userId === null
        ? []
        : await ctx.db
            .selectFrom('tests')
            .innerJoin('companies', 'companies.id', 'tests.companyId')
            .select(['tests.id', 'companies.name as company', 'tests.title', 'tests.createdAt as at'])
            .where('tests.authorId', '=', userId)
            .orderBy('tests.id')
            .execute();
    return [{ category: 'company_work', name: 'tests-you-wrote', rows: written }];
  },

  async erases(ctx, { userId }) {
    if (userId === null) return [];
    const { count } = await ctx.db
      .selectFrom('tests')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('authorId', '=', userId)
      .executeTakeFirstOrThrow();
    if (count === 0) return [];
    return [{ category: 'company_work', removed: 0, kept: { count, ground: 'company_record', until: null } }];
  },
};
