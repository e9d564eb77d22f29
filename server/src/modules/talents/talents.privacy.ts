import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';

export const talentsData: PersonalData = {
  module: 'talents',
  tables: ['talents'],

  async exports(ctx, { userId }) {
    if (userId === null) return [];
    const rows = await ctx.db
      .selectFrom('talents')
      .leftJoin('files', (join) =>
        join.onRef('files.id', '=', 'talents.resume_file_id').on('files.state', '=', 'stored'),
      )
      .select(['talents.visibility', 'talents.title', 'talents.bio', 'talents.seniority', 'talents.city'])
      .select(['talents.state', 'talents.country', 'talents.phone', 'talents.portfolio_url as portfolio'])
      .select(['talents.linkedin_url as linkedin', 'talents.github_url as github', 'talents.website_url as website'])
      .select(['files.id as resumeFileId', 'files.name as resumeName', 'talents.created_at as createdAt'])
      .where('talents.user_id', '=', userId)
      .execute();
    const files = rows.flatMap(({ resumeFileId: id, resumeName }) => (id ? [{ id, name: resumeName ?? '' }] : []));
    return [{ category: 'profile', name: 'profile', rows, files }];
  },

  async erases(ctx, { userId }) {
    if (userId === null) return [];
    const talent = await ctx.db
      .selectFrom('talents')
      .select('resume_file_id')
      .where('user_id', '=', userId)
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
        portfolio_url: null,
        linkedin_url: null,
        github_url: null,
        website_url: null,
        resume_file_id: null,
        version: expression('version', '+', 1),
      }))
      .where('user_id', '=', userId)
      .execute();
    if (talent.resume_file_id) await deleteFile(ctx, talent.resume_file_id);
    return [{ category: 'profile', removed: 1 }];
  },
};
