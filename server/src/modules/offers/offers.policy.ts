import type { Actor } from '../../platform/actor.ts';

/** Who makes, sends, cancels and reads the offers of a company: its owners and recruiters. */
export function mayHandleOffers(actor: Actor, row: { readonly companyId: string }): boolean {
  if (actor.kind !== 'user') return false;
  return actor.memberships.some(
    ({ companyId, role }) => companyId === row.companyId && (role === 'owner' || role === 'recruiter'),
  );
}

/** Who reads and answers an offer: the holder of its own link. */
export function mayAnswer(actor: Actor, offer: { readonly id: string }): boolean {
  return actor.kind === 'token' && actor.token === 'offer' && actor.subjectId === offer.id;
}
