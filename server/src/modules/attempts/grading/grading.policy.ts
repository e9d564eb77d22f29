import type { MemberRole } from '../../../platform/actor.ts';
import { runsJobs } from '../../companies/companies.service.ts';

/** Where two grades are apart: who may give other points. One of the two has had their say, unless they answer for the job. */
export const mayDecide = (role: MemberRole, isOneOfTwo: boolean): boolean => runsJobs(role) || !isOneOfTwo;

/**
 * Whose grade may do, on the word of whom. Of two that are apart either one for who may decide, and the other's for one of the two.
 * Where a second person is missing, the only one, for who gave it and answers for the job.
 */
export function mayAccept(
  role: MemberRole,
  { isOneOfTwo, own, differs }: { isOneOfTwo: boolean; own: boolean; differs: boolean },
): boolean {
  return differs ? mayDecide(role, isOneOfTwo) || !own : own && runsJobs(role);
}
