import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';

const OPINIONS = ['notes', 'feedbacks'] as const;
type Opinions = (typeof OPINIONS)[number];

/** An opinion about somebody is their data: they get it, with the role of whoever wrote it instead of a name. */
export const evaluationsData: PersonalData = {
  module: 'evaluations',
  tables: OPINIONS,

  async exports(ctx, { userId, applicationIds }) {
    const notes =
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
    // Drafts, too: nobody has read them, and they are about the person all the same.
    const feedbacks =
      applicationIds.length === 0
        ? []
        : await ctx.db
            .selectFrom('feedbacks')
            .innerJoin('companyMembers as author', (join) =>
              join
                .onRef('author.userId', '=', 'feedbacks.authorId')
                .onRef('author.companyId', '=', 'feedbacks.companyId'),
            )
            .innerJoin('companies', 'companies.id', 'feedbacks.companyId')
            .select(['feedbacks.applicationId', 'companies.name as company', 'author.role as writtenBy'])
            .select(['feedbacks.strengths', 'feedbacks.growth', 'feedbacks.message'])
            .select(['feedbacks.sharedAt', 'feedbacks.editedAt', 'feedbacks.createdAt as at'])
            .where('feedbacks.applicationId', 'in', applicationIds)
            .orderBy('feedbacks.id')
            .execute();
    return [
      { category: 'evaluations', name: 'notes-about-you', rows: notes },
      { category: 'evaluations', name: 'feedback-about-you', rows: feedbacks },
      // What a recruiter wrote is about others: they are told when, and of which application.
      { category: 'company_work', name: 'notes-you-wrote', rows: await writtenBy(ctx, userId, 'notes') },
      { category: 'company_work', name: 'feedback-you-wrote', rows: await writtenBy(ctx, userId, 'feedbacks') },
    ];
  },

  async erases(ctx, { userId, applicationIds }) {
    let removed = 0;
    let count = 0;
    for (const table of OPINIONS) {
      if (applicationIds.length > 0) {
        const gone = await ctx.db.deleteFrom(table).where('applicationId', 'in', applicationIds).executeTakeFirst();
        removed += Number(gone.numDeletedRows);
      }
      count += (await writtenBy(ctx, userId, table)).length;
    }
    return [
      { category: 'evaluations', removed },
      ...(count > 0
        ? [{ category: 'company_work', removed: 0, kept: { count, ground: 'company_record', until: null } } as const]
        : []),
    ];
  },
};

async function writtenBy(ctx: Ctx, userId: string | null, table: Opinions) {
  if (userId === null) return [];
  return ctx.db
    .selectFrom(table)
    .select(['applicationId', 'createdAt as at'])
    .where('authorId', '=', userId)
    .orderBy('id')
    .execute();
}
