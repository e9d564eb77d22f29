import type { Ctx } from '../../platform/context.ts';

/** Résumés that a talent has sent with applications of theirs and that are still kept, the newest first. */
const sentResumes = (ctx: Ctx, talentId: string) =>
  ctx.db
    .selectFrom('candidates')
    .innerJoin('applications', 'applications.candidateId', 'candidates.id')
    .innerJoin('applicationForms', 'applicationForms.applicationId', 'applications.id')
    .innerJoin('companies', 'companies.id', 'applications.companyId')
    .innerJoin('files', (join) =>
      join.onRef('files.id', '=', 'applicationForms.resumeFileId').on('files.state', '=', 'stored'),
    )
    .where('candidates.talentId', '=', talentId)
    .orderBy('applications.appliedAt', 'desc')
    .select([
      'files.id as fileId',
      'files.name',
      'files.bytes',
      'companies.name as companyName',
      'applications.appliedAt as sentAt',
    ])
    .limit(1);

export const selectLastResume = (ctx: Ctx, talentId: string) => sentResumes(ctx, talentId).executeTakeFirst();

/** Whether a file is such a résumé of this talent. */
export async function isSentResume(ctx: Ctx, talentId: string, fileId: string): Promise<boolean> {
  return (await sentResumes(ctx, talentId).where('files.id', '=', fileId).executeTakeFirst()) !== undefined;
}

/** The applications of a talent to some jobs that keep them from applying there again. */
export function selectActiveApplications(ctx: Ctx, talentId: string, jobIds: readonly string[]) {
  return ctx.db
    .selectFrom('candidates')
    .innerJoin('applications', 'applications.candidateId', 'candidates.id')
    .select(['applications.jobId', 'applications.id as applicationId', 'applications.appliedAt'])
    .where('candidates.talentId', '=', talentId)
    .where('applications.jobId', 'in', jobIds)
    .where('applications.active', '=', true)
    .execute();
}
