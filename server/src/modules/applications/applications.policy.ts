import type { Actor } from '../../platform/actor.ts';

/** Who may see and handle the candidacies of a company: its owners and recruiters. */
export function mayHandle(actor: Actor, row: { readonly companyId: string }): boolean {
  if (actor.kind !== 'user') return false;
  return actor.memberships.some(
    ({ companyId, role }) => companyId === row.companyId && (role === 'owner' || role === 'recruiter'),
  );
}
