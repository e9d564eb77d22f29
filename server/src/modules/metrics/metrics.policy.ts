import type { Membership } from '../../platform/actor.ts';

/** Owners and recruiters see the company as a whole. */
export function mayReadHome({ role }: Pick<Membership, 'role'>): boolean {
  return role === 'owner' || role === 'recruiter';
}
