import type { MemberRole } from '../../platform/actor.ts';

/** Whom the home tells of offers, in the jobs that they work with. */
export function countsOffers(role: MemberRole): boolean {
  return role === 'owner' || role === 'recruiter' || role === 'hiring_manager';
}

/** Whom the home tells of the company's mails that failed, and of drafts: who runs the jobs. */
export function runsCompany(role: MemberRole): boolean {
  return role === 'owner' || role === 'recruiter';
}
