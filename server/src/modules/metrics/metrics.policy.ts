import type { MemberRole } from '../../platform/actor.ts';
import { runsJobs } from '../companies/companies.service.ts';

/** Whom the home tells of offers, in the jobs that they work with. */
export function countsOffers(role: MemberRole): boolean {
  return runsJobs(role) || role === 'hiring_manager';
}
