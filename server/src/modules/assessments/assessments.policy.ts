import { type Actor, type MemberRole, roleIn } from '../../platform/actor.ts';
import { runsJobs } from '../companies/companies.service.ts';

/** Who writes the tests of a company: whoever runs its jobs, and its experts. */
export const writesTests = (role: MemberRole): boolean => runsJobs(role) || role === 'expert';

/** What the actor may with a test: nothing, not even hear of it, know that it is there, or everything. */
export function standing(actor: Actor, test: { companyId: string }): 'stranger' | 'member' | 'author' {
  if (actor.kind === 'system') return 'author';
  const role = roleIn(actor, test.companyId);
  if (!role) return 'stranger';
  return writesTests(role) ? 'author' : 'member';
}
