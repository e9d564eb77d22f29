import type { SHARING_ROLES } from '@prova/contract/jobs/job-members';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

export interface ColleagueRow {
  readonly userId: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly locale: string;
  readonly photoFileId: string | null;
  readonly role: string;
  readonly sharedAt: Date | null;
}

/** Who belongs to the company now, and since when a job is shared with each. */
const colleagues = (ctx: Ctx, job: { id: string; company_id: string }) =>
  ctx.db
    .selectFrom('company_members as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .leftJoin('job_members as s', (join) => join.onRef('s.user_id', '=', 'm.user_id').on('s.job_id', '=', job.id))
    .select(['m.user_id as userId', 'users.name', 'users.email', 'users.locale', 'm.role', 's.created_at as sharedAt'])
    .select('users.photo_file_id as photoFileId')
    .where('m.company_id', '=', job.company_id)
    .where('m.removed_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where('users.erased_at', 'is', null);

export function selectColleagues(
  ctx: Ctx,
  job: { id: string; company_id: string },
  roles: typeof SHARING_ROLES,
): Promise<ColleagueRow[]> {
  return colleagues(ctx, job)
    .where('m.role', 'in', roles)
    .orderBy(sql`s.created_at is null`)
    .orderBy('users.name')
    .orderBy('m.user_id')
    .execute();
}

export function selectColleague(
  ctx: Ctx,
  job: { id: string; company_id: string },
  userId: string,
): Promise<ColleagueRow | undefined> {
  return colleagues(ctx, job).where('m.user_id', '=', userId).executeTakeFirst();
}

/** False when the job was shared with them already, also by somebody who does it at this moment. */
export async function insertJobMember(
  ctx: Ctx,
  job: { id: string; company_id: string },
  userId: string,
): Promise<boolean> {
  const row = await ctx.db
    .insertInto('job_members')
    .values({ job_id: job.id, company_id: job.company_id, user_id: userId, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['job_id', 'user_id']).doNothing())
    .returning('job_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it was not shared. */
export async function deleteJobMember(ctx: Ctx, jobId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('job_members')
    .where('job_id', '=', jobId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
