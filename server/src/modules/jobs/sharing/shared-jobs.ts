import { type MemberRole, roleIn } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { runsJobs } from '../../companies/companies.service.ts';
import { seesShared } from '../jobs.policy.ts';

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
