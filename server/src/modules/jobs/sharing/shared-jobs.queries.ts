import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { seesShared } from '../jobs.policy.ts';
import type { JobScope } from './shared-jobs.ts';

/**
 * Whether a job is shared with the actor: a column of the row that a policy judges. Who works on all jobs of all their
 * companies is not looked up. The link of a board is shared its own job.
 * @param jobId the column that holds the id of the job
 */
export function sharedWith(actor: Actor, jobId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (actor.kind === 'token' && actor.token === 'board') return sql<boolean>`(${jobId} = ${actor.subjectId}::uuid)`;
  if (actor.kind !== 'user' || !actor.memberships.some(({ role }) => seesShared(role))) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from job_members where job_members.job_id = ${jobId} and job_members.user_id = ${actor.userId})`;
}

/**
 * The condition of a list on its jobs. The company is a condition of its own.
 * @param jobId the column that holds the id of the job
 */
export function inScope({ companyId, sharedWith }: JobScope, jobId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (sharedWith === null) return sql<boolean>`true`;
  return sql<boolean>`${jobId} = any(array(
    select job_members.job_id from job_members
    where job_members.user_id = ${sharedWith} and job_members.company_id = ${companyId}))`;
}
