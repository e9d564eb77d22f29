import type { Ctx } from '../../platform/context.ts';
import { deleteFile } from '../files/files.service.ts';

/** Takes everything out of a profile but that it was there: its files, too. Nobody sees it any more. */
export async function emptyTalent(ctx: Ctx, talentId: string): Promise<void> {
  const talent = await ctx.db
    .selectFrom('talents')
    .select(['resumeFileId', 'coverFileId'])
    .where('id', '=', talentId)
    .forUpdate()
    .executeTakeFirst();
  if (!talent) return;
  await ctx.db.deleteFrom('talentSkills').where('talentId', '=', talentId).execute();
  await ctx.db.deleteFrom('posts').where('talentId', '=', talentId).execute();
  await ctx.db.deleteFrom('profileViews').where('talentId', '=', talentId).execute();
  await ctx.db
    .updateTable('talents')
    .set((expression) => ({
      visibility: 'hidden',
      title: null,
      bio: null,
      seniority: null,
      experienceYears: null,
      city: null,
      state: null,
      country: null,
      availability: null,
      workModel: null,
      payExpected: null,
      currency: null,
      phone: null,
      portfolioUrl: null,
      linkedinUrl: null,
      githubUrl: null,
      websiteUrl: null,
      resumeFileId: null,
      coverFileId: null,
      languages: '[]',
      education: '[]',
      experience: '[]',
      publicSlug: null,
      updatedAt: ctx.clock.now(),
      version: expression('version', '+', 1),
    }))
    .where('id', '=', talentId)
    .execute();
  for (const fileId of [talent.resumeFileId, talent.coverFileId]) if (fileId) await deleteFile(ctx, fileId);
}
