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
            .innerJoin('company_members as author', (join) =>
              join.onRef('author.user_id', '=', 'notes.author_id').onRef('author.company_id', '=', 'notes.company_id'),
            )
            .select(['notes.application_id as applicationId', 'notes.body as text', 'author.role as writtenBy'])
            .select('notes.created_at as at')
            .where('notes.application_id', 'in', applicationIds)
            .orderBy('notes.id')
            .execute();
    // What a recruiter wrote is about others: they are told when, and of which candidacy.
    const written =
      userId === null
        ? []
        : await ctx.db
            .selectFrom('notes')
            .select(['application_id as applicationId', 'created_at as at'])
            .where('author_id', '=', userId)
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
            (await ctx.db.deleteFrom('notes').where('application_id', 'in', applicationIds).executeTakeFirst())
              .numDeletedRows,
          );
    if (userId === null) return [{ category: 'evaluations', removed: about }];
    const { count } = await ctx.db
      .selectFrom('notes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('author_id', '=', userId)
      .executeTakeFirstOrThrow();
    return [
      { category: 'evaluations', removed: about },
      ...(count > 0
        ? [{ category: 'company_work', removed: 0, kept: { count, ground: 'company_record', until: null } } as const]
        : []),
    ];
  },
};
