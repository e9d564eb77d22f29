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
const colleagues = (ctx: Ctx, job: { id: string; companyId: string }) =>
  ctx.db
    .selectFrom('companyMembers as m')
    .innerJoin('users', 'users.id', 'm.userId')
    .leftJoin('jobMembers as s', (join) => join.onRef('s.userId', '=', 'm.userId').on('s.jobId', '=', job.id))
    .select(['m.userId', 'users.name', 'users.email', 'users.locale', 'm.role', 's.createdAt as sharedAt'])
    .select('users.photoFileId')
    .where('m.companyId', '=', job.companyId)
    .where('m.removedAt', 'is', null)
    .where('users.disabledAt', 'is', null)
    .where('users.erasedAt', 'is', null);

export function selectColleagues(
  ctx: Ctx,
  job: { id: string; companyId: string },
  roles: typeof SHARING_ROLES,
): Promise<ColleagueRow[]> {
  return colleagues(ctx, job)
    .where('m.role', 'in', roles)
    .orderBy(sql`s.created_at is null`)
    .orderBy('users.name')
    .orderBy('m.userId')
    .execute();
}

export function selectColleague(
  ctx: Ctx,
  job: { id: string; companyId: string },
  userId: string,
): Promise<ColleagueRow | undefined> {
  return colleagues(ctx, job).where('m.userId', '=', userId).executeTakeFirst();
}

/** False when the job was shared with them already, also by somebody who does it at this moment. */
export async function insertJobMember(
  ctx: Ctx,
  job: { id: string; companyId: string },
  userId: string,
): Promise<boolean> {
  const row = await ctx.db
    .insertInto('jobMembers')
    .values({ jobId: job.id, companyId: job.companyId, userId, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['jobId', 'userId']).doNothing())
    .returning('jobId')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it was not shared. */
export async function deleteJobMember(ctx: Ctx, jobId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('jobMembers')
    .where('jobId', '=', jobId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
