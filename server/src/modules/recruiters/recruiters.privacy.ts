import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';

export const recruitersData: PersonalData = {
  module: 'recruiters',
  tables: ['recruiterProfiles'],

  async exports(ctx, { userId }) {
    if (userId === null) return [];
    const rows = await ctx.db
      .selectFrom('recruiterProfiles')
      .select(['bio', 'position', 'department', 'location', 'phone', 'linkedinUrl as linkedin', 'specializations'])
      .select(['worksForMultiple', 'experienceFrom as yearsOfExperienceFrom', 'experience'])
      .select(['additionalInfo', 'languages', 'education', 'coverFileId'])
      .select(['draft as registrationDraft', 'completedAt as registrationCompletedAt'])
      .where('userId', '=', userId)
      .execute();
    const covers = rows.flatMap(({ coverFileId }) => (coverFileId === null ? [] : [coverFileId]));
    return [
      { category: 'profile', name: 'recruiter-profile', rows, files: covers.map((id) => ({ id, name: 'cover' })) },
    ];
  },

  async erases(ctx, { userId }) {
    if (userId === null) return [];
    const rows = await ctx.db
      .deleteFrom('recruiterProfiles')
      .where('userId', '=', userId)
      .returning('coverFileId')
      .execute();
    for (const { coverFileId } of rows) if (coverFileId) await deleteFile(ctx, coverFileId);
    return [{ category: 'profile', removed: rows.length }];
  },
};
