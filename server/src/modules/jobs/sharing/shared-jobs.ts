import { type RawBuilder, sql } from 'kysely';
import { type Actor, type MemberRole, roleIn } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { runsJobs } from '../../companies/companies.service.ts';
import { seesShared } from '../jobs.policy.ts';

/**
 * Whether a job is shared with the actor: a column of the row that a policy judges. Who works on all jobs of all their
 * companies is not looked up.
 * @param jobId the column that holds the id of the job
 */
export function sharedWith(actor: Actor, jobId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (actor.kind !== 'user' || !actor.memberships.some(({ role }) => seesShared(role))) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from job_members where job_members.job_id = ${jobId} and job_members.user_id = ${actor.userId})`;
}

/** Which jobs of a company a list may be about: all, or those shared with one person. */
export interface JobScope {
  readonly companyId: string;
  /** Null: all of them. */
  readonly sharedWith: string | null;
}

/** The jobs that the actor works with in a company; null for who works with none. */
export function jobScope(ctx: Ctx, companyId: string): (JobScope & { readonly role: MemberRole }) | null {
  const role = roleIn(ctx.actor, companyId);
  if (!role || ctx.actor.kind !== 'user') return null;
  if (runsJobs(role)) return { companyId, role, sharedWith: null };
  return seesShared(role) ? { companyId, role, sharedWith: ctx.actor.userId } : null;
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
