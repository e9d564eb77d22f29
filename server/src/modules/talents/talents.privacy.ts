import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';

export const talentsData: PersonalData = {
  module: 'talents',
  tables: ['talents'],

  async exports(ctx, { userId }) {
    if (userId === null) return [];
    const rows = await ctx.db
      .selectFrom('talents')
      .leftJoin('files', (join) => join.onRef('files.id', '=', 'talents.resumeFileId').on('files.state', '=', 'stored'))
      .select(['talents.visibility', 'talents.title', 'talents.bio', 'talents.seniority', 'talents.city'])
      .select(['talents.state', 'talents.country', 'talents.phone', 'talents.portfolioUrl as portfolio'])
      .select(['talents.linkedinUrl as linkedin', 'talents.githubUrl as github', 'talents.websiteUrl as website'])
      .select(['files.id as resumeFileId', 'files.name as resumeName', 'talents.createdAt'])
      .where('talents.userId', '=', userId)
      .execute();
    const files = rows.flatMap(({ resumeFileId: id, resumeName }) => (id ? [{ id, name: resumeName ?? '' }] : []));
    return [{ category: 'profile', name: 'profile', rows, files }];
  },

  async erases(ctx, { userId }) {
    if (userId === null) return [];
    const talent = await ctx.db
      .selectFrom('talents')
      .select('resumeFileId')
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!talent) return [];
    await ctx.db
      .updateTable('talents')
      .set((expression) => ({
        visibility: 'hidden',
        title: null,
        bio: null,
        seniority: null,
        city: null,
        state: null,
        country: null,
        phone: null,
        portfolioUrl: null,
        linkedinUrl: null,
        githubUrl: null,
        websiteUrl: null,
        resumeFileId: null,
        version: expression('version', '+', 1),
      }))
      .where('userId', '=', userId)
      .execute();
    if (talent.resumeFileId) await deleteFile(ctx, talent.resumeFileId);
    return [{ category: 'profile', removed: 1 }];
  },
};
