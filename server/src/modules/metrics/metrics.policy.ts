import type { ResultOf } from '@prova/contract/endpoint';
import type { recruiterHome } from '@prova/contract/metrics/metrics';
import { type Actor, type MemberRole, roleIn } from '../../platform/actor.ts';
import { type ApplicationRight, mayWithApplication } from '../applications/applications.service.ts';
import { runsJobs } from '../companies/companies.service.ts';

type Waiting = ResultOf<typeof recruiterHome>['waiting'];

/** What may wait for somebody at home. */
export type Work = Exclude<keyof Waiting, 'next' | `${string}Job${string}`>;

/** What each kind of work takes: whoever may not do it is not told of it. */
const TAKES: Readonly<Record<Work, readonly ApplicationRight[] | ((role: MemberRole) => boolean)>> = {
  overdue: ['decide'],
  unopened: ['decide'],
  offersOpen: ['read_offers'],
  offersDeclined: ['read_offers', 'decide'],
  offersExpired: ['read_offers', 'decide'],
  toSchedule: ['handle_interviews'],
  toTest: ['handle_tests'],
  // Who speaks for the company about data.
  dataRequests: (role) => role === 'owner',
  mailsFailed: runsJobs,
};

/** Whether somebody can do a kind of work in the jobs that they work with. */
export function does(actor: Actor, companyId: string, work: Work): boolean {
  const role = roleIn(actor, companyId);
  if (!role) return false;
  const takes = TAKES[work];
  return typeof takes === 'function'
    ? takes(role)
    : takes.every((right) => mayWithApplication(actor, right, { companyId, shared: true }));
}

/** Who reads the metrics, of the jobs that they work with; who judges on their own is not shown how far the others have come. */
export function readsReports(role: MemberRole): boolean {
  return runsJobs(role) || role === 'hiring_manager';
}
