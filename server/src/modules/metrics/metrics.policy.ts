import type { MemberRole } from '../../platform/actor.ts';
import { runsJobs } from '../companies/companies.service.ts';

/** Whom the home tells of offers, in the jobs that they work with. */
export function countsOffers(role: MemberRole): boolean {
  return runsJobs(role) || role === 'hiring_manager';
}

/** Who reads the metrics, of the jobs that they work with; who judges on their own is not shown how far the others have come. */
export function readsReports(role: MemberRole): boolean {
  return runsJobs(role) || role === 'hiring_manager';
}
