import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { inScope, jobScope } from '../jobs/jobs.service.ts';
import { isHidden } from './applications.queries.ts';

/** Jobs that a talent has an application to, ended or not. */
export async function appliedJobs(ctx: Ctx, talentId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .select('applications.jobId')
    .distinct()
    .where('candidates.talentId', '=', talentId)
    .execute();
  return rows.map(({ jobId }) => jobId);
}

/**
 * Whether a company may see the profile of somebody who applied to it: to a job that the actor sees, in an application
 * that does not hide who it is and was not withdrawn.
 */
export async function mayBeSeenBy(ctx: Ctx, talentId: string, companyId: string): Promise<boolean> {
  const scope = jobScope(ctx, companyId);
  if (!scope) return false;
  const row = await ctx.db
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .select('applications.id')
    .where('candidates.talentId', '=', talentId)
    .where('candidates.companyId', '=', companyId)
    .where('applications.withdrawnAt', 'is', null)
    .where(sql<boolean>`not ${isHidden}`)
    .where(inScope(scope, sql`jobs.id`))
    .executeTakeFirst();
  return row !== undefined;
}
