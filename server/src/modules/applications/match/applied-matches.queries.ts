import type { Ctx } from '../../../platform/context.ts';

/** Of each job that a talent applied to the newest application that was not withdrawn; of these jobs, or of all. */
export function selectLatestApplications(ctx: Ctx, talentId: string, jobIds?: readonly string[]) {
  return ctx.db
    .selectFrom('candidates as c')
    .innerJoin('applications as a', 'a.candidateId', 'c.id')
    .select(['a.id', 'a.jobId', 'a.candidateId'])
    .distinctOn('a.jobId')
    .where('c.talentId', '=', talentId)
    .where('a.withdrawnAt', 'is', null)
    .where('a.erasedAt', 'is', null)
    .$if(jobIds !== undefined, (query) => query.where('a.jobId', 'in', jobIds ?? []))
    .orderBy('a.jobId')
    .orderBy('a.appliedAt', 'desc')
    .execute();
}
