import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';

export const recruitersData: PersonalData = {
  module: 'recruiters',
  tables: ['recruiter_profiles'],

  async exports(ctx, { userId }) {
    if (userId === null) return [];
    const rows = await ctx.db
      .selectFrom('recruiter_profiles')
      .select(['bio', 'position', 'department', 'location', 'phone', 'linkedin_url as linkedin', 'specializations'])
      .select(['works_for_multiple as worksForMultiple', 'experience_from as yearsOfExperienceFrom', 'experience'])
      .select(['additional_info as additionalInfo', 'languages', 'education', 'cover_file_id as coverFileId'])
      .select(['draft as registrationDraft', 'completed_at as registrationCompletedAt'])
      .where('user_id', '=', userId)
      .execute();
    const covers = rows.flatMap(({ coverFileId }) => (coverFileId === null ? [] : [coverFileId]));
    return [
      { category: 'profile', name: 'recruiter-profile', rows, files: covers.map((id) => ({ id, name: 'cover' })) },
    ];
  },

  async erases(ctx, { userId }) {
    if (userId === null) return [];
    const rows = await ctx.db
      .deleteFrom('recruiter_profiles')
      .where('user_id', '=', userId)
      .returning('cover_file_id')
      .execute();
    for (const { cover_file_id } of rows) if (cover_file_id) await deleteFile(ctx, cover_file_id);
    return [{ category: 'profile', removed: rows.length }];
  },
};
