import type { Ctx } from '../../platform/context.ts';
import type { DataSubject, PersonalData } from '../../platform/personal-data.ts';

/** Ids: of a talent's own, unless only what one company holds is meant, and of those of the applications. Each found by an index. */
function idsOf(ctx: Ctx, { userId, companyId, applicationIds }: DataSubject) {
  const own = ctx.db
    .selectFrom('certificates')
    .innerJoin('talents', 'talents.id', 'certificates.talentId')
    .select('certificates.id')
    .where('talents.userId', '=', companyId === undefined ? userId : null);
  if (applicationIds.length === 0) return own;
  return own.union(
    ctx.db
      .selectFrom('certificates')
      .innerJoin('testAttempts', 'testAttempts.id', 'certificates.attemptId')
      .innerJoin('testAssignments', 'testAssignments.id', 'testAttempts.assignmentId')
      .select('certificates.id')
      .where('testAssignments.applicationId', 'in', [...applicationIds]),
  );
}

function selectCertificates(ctx: Ctx, subject: DataSubject) {
  return ctx.db
    .selectFrom('certificates')
    .innerJoin('testAttempts as t', 't.id', 'certificates.attemptId')
    .innerJoin('testVersions as v', 'v.id', 't.versionId')
    .select(['t.assignmentId as testId', 'v.title', 'certificates.code', 'showsName', 'showsScore', 'showsPlace'])
    .select(['showsCompany', 'certificates.createdAt as issuedAt', 'changedAt', 'withdrawnAt', 'withdrawnBy'])
    .where('certificates.id', 'in', idsOf(ctx, subject))
    .orderBy('certificates.id')
    .execute();
}

/** Their places in the status lists stay, and say from now on that they are not valid. */
async function deleteCertificates(ctx: Ctx, subject: DataSubject): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('certificates')
    .where('id', 'in', idsOf(ctx, subject))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export const certificatesData: PersonalData = {
  module: 'certificates',
  tables: ['certificates'],

  async exports(ctx, subject) {
    return [{ category: 'assessments', name: 'certificates', rows: await selectCertificates(ctx, subject) }];
  },

  async erases(ctx, subject) {
    return [{ category: 'assessments', removed: await deleteCertificates(ctx, subject) }];
  },
};
