import type { PersonalData } from '../../platform/personal-data.ts';
import { emptyTalent } from './empty-talent.queries.ts';
import { spreadChange } from './spread-change.ts';
import { setVisibility } from './visibility.ts';

export const talentsData: PersonalData = {
  module: 'talents',
  tables: ['talents', 'talentSearch', 'talentSkills', 'posts', 'profileViews'],

  async exports(ctx, { userId }) {
    if (userId === null) return [];
    const own = ctx.db.selectFrom('talents').select('id').where('userId', '=', userId);
    const rows = await ctx.db
      .selectFrom('talents')
      .leftJoin('files', (join) => join.onRef('files.id', '=', 'talents.resumeFileId').on('files.state', '=', 'stored'))
      .select(['talents.visibility', 'talents.title', 'talents.bio', 'talents.seniority', 'talents.experienceYears'])
      .select(['talents.city', 'talents.state', 'talents.country', 'talents.availability', 'talents.workModel'])
      .select(['talents.payExpected as payExpectedInCents', 'talents.currency', 'talents.phone'])
      .select(['talents.portfolioUrl as portfolio', 'talents.linkedinUrl as linkedin', 'talents.githubUrl as github'])
      .select(['talents.websiteUrl as website', 'talents.publicSlug as publicAddress', 'talents.languages'])
      .select(['talents.education', 'talents.experience', 'talents.createdAt', 'talents.coverFileId'])
      .select(['files.id as resumeFileId', 'files.name as resumeName'])
      .where('talents.userId', '=', userId)
      .execute();
    const files = rows.flatMap(({ resumeFileId, resumeName, coverFileId }) => [
      ...(resumeFileId ? [{ id: resumeFileId, name: resumeName ?? '' }] : []),
      ...(coverFileId ? [{ id: coverFileId, name: 'cover' }] : []),
    ]);
    const skills = await ctx.db
      .selectFrom('talentSkills')
      .innerJoin('skills', 'skills.id', 'talentSkills.skillId')
      .select(['skills.name as skill', 'talentSkills.level', 'talentSkills.years as yearsOfExperience'])
      .where('talentSkills.talentId', 'in', own)
      .orderBy('talentSkills.position')
      .execute();
    const posts = await ctx.db
      .selectFrom('posts')
      .select(['body', 'createdAt'])
      .where('talentId', 'in', own)
      .orderBy('id')
      .execute();
    const views = await ctx.db
      .selectFrom('profileViews')
      .innerJoin('companies', 'companies.id', 'profileViews.companyId')
      .select(['companies.name as company', 'profileViews.day'])
      .where('profileViews.talentId', 'in', own)
      .orderBy('profileViews.id')
      .execute();
    return [
      { category: 'profile', name: 'profile', rows, files },
      { category: 'profile', name: 'skills', rows: skills },
      { category: 'profile', name: 'posts', rows: posts },
      { category: 'profile', name: 'profile-views', rows: views },
    ];
  },

  /** Nobody is to find who has asked to be forgotten. */
  async leaves(ctx, { userId }) {
    if (userId !== null) await setVisibility(ctx, userId, 'hidden');
    return [];
  },

  async erases(ctx, { userId }) {
    if (userId === null) return [];
    const talent = await ctx.db.selectFrom('talents').select('id').where('userId', '=', userId).executeTakeFirst();
    if (!talent) return [];
    await emptyTalent(ctx, talent.id);
    await spreadChange(ctx, talent.id);
    return [{ category: 'profile', removed: 1 }];
  },
};
