import { type Actor, type MemberRole, roleIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';

export type CompanyAction = 'read' | 'edit' | 'readTeam' | 'manageTeam';

const ALLOWED: Readonly<Record<CompanyAction, readonly MemberRole[]>> = {
  read: ['owner', 'recruiter', 'hiring_manager', 'interviewer'],
  edit: ['owner'],
  readTeam: ['owner', 'recruiter', 'hiring_manager', 'interviewer'],
  manageTeam: ['owner'],
};

/** Whether a role works on all the jobs of its company; others see what is shared with them. */
export function runsJobs(role: MemberRole): boolean {
  return role === 'owner' || role === 'recruiter';
}

export function mayInCompany(actor: Actor, action: CompanyAction, companyId: string): boolean {
  const role = roleIn(actor, companyId);
  return role !== null && ALLOWED[action].includes(role);
}

/**
 * Checks a right, and answers who has it.
 * @throws AppError NOT_FOUND to strangers, who shall not learn that the company exists; FORBIDDEN
 */
export function requireInCompany(
  ctx: Ctx,
  action: CompanyAction,
  companyId: string,
): { userId: string; role: MemberRole } {
  const role = roleIn(ctx.actor, companyId);
  if (ctx.actor.kind !== 'user' || role === null) throw new AppError('NOT_FOUND');
  if (!mayInCompany(ctx.actor, action, companyId)) throw new AppError('FORBIDDEN');
  return { userId: ctx.actor.userId, role };
}
