import type { ExpressionBuilder } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db.ts';
import type { DataSubject } from '../../../platform/personal-data.ts';

/** A talent's own, unless only what one company holds is meant; and those of the applications. */
const of =
  (ctx: Ctx, { userId, companyId, applicationIds }: DataSubject) =>
  (eb: ExpressionBuilder<DB, 'certificates'>) => {
    const talents = ctx.db
      .selectFrom('talents')
      .select('talents.id')
      .where('talents.userId', '=', companyId === undefined ? userId : null);
    const attempts = ctx.db
      .selectFrom('testAttempts')
      .innerJoin('testAssignments', 'testAssignments.id', 'testAttempts.assignmentId')
      .select('testAttempts.id')
      .where('testAssignments.applicationId', 'in', [...applicationIds]);
    return eb.or([
      eb('certificates.talentId', 'in', talents),
      ...(applicationIds.length > 0 ? [eb('certificates.attemptId', 'in', attempts)] : []),
    ]);
  };

export function selectCertificates(ctx: Ctx, subject: DataSubject) {
  return ctx.db
    .selectFrom('certificates')
    .innerJoin('testAttempts as t', 't.id', 'certificates.attemptId')
    .innerJoin('testVersions as v', 'v.id', 't.versionId')
    .select(['t.assignmentId as testId', 'v.title', 'certificates.code', 'showsName', 'showsScore', 'showsPlace'])
    .select(['showsCompany', 'certificates.createdAt as issuedAt', 'changedAt', 'withdrawnAt'])
    .where(of(ctx, subject))
    .orderBy('certificates.id')
    .execute();
}

/** Their places in the status lists stay, and say from now on that they are not valid. */
export async function deleteCertificates(ctx: Ctx, subject: DataSubject): Promise<number> {
  const { numDeletedRows } = await ctx.db.deleteFrom('certificates').where(of(ctx, subject)).executeTakeFirst();
  return Number(numDeletedRows);
}
