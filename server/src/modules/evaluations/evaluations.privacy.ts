import type { PersonalData } from '../../platform/personal-data.ts';

/** An opinion about somebody is their data: they get it, with the role of whoever wrote it instead of a name. */
export const evaluationsData: PersonalData = {
  module: 'evaluations',
  tables: ['notes'],

  async exports(ctx, { userId, applicationIds }) {
    const about =
      applicationIds.length === 0
        ? []
        : await ctx.db
            .selectFrom('notes')
            .innerJoin('companyMembers as author', (join) =>
              join.onRef('author.userId', '=', 'notes.authorId').onRef('author.companyId', '=', 'notes.companyId'),
            )
            .select(['notes.applicationId', 'notes.body as text', 'author.role as writtenBy'])
            .select('notes.createdAt as at')
            .where('notes.applicationId', 'in', applicationIds)
            .orderBy('notes.id')
            .execute();
    // What a recruiter wrote is about others: they are told when, and of which application.
    const written =
      userId === null
        ? []
        : await ctx.db
            .selectFrom('notes')
            .select(['applicationId', 'createdAt as at'])
            .where('authorId', '=', userId)
            .orderBy('id')
            .execute();
    return [
      { category: 'evaluations', name: 'notes-about-you', rows: about },
      { category: 'company_work', name: 'notes-you-wrote', rows: written },
    ];
  },

  async erases(ctx, { userId, applicationIds }) {
    const about =
      applicationIds.length === 0
        ? 0
        : Number(
            (await ctx.db.deleteFrom('notes').where('applicationId', 'in', applicationIds).executeTakeFirst())
              .numDeletedRows,
          );
    if (userId === null) return [{ category: 'evaluations', removed: about }];
    const { count } = await ctx.db
      .selectFrom('notes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('authorId', '=', userId)
      .executeTakeFirstOrThrow();
    return [
      { category: 'evaluations', removed: about },
      ...(count > 0
        ? [{ category: 'company_work', removed: 0, kept: { count, ground: 'company_record', until: null } } as const]
        : []),
    ];
  },
};
